import { expect, test } from 'vitest';
import { makeJob } from '../test/makeDto.ts';
import { companyOf, keepCompany, readCompany } from './company.ts';

const job = makeJob();
const hourMs = 60 * 60 * 1000;
test('what a guest said of the company is kept for a day, and nothing else', () => {
  keepCompany(job, 0);

  expect(readCompany(23 * hourMs)).toEqual(companyOf(job));
  expect(JSON.stringify(localStorage)).not.toContain(job.jobTitle);
  expect(readCompany(24 * hourMs)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'kein json', '{"until":9}', '{"until":9,"value":{"branch":"x"}}'])(
  'nothing is read from %j',
  (text) => {
    localStorage.setItem('inkognito.guest/company', text);

    expect(readCompany(1)).toBeNull();
  },
);
