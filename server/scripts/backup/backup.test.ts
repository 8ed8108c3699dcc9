import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { splitConnectionString } from './connectionString.ts';
import { filterOplog } from './oplog.ts';
import { removeOldBackups } from './removeOldBackups.ts';
import { reasonIn } from './runMongoTool.ts';
import { labelFile } from './takeBackup.ts';

describe('a connection string', () => {
  test.each([
    ['mongodb://host:1/shop?replicaSet=rs', 'mongodb://host:1/?replicaSet=rs', 'shop'],
    ['mongodb://a:1,b:2/shop', 'mongodb://a:1,b:2/', 'shop'],
    ['mongodb://host:1', 'mongodb://host:1/', 'test'],
    ['mongodb+srv://u:p@host/shop', 'mongodb+srv://u:p@host/?authSource=shop', 'shop'],
    ['mongodb://u:p@host/shop?authSource=admin', 'mongodb://u:p@host/?authSource=admin', 'shop'],
  ])('%s is split into server and database', (uri, server, database) => {
    expect(splitConnectionString(uri)).toEqual({ server, database });
  });
});

test('of what a tool printed, its reason is told, and no password', () => {
  const printed = [
    '2026-11-23T04:00:00.000+0000\twriting inkognito.users to /data',
    '2026-11-23T04:00:01.000+0000\tFailed: no server at mongodb://backup:geheim@database:27017/',
  ];

  expect(reasonIn(printed.join('\n'))).toBe('Failed: no server at mongodb://…@database:27017/');
  expect(reasonIn('')).toBe('ended without a reason');
});

test('of the changes during a dump, those of other databases and of left-out collections go', () => {
  const { BSON } = mongoose.mongo;
  const insert = (ns: string) => ({ op: 'i', ns, o: { count: BSON.Long.fromNumber(5) } });
  const entries = [
    insert('inkognito.jobs'),
    insert('inkognito.sessions'),
    insert('other.jobs'),
    { op: 'c', ns: 'inkognito.$cmd', o: { create: 'sessions' } },
    {
      op: 'c',
      ns: 'admin.$cmd',
      o: { applyOps: [insert('inkognito.users'), insert('inkognito.sessions')] },
    },
  ];
  const oplog = Buffer.concat(entries.map((entry) => BSON.serialize(entry)));

  const kept = filterOplog(oplog, 'inkognito', (collection) => collection !== 'sessions');

  const expected = [
    insert('inkognito.jobs'),
    { op: 'c', ns: 'admin.$cmd', o: { applyOps: [insert('inkognito.users')] } },
  ];
  expect(kept).toEqual(Buffer.concat(expected.map((entry) => BSON.serialize(entry))));
});

test('of the finished backups, those go that are older than they may live', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkognito-backups-'));
  const now = Date.parse('2026-06-30T12:00:00Z');
  const dayMs = 24 * 60 * 60_000;
  const ages = { old: limits.backupDays + 1, kept: limits.backupDays, unfinished: null };
  for (const [name, age] of Object.entries(ages)) {
    await mkdir(join(folder, name));
    if (age === null) continue;
    const label = { database: 'inkognito', takenAt: new Date(now - age * dayMs).toISOString() };
    await writeFile(join(folder, name, labelFile), JSON.stringify(label));
  }

  const removed = await removeOldBackups(folder, now);

  expect(removed).toEqual(['old']);
  expect((await readdir(folder)).sort()).toEqual(['kept', 'unfinished']);
  await rm(folder, { recursive: true });
});
