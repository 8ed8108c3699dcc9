// Runs the embedded database to be killed by tests; prints its address, or the error's name, as a JSON line.
import { startEmbeddedDatabase } from '../../embedded/embeddedDatabase.ts';

const [dataDir = '', word] = process.argv.slice(2);

// Disables the watchdog: its program exits at once.
if (word === 'without watchdog') process.execPath = 'true';

function report(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

try {
  const database = await startEmbeddedDatabase({
    dataDir,
    onUnexpectedExit: (reason) => {
      report({ reason });
      process.exit(1);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void database.stop().then(() => process.exit(0));
    });
  }
  report({ uri: database.uri, mongodPid: database.mongodPid });
} catch (error) {
  report({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exitCode = 1;
}
