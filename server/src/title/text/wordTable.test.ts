import { expect, test } from 'vitest';
import { wordTable } from './wordTable.ts';

const words = ['koch', 'kochin', 'backer', 'a', 'koch', 'zimmerer'];
const table = wordTable(words);

test('finds each word at its place in the alphabet', () => {
  expect(table.size).toBe(5);
  expect(['a', 'backer', 'koch', 'kochin', 'zimmerer'].map(table.find)).toEqual([0, 1, 2, 3, 4]);
  expect(table.at(3)).toBe('kochin');
});

test('finds no other word, nor one across two of them', () => {
  expect(['', 'koc', 'kochi', 'abacker', 'kochkochin', 'zimmererr'].map(table.find)).toEqual(
    Array.from({ length: 6 }, () => -1),
  );
  expect(wordTable([]).find('koch')).toBe(-1);
});

test('tells where words with a beginning are', () => {
  expect(['', 'koch', 'kochi', 'zz'].map(table.placeFor)).toEqual([0, 2, 3, 5]);
});
