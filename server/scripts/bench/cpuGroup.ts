// A group of processes that together get so much of the processors, as a slower machine would give them.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const first = '/sys/fs/cgroup/cpu';
const second = '/sys/fs/cgroup';

/** Microseconds; with the usual 100,000 the group would stand still for most of each tenth of a second. */
const period = 10_000;

/** The greatest weight there is: what else the machine does must not take from the share as well. */
const most = { first: 262_144, second: 10_000 };

export type CpuGroup = {
  add: (pid: number) => void;
  /** Moves what is in it back to where the group was made. */
  remove: () => void;
};

/** `processors`: how many of them the group gets in sum at most. Null where this machine or this user may make none. */
export function makeCpuGroup(name: string, processors = Infinity): CpuGroup | null {
  const isFirst = existsSync(join(first, 'cpu.cfs_quota_us'));
  const parent = isFirst ? first : second;
  const folder = join(parent, name);
  const quota = Number.isFinite(processors) ? Math.round(processors * period) : null;
  try {
    if (!isFirst) writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(folder);
    if (isFirst) {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(period));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota ?? -1));
      writeFileSync(join(folder, 'cpu.shares'), String(most.first));
    } else {
      writeFileSync(join(folder, 'cpu.max'), `${quota ?? 'max'} ${period}`);
      writeFileSync(join(folder, 'cpu.weight'), String(most.second));
    }
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  return {
    add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    remove: () => {
      for (const pid of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n')) {
        if (pid !== '') writeFileSync(join(parent, 'cgroup.procs'), pid);
      }
      rmdirSync(folder);
    },
  };
}
