import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { promisify } from 'node:util';
import { hasRoomForUploads, volumeOf } from '../../src/database/freeSpace.ts';
import { makeAutomations, makeJobInput, makePdf } from '../../src/test/make.ts';
import type { Fault } from './fault.ts';
import { join } from './harness/person.ts';
import { inPlace, type Place } from './harness/place.ts';
import { startProduct } from './harness/product.ts';

const run = promisify(execFile);
const gigabyte = 1024 ** 3;

/** Asks the guard about simulated volumes. */
async function askGuard(): Promise<string[]> {
  const volumes: [freeBytes: number, totalBytes: number, hasRoom: boolean][] = [
    [0.9 * gigabyte, 2 * gigabyte, false],
    [1.1 * gigabyte, 2 * gigabyte, true],
    [4 * gigabyte, 100 * gigabyte, false],
    [6 * gigabyte, 100 * gigabyte, true],
  ];
  const broken: string[] = [];
  for (const [freeBytes, totalBytes, expected] of volumes) {
    const told = { bavail: freeBytes, blocks: totalBytes, bsize: 1 };
    const read = (() => Promise.resolve(told)) as unknown as Parameters<typeof volumeOf>[1];
    if ((await hasRoomForUploads(volumeOf('/', read))) !== expected) {
      broken.push(`guard: wrong about ${freeBytes} free of ${totalBytes}`);
    }
  }
  return broken;
}

const resize = (folder: string, size: string) =>
  run('mount', ['-o', `remount,size=${size}`, folder]);

/** A small in-memory volume; `null` without permission. */
async function mountVolume(place: Place, size: string): Promise<string | null> {
  const folder = joinPath(place.folder, 'volume');
  await mkdir(folder);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  place.later(() => run('umount', [folder]));
  return folder;
}

async function fillVolume(
  place: Place,
  folder: string,
): Promise<{ statuses: number[]; said: string }> {
  const environment = { DATA_DIR: joinPath(folder, 'data') };
  const { url } = await startProduct(place, { environment });
  const person = await join(() => [url], ['jobSeeker', 'recruiter']);
  const file = { field: 'cv', name: 'cv.pdf', bytes: makePdf('x'.repeat(1024 * 1024)) };
  const upload = () => person.call('saveAutomations', { form: makeAutomations({}), file });
  const first = await upload();
  await resize(folder, '900m');
  const full = await upload();
  const posting = await person.call('createJob', { body: makeJobInput() });
  const health = await person.call('health');
  await resize(folder, '2g');
  const again = await upload();
  const statuses = [first, full, posting, health, again].map(({ status }) => status);
  return { statuses, said: full.bytes.toString() };
}

const expected = [200, 507, 201, 200, 200];

export const fullDisk: Fault = {
  id: 'F5',
  name: 'disk nearly full',
  run: () =>
    inPlace(async (place) => {
      const broken = await askGuard();
      const folder = await mountVolume(place, '2g');
      if (folder === null) {
        const seen = ['no volume in memory: this account may not mount one'];
        return { rounds: 4, acknowledged: 0, lost: 0, failed: 0, broken, seen };
      }
      const { statuses, said } = await fillVolume(place, folder);
      if (statuses.join() !== expected.join()) broken.push(`answers: ${statuses.join(' ')}`);
      if (!said.includes('keine Dateien annehmen')) broken.push(`507 says ${said}`);
      return {
        rounds: 5,
        acknowledged: 3,
        lost: 0,
        failed: 0,
        broken,
        seen: [
          `upload, upload when full, posting, health, upload with room again: ${statuses.join(' ')}`,
        ],
      };
    }),
};
