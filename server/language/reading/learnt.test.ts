import { expect, test } from 'vitest';
import groups from './classGroups.json' with { type: 'json' };
import { learnables, learntFields } from './learnt.ts';
import { classNames } from './wordClasses.ts';
import written from './weights.json' with { type: 'json' };

const fields: Readonly<Record<string, { weights: object } | undefined>> = written;

test.each(learntFields)('each weight of %s is of a feature that exists', (field) => {
  const { featureOf, nameOf } = learnables[field].space;
  const names = Object.keys(fields[field]?.weights ?? {});

  expect(names.length).toBeGreaterThan(100);
  expect(names.map((name) => nameOf(featureOf(name.replace(/^ad:/u, '')) ?? -1))).toEqual(
    names.map((name) => name.replace(/^ad:/u, '')),
  );
});

test('each class that rules take together exists', () => {
  const named = Object.values(groups).flatMap((names) => names.split(' '));

  expect(named.filter((name) => !classNames.includes(name))).toEqual([]);
});
