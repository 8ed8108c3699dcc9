import { startEmbeddedDatabase } from '../../embedded/embeddedDatabase.ts';
import { findRunningDatabase } from '../../embedded/dataDir.ts';
import type { Config } from '../../src/config.ts';

/** MONGODB_URI, or the embedded database, started if necessary. */
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
