import { ConfigError } from '../../src/config.ts';
import { DataDirInUseError } from '../../embedded/dataDir.ts';
import { MongoToolError } from './runMongoTool.ts';
import { BackupError } from './takeBackup.ts';

/** Prints expected errors as a sentence, others with a stack. */
export async function orSayWhy(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected =
      error instanceof BackupError ||
      error instanceof MongoToolError ||
      error instanceof ConfigError ||
      error instanceof DataDirInUseError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
