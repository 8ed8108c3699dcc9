import { describe, expect, test } from 'vitest';
import type { MessageTone } from './reading.ts';
import { copyPasteTemplate, keyMessage } from '../texts/keyMessage.ts';
import { limits } from '../limits.ts';
import { openQuestions } from './questions.ts';
import { declineReply, keyNameFor, keyReply, questionsReply, replyKinds } from './replies.ts';

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

const addressed = (name: string | null, tone: MessageTone = 'sie') => ({ name, tone });
const firstLine = (text: string | null) => text?.split('\n')[0];

test.each([
  ['Max Beispiel', 'sie', 'Guten Tag Max Beispiel,'],
  ['Dr. Maxi\n Beispiel', 'sie', 'Guten Tag Dr. Maxi Beispiel,'],
  ['Lena', 'sie', 'Hallo Lena,'],
  [' ', 'sie', 'Guten Tag,'],
  [null, 'sie', 'Guten Tag,'],
  ['Max Beispiel', 'du', 'Hallo Max,'],
  ['Dr. Maxi Beispiel', 'du', 'Hallo Maxi,'],
  [null, 'du', 'Hallo,'],
  ['Sarah Miller', 'en', 'Hello Sarah,'],
  [null, 'en', 'Hello,'],
] as const)('a greeting to %j in the form %s is %j', (name, tone, line) => {
  const { short, long } = questionsReply({ name, tone }, ['Wo?']);
  expect([short, long, declineReply({ name, tone }).short].map(firstLine)).toEqual([
    line,
    line,
    line,
  ]);
});

describe('the reply with a key', () => {
  const profile = { username: 'anna', origin: 'https://inkognito.example' };
  const template = copyPasteTemplate('anna', 'https://inkognito.example');
  const long = (name: string | null, own: string) =>
    keyReply(addressed(name), { ...profile, own }).long;

  test.each([
    ['Max Beispiel', '', 'Guten Tag Max Beispiel,'],
    [null, '', 'Guten Tag,'],
    ['Max Beispiel', 'Guten Tag\n\nhier bin ich.', 'Guten Tag Max Beispiel,'],
    ['Max Beispiel', 'Guten Tag, hier bin ich.', 'Guten Tag, hier bin ich.'],
    ['Max Beispiel', 'Guten Tag zusammen,\nhier', 'Guten Tag zusammen,'],
    ['Max Beispiel', 'Hallo,\nhier', 'Hallo,'],
    ['A $& $1', 'Guten Tag,\nhier', 'Guten Tag A $& $1,'],
  ])('to %j begins the own message %j with %j', (name, own, line) => {
    expect(firstLine(long(name, own))).toBe(line);
  });

  test('says the rest of the long one as the person wrote it', () => {
    expect(long('Max Beispiel', '')?.split('\n').slice(1)).toEqual(template.split('\n').slice(1));
  });

  test.each([
    ['sie', 'Viele Grüße\nanna'],
    ['du', 'Viele Grüße\nanna'],
    ['en', 'Best regards\nanna'],
  ] as const)('in the form %s names the profile in both versions', (tone, end) => {
    const reply = keyReply(addressed('Max Beispiel', tone), { ...profile, own: '' });

    expect(reply.short).toContain('https://inkognito.example/anna\n');
    expect(reply.long).toContain('https://inkognito.example/anna\n');
    expect(reply.long?.endsWith(end)).toBe(true);
  });
});

test.each(['sie', 'du', 'en'] as const)(
  'short replies to %s have up to 300 characters, link and all',
  (tone) => {
    const longest = { username: 'a'.repeat(30), origin: 'https://www.inkognito.example', own: '' };
    const link = `${longest.origin}/${longest.username}#KXMR-7TQF-9HPD`;
    const all = openQuestions({ answers: {}, offers: {} }, tone);
    const questions = all.map(({ question }) => question);
    for (const name of [null, 'Lena', 'Max Beispiel', `Max ${'B'.repeat(limits.nameMax - 4)}`]) {
      const recipient = { name, tone };
      const profileUrl = `${longest.origin}/${longest.username}`;
      const texts = [
        keyMessage(keyReply(recipient, longest).short, { profileUrl, link }),
        questionsReply(recipient, questions).short,
        declineReply(recipient).short,
      ];
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(limits.shortMessageMax);
      expect(texts[0]).toContain(link);
      expect(texts[1]).toContain(questions[0]);
    }
  },
);

test.each([
  ['sie', ['Welches Gehalt?'], 'Eine Angabe fehlt mir dafür:'],
  ['sie', ['Welches Gehalt?', 'Wo?'], 'Diese Angaben fehlen mir dafür:'],
  ['du', ['Welches Gehalt?', 'Wo?'], 'für deine Nachricht'],
  ['en', ['What salary?'], 'One thing I’d need to know:'],
] as const)(
  'the long reply to %s with %j says %j and asks each in a line',
  (tone, questions, words) => {
    const { long } = questionsReply(addressed(null, tone), questions);

    expect(long).toContain(words);
    expect(long?.split('\n').filter((line) => line.startsWith('–'))).toEqual(
      questions.map((question) => `– ${question}`),
    );
  },
);

test('a no gives no reason', () => {
  expect(declineReply(addressed('Max Beispiel'))).toEqual({
    short:
      'Guten Tag Max Beispiel,\n\nvielen Dank für Ihre Nachricht und Ihr Interesse. Die Stelle passt leider nicht zu dem, was ich suche.\n\nIch wünsche Ihnen viel Erfolg bei der Besetzung.\n\nViele Grüße',
    long: null,
  });
});
