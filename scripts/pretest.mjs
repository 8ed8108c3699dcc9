// What the tests need to be worth running: types, lint, format and the build, as many at once as there are processors.
import './checkNode.mjs';
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

// In two halves, which share no types, so that neither processor waits for the other.
const commands = [
  'eslint . --ignore-pattern client/ --max-warnings 0',
  'eslint client --max-warnings 0',
  'npm run --silent typecheck -w server',
  'npm run --silent typecheck -w client',
  'prettier --check --log-level warn .',
  'npm run --silent typecheck -w shared',
  'node scripts/buildIfStale.mjs',
];

/** Young objects get room: with the default a sixth of the time goes to clearing them away. */
const environment = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`,
};

/** What a command prints comes whole, or nobody could tell two of them apart. */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: environment });
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      if (code !== 0) console.error(`failed: ${command}`);
      resolve(code === 0);
    });
  });
}

const waiting = [...commands];
const results = [];
async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    results.push(await run(next));
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
process.exitCode = results.every(Boolean) ? 0 : 1;
