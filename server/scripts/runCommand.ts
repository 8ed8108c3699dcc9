import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../src/test/files.ts';
import { plainEnvironment } from '../src/test/plainEnvironment.ts';

type Call = { environment?: Readonly<Record<string, string>>; cwd?: string; input?: string };

export type Running = {
  output: () => string;
  /** Like Ctrl+C; resolves to the exit code. */
  interrupt: () => Promise<number | null>;
};

const startTimeoutMs = 180_000;

/** @returns its output @throws with its output on failure */
export async function run(command: string, call: Call = {}): Promise<string> {
  const { child, output } = begin(command, call);
  let result = '';
  child.stdout.on('data', (chunk: Buffer) => {
    result += chunk.toString();
  });
  child.stdin.end(call.input ?? '');
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`"${command}" failed. It printed:\n${output()}`);
  return result;
}

export function start(command: string, call: Call = {}): Running {
  const { child, output } = begin(command, call);
  return {
    output,
    interrupt: async () => {
      const closed = once(child, 'close');
      // A terminal signals the whole group.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await closed;
      return child.exitCode;
    },
  };
}

/** @throws after three minutes */
export async function waitUntilUp(url: string, running: Running): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const isUp = () =>
    fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > deadline) throw new Error(`No answer. It printed:\n${running.output()}`);
    await sleep(100);
  }
}

function begin(
  command: string,
  { environment = {}, cwd = root }: Call,
): { child: ChildProcessWithoutNullStreams; output: () => string } {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...plainEnvironment(), NO_COLOR: '1', ...environment },
    stdio: 'pipe',
    // Its own process group, to stop all of it.
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  return { child, output: () => printed };
}
