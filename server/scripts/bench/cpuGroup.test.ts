import { expect, test } from 'vitest';
import { groupIn, groupSettings } from './cpuGroup.ts';

test.each([
  ['half a processor', 0.5, '5000 10000', '5000'],
  ['one and a half', 1.5, '15000 10000', '15000'],
  ['less than the kernel takes', 0.01, '1000 10000', '1000'],
  ['as many as there are', Infinity, 'max 10000', '-1'],
])('a group gets %s', (_, processors, max, quota) => {
  expect(groupSettings(2, processors)).toEqual([
    ['cpu.max', max],
    ['cpu.weight', '10000'],
  ]);
  expect(groupSettings(1, processors)).toEqual([
    ['cpu.cfs_period_us', '10000'],
    ['cpu.cfs_quota_us', quota],
    ['cpu.shares', '262144'],
  ]);
});

test.each([
  ['of the second version', '0::/user.slice/session-1.scope\n', '/user.slice/session-1.scope'],
  ['of both', '4:cpu,cpuacct:/docker\n0::/init.scope\n', '/init.scope'],
  ['in a container', '0::/\n', '/'],
  ['of the first version alone', '4:cpu,cpuacct:/docker\n', '/'],
])('where a process is among groups %s', (_, text, expected) => {
  expect(groupIn(text)).toBe(expected);
});
