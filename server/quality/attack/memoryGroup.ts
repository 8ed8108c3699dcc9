// A process group with a kernel memory limit, like a container's.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const first = '/sys/fs/cgroup/memory';
const second = '/sys/fs/cgroup';

type MemoryGroup = {
  /** Command prefix that runs a program in the group. */
  through: string[];
  kills: () => number;
  remove: () => void;
};

/** `null` where this machine or user cannot create one. */
export function makeMemoryGroup(name: string, bytes: number): MemoryGroup | null {
  const isFirst = existsSync(join(first, 'memory.limit_in_bytes'));
  const folder = join(isFirst ? first : second, name);
  const limit = join(folder, isFirst ? 'memory.limit_in_bytes' : 'memory.max');
  try {
    mkdirSync(folder);
    writeFileSync(limit, String(bytes));
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  const events = join(folder, isFirst ? 'memory.oom_control' : 'memory.events');
  return {
    through: ['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$@"`, 'sh'],
    kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(events, 'utf8'))?.[1] ?? 0),
    remove: () => rmdirSync(folder),
  };
}
