import { expect, test } from 'vitest';
import { makeJobInput } from '../test/make.ts';
import { fingerprintOf } from './job.model.ts';

const unanswered = { remoteChoice: null, zipcode: '', jobLocation: '' } as const;

test('a posting keeps its stored fingerprint when an optional answer is added', () => {
  expect(fingerprintOf(makeJobInput(unanswered))).toBe(
    'pKjCGDJKlV61zYC3DR2_0NwWQ-yNqbXiOZYZ3YheY4M',
  );
});

test.each([{ remoteChoice: 'local' }, { zipcode: '80331' }, { jobLocation: 'München' }] as const)(
  'the optional answer %j makes another posting',
  (answer) => {
    const without = makeJobInput(unanswered);

    expect(fingerprintOf({ ...without, ...answer })).not.toBe(fingerprintOf(without));
  },
);
