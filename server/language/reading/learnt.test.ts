import { expect, test } from 'vitest';
import groups from './classGroups.json' with { type: 'json' };
import { learntFields } from './learnt.ts';
import { classNames } from './wordClasses.ts';
import written from './weights.json' with { type: 'json' };

const fields: Readonly<Record<string, { weights: object } | undefined>> = written;

test.each(learntFields)('each weight of %s is of classes that exist', (field) => {
  const names = Object.keys(fields[field]?.weights ?? {});
  const named = names.flatMap(
    (name) => /(?:^|[:|])(?:[LR][123]|[BAFZI]|has):(.+)$/u.exec(name)?.[1]?.split('&') ?? [],
  );

  expect(names.length).toBeGreaterThan(100);
  expect(named.filter((name) => !classNames.includes(name))).toEqual([]);
});

test('each class that rules take together exists', () => {
  const named = Object.values(groups).flatMap((names) => names.split(' '));

  expect(named.filter((name) => !classNames.includes(name))).toEqual([]);
});
