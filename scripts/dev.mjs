// Development: one database for the whole session, the API restarting on change, and Vite in
// front of it. One Ctrl+C ends all three.
import '../server/scripts/loadEnv.mjs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const root = fileURLToPath(new URL('..', import.meta.url));
const stopGraceMs = 8_000;

const { env } = process;
const apiPort = env.PORT || '3000';
const clientPort = env.CLIENT_PORT || '5173';
const children = [];
let database = null;
let isStopping = false;

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((settle) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopGraceMs);
    child.once('exit', () => {
      clearTimeout(timer);
      settle();
    });
    child.kill('SIGTERM');
  });
}

async function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(children.map(end));
  await database?.stop();
  process.exit(exitCode);
}

function run(args, cwd, environment) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group: Ctrl+C reaches this process alone, which ends the others in order.
    detached: process.platform !== 'win32',
  });
  child.once('exit', (code) => stop(code ?? 1));
  children.push(child);
}

async function findMongoUri() {
  if (env.MONGODB_URI) return env.MONGODB_URI;
  const module = '../server/embedded/embeddedDatabase.ts';
  const { startEmbeddedDatabase } = await tsImport(module, import.meta.url);
  database = await startEmbeddedDatabase({
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    log: console.log,
    onUnexpectedExit: (reason) => {
      console.error(reason);
      void stop(1);
    },
  });
  return database.uri;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

try {
  const uri = await findMongoUri();
  const require = createRequire(import.meta.url);
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  if (!isStopping) {
    run([require.resolve('tsx/cli'), 'watch', '--clear-screen=false', 'server/src/main.ts'], root, {
      PORT: apiPort,
      MONGODB_URI: uri,
      WHOLE_ERRORS: '1',
      PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${clientPort}`,
    });
    // Calls are accepted from this port alone, so another one would be of no use.
    const ports = ['--port', clientPort, '--strictPort'];
    run([vite, '--clearScreen', 'false', ...ports], join(root, 'client'), { API_PORT: apiPort });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
