import { expect, test } from 'vitest';
import { missingOfOperator } from './legal.ts';

const nothing = {
  name: null,
  address: null,
  email: null,
  phone: null,
  representative: null,
  register: null,
  vatId: null,
};

test('an operator is complete with a name, an address and an e-mail address', () => {
  const complete = { ...nothing, name: 'Ida Ott', address: 'Am Bach 1', email: 'ida@example.org' };

  expect(missingOfOperator(complete)).toEqual([]);
  expect(missingOfOperator({ ...complete, address: null })).toEqual(['address']);
});

test('nothing else makes up for what is missing', () => {
  const operator = { ...nothing, phone: '0341 1', register: 'HRB 1', vatId: 'DE1' };

  expect(missingOfOperator(operator)).toEqual(['name', 'address', 'email']);
});
