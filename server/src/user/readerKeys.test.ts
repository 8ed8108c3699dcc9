import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { mailboxKeyOf, newestKeyOf, readerKeysOf } from './readerKeys.ts';

const secret = 'of a database';

test.each([
  ['box@gmail.com', 'B.o.x+6@GMAIL.com', true],
  ['box@gmail.com', 'box@googlemail.com', true],
  ['sabine@daheim.example', 'Sabine+jobs@Daheim.example', true],
  ['sabine@daheim.example', 'sa.bine@daheim.example', false],
  ['sabine@daheim.example', 'sabine@anderswo.example', false],
])('%s and %s are one mailbox: %s', (one, other, isSame) => {
  expect(mailboxKeyOf(secret, one) === mailboxKeyOf(secret, other)).toBe(isSame);
});

test('a key tells nothing without the secret, and another database has other keys', () => {
  const key = mailboxKeyOf(secret, 'sabine@daheim.example');

  expect(key).toMatch(/^[\w-]{43}$/);
  expect(mailboxKeyOf('of another', 'sabine@daheim.example')).not.toBe(key);
});

test('a reader is known by the own id and all that was proven, the newest of it last', () => {
  const _id = new Types.ObjectId();

  expect(readerKeysOf({ _id, readerKeys: ['one', 'two'] })).toEqual([_id.toString(), 'one', 'two']);
  expect(newestKeyOf({ _id, readerKeys: ['one', 'two'] })).toBe('two');
  expect(newestKeyOf({ _id, readerKeys: [] })).toBe(_id.toString());
});
