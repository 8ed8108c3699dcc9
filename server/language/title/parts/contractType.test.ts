import { expect, test } from 'vitest';
import titles from '../test/contractTitles.json' with { type: 'json' };
import { contractTypeOfTitle } from './contractType.ts';

test.each(titles.told)('says that the contract of "%s" is %s', (title, contractType) => {
  expect(contractTypeOfTitle(title)).toBe(contractType);
});

test.each(titles.silent)('says nothing of the contract of "%s"', (title) => {
  expect(contractTypeOfTitle(title)).toBeNull();
});
