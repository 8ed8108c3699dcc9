import { describe, expect, test } from 'vitest';
import { copyPasteTemplate } from './keyMessage.ts';
import { limits } from '../limits.ts';
import {
  declineReply,
  keyNameFor,
  replyKinds,
  replyWithKey,
  replyWithQuestions,
} from './replies.ts';

const signed = { name: 'Max Beispiel' };
const unsigned = { name: null };

test.each([
  ['fits', 2, ['key', 'questions', 'decline']],
  ['open', 2, ['questions', 'key', 'decline']],
  ['fails', 2, ['decline', 'questions', 'key']],
  ['fits', 0, ['key', 'decline']],
  ['open', 0, ['key', 'decline']],
  ['fails', 0, ['decline', 'key']],
] as const)(
  'a message that %s, with %i questions, is replied to by %j',
  (verdict, count, kinds) => {
    expect(replyKinds(verdict, count)).toEqual(kinds);
  },
);

test.each([
  [{ company: 'Meier GmbH', name: 'Max Beispiel' }, 'Meier GmbH'],
  [{ company: null, name: 'Max Beispiel' }, 'Max Beispiel'],
  [{ company: null, name: null }, ''],
  [{ company: 'x'.repeat(limits.companyMax), name: null }, 'x'.repeat(limits.nameMax)],
])('the key for %j is called %j', (sender, name) => {
  expect(keyNameFor(sender)).toBe(name);
});

describe('a greeting', () => {
  test.each([
    ['Max Beispiel', 'Guten Tag Max Beispiel,'],
    ['Dr. Maxi\n Beispiel', 'Guten Tag Dr. Maxi Beispiel,'],
    [' ', 'Guten Tag,'],
    [null, 'Guten Tag,'],
  ])('of %j is %j', (name, line) => {
    expect(declineReply({ name }).split('\n')[0]).toBe(line);
    expect(replyWithQuestions({ name }, ['Wo?']).split('\n')[0]).toBe(line);
  });
});

describe('the reply with a key', () => {
  const template = copyPasteTemplate('anna', 'https://inkognito.example');

  test.each([
    [signed, template, 'Guten Tag Max Beispiel,'],
    [unsigned, template, 'Guten Tag,'],
    [signed, 'Guten Tag\n\nhier bin ich.', 'Guten Tag Max Beispiel,'],
    [signed, 'Guten Tag, hier bin ich.', 'Guten Tag, hier bin ich.'],
    [signed, 'Guten Tag zusammen,\nhier', 'Guten Tag zusammen,'],
    [signed, 'Hallo,\nhier', 'Hallo,'],
    [{ name: '$& $1' }, 'Guten Tag,\nhier', 'Guten Tag $& $1,'],
  ])('to %j begins the message %j with %j', (sender, own, line) => {
    expect(replyWithKey(sender, own).split('\n')[0]).toBe(line);
  });

  test('says the rest as the person wrote it', () => {
    expect(replyWithKey(signed, template).split('\n').slice(1)).toEqual(
      template.split('\n').slice(1),
    );
  });
});

test.each([
  [['Welches Gehalt ist vorgesehen?'], 'Eine Angabe fehlt mir dafür:'],
  [['Welches Gehalt ist vorgesehen?', 'Wo ist das?'], 'Diese Angaben fehlen mir dafür:'],
])('the reply with %j says %j and asks each in a line', (questions, sentence) => {
  const text = replyWithQuestions(unsigned, questions);

  expect(text).toContain(sentence);
  expect(text.split('\n').filter((line) => line.startsWith('–'))).toEqual(
    questions.map((question) => `– ${question}`),
  );
});

test('a no gives no reason', () => {
  expect(declineReply(signed)).toBe(
    'Guten Tag Max Beispiel,\n\nvielen Dank für Ihre Nachricht und Ihr Interesse. Die Stelle passt leider nicht zu dem, was ich suche.\n\nIch wünsche Ihnen viel Erfolg bei der Besetzung.\n\nViele Grüße',
  );
});
