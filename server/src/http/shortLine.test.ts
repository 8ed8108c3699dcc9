import { expect, test } from 'vitest';
import { shortLine } from './requestLog.ts';

const time = new Date(2026, 10, 24, 9, 5, 7).getTime();
const lineOf = (values: object) => shortLine(JSON.stringify({ level: 30, time, ...values }));

test('a line for people has time, level, message and the values beside it', () => {
  const values = {
    reqId: 'a',
    method: 'GET',
    endpoint: 'listMyJobs',
    status: 200,
    responseTime: 4,
  };

  expect(lineOf({ ...values, msg: 'request completed' })).toBe(
    '09:05:07 INFO  request completed method=GET endpoint=listMyJobs status=200 responseTime=4\n',
  );
});

test('a whole failure, as development logs it, has its message and our own frames', () => {
  const stack = [
    'ValidationError: salary.min: Cast to Number failed',
    '    at validate (/app/node_modules/mongoose/lib/document.js:2829:36)',
    '    at saveJob (/app/server/src/job/job.service.ts:12:3)',
  ].join('\n');

  expect(lineOf({ level: 50, failure: { stack }, msg: 'request failed' })).toBe(
    '09:05:07 ERROR request failed failure=ValidationError: salary.min: Cast to Number failed\n' +
      '    at saveJob (/app/server/src/job/job.service.ts:12:3)\n',
  );
});
