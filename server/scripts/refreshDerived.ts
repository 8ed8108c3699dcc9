// `npm run refresh`: reindexes all questionnaires after the lexicon of occupations, the reading of titles or the list of
// places has changed. Can be run while the product runs (with MONGODB_URI), and twice.
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../src/config.ts';
import { connectDatabase, disconnectDatabase } from '../src/database/connection.ts';
import { DataDirInUseError, startEmbeddedDatabase } from '../embedded/embeddedDatabase.ts';
import { reindexQuestionnaires } from '../src/questionnaire/search/reindex.ts';

async function run(): Promise<void> {
  // npm starts a workspace's script in its folder; DATA_DIR is meant as by `npm start`, from the project's.
  process.chdir(resolve(import.meta.dirname, '../..'));
  const { mongodbUri, dataDir } = readConfig(process.env);
  const database = mongodbUri
    ? null
    : await startEmbeddedDatabase({
        dataDir,
        onUnexpectedExit: (reason) => {
          console.error(reason);
          process.exit(1);
        },
      });
  try {
    await connectDatabase(database?.uri ?? mongodbUri ?? '');
    const count = await reindexQuestionnaires((done) => {
      console.error(`${done.toLocaleString('en')} questionnaires …`);
    });
    console.log(
      count === 0
        ? 'All questionnaires were up to date.'
        : `${count.toLocaleString('en')} questionnaires were filed anew.`,
    );
  } finally {
    await disconnectDatabase();
    await database?.stop();
  }
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DataDirInUseError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
