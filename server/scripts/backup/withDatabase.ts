import { startEmbeddedDatabase } from '../../embedded/embeddedDatabase.ts';
import { findRunningDatabase } from '../../embedded/dataDir.ts';
import type { Config } from '../../src/config.ts';

/** Works on MONGODB_URI or on the embedded database, which is started for the time being if the product does not run. */
export async function withDatabase<Result>(
  { mongodbUri, dataDir }: Pick<Config, 'mongodbUri' | 'dataDir'>,
  work: (uri: string) => Promise<Result>,
  log?: (line: string) => void,
): Promise<Result> {
  const running = mongodbUri ?? (await findRunningDatabase(dataDir));
  if (running !== null) return work(running);
  const database = await startEmbeddedDatabase({
    dataDir,
    ...(log && { log }),
    onUnexpectedExit: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
  try {
    return await work(database.uri);
  } finally {
    await database.stop();
  }
}
