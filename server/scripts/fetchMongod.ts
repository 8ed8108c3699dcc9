// Finds or downloads mongod, so that later starts need no network.
import { findMongod } from '../embedded/mongodBinary.ts';

try {
  const { path, version } = await findMongod((line) => {
    console.log(line);
  });
  console.log(`MongoDB ${version}: ${path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
