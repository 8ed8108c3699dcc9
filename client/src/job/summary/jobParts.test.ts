import { jobInput } from '@inkognito/shared/job';
import { expect, test } from 'vitest';
import { partIds, partOf } from './jobParts.ts';

/** Told by the title, and asked as its two ends. */
const namesOf = (answer: string) =>
  answer === 'field' ? [] : answer === 'salary' ? ['salaryMin', 'salaryMax'] : [answer];

test.each(Object.keys(jobInput.shape).flatMap(namesOf))(
  'the answer %s stands in one part of the summary',
  (name) => {
    const parts = partIds.filter((id) => partOf(id).names.some((each) => each === name));

    expect(parts).toHaveLength(1);
  },
);
