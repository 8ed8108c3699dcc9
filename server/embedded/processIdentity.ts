import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ProcessIdentity {
  startedAt: string;
  commandLine: string;
}

async function readProc(pid: number): Promise<ProcessIdentity> {
  const [bootId, stat, commandLine] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  // The name may hold spaces; behind it the state is field 0, the start in clock ticks since boot field 19.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') throw new Error('the process has ended');
  return {
    startedAt: `${bootId.trim()}:${fields[19] ?? ''}`,
    commandLine: commandLine.replaceAll('\0', ' ').trim(),
  };
}

async function readPs(pid: number): Promise<ProcessIdentity> {
  const ps = async (field: string) =>
    (await run('ps', ['-p', String(pid), '-ww', '-o', `${field}=`])).stdout.trim();
  return { startedAt: await ps('lstart'), commandLine: await ps('command') };
}

async function readWindows(pid: number): Promise<ProcessIdentity> {
  const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | Select-Object @{n='startedAt';e={$_.CreationDate.Ticks}},CommandLine | ConvertTo-Json`;
  const { stdout } = await run('powershell', ['-NoProfile', '-Command', query]);
  const { startedAt, CommandLine } = JSON.parse(stdout) as Record<string, string | number | null>;
  return { startedAt: String(startedAt), commandLine: String(CommandLine) };
}

export async function findProcess(pid: number): Promise<ProcessIdentity | null> {
  const read = { linux: readProc, win32: readWindows }[process.platform as string] ?? readPs;
  try {
    return await read(pid);
  } catch {
    return null;
  }
}
