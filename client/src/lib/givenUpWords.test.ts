import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const texts = ['client/src', 'server/src', 'shared/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && !/\.test\.tsx?$|(?:^|\/)test\//.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(join(root, folder, file), 'utf8').replaceAll(/\s+/g, ' '),
    })),
);

const givenUp = [
  ['Was geschah', 'Datenbuch'],
  ['Meine Freigaben', 'Datenbuch'],
  ['Unsichtbar für', 'Verbergen vor'],
  ['Ihr Stand', 'Wie weit sind Sie?'],
  ['Matches nach Stand', 'Wie weit sind Sie?'],
  ['Stand speichern', 'eine Wahl, die sich selbst speichert'],
  ['Wer fragt', 'Über Sie'],
  ['Match ruht', 'nicht mehr abrufbar'],
  ['KI hilft, Berufsbezeichnungen', 'Beschreiben Sie Ihre Stelle'],
  ['in dem Browser, in dem Sie angemeldet sind', 'weglassen'],
  ['Der eingefügte Text wird nicht gespeichert', 'Der Text wird gelesen und nicht gespeichert.'],
] as const;

test.each(givenUp)('“%s” stands nowhere any more, but: %s', (words) => {
  const found = texts.filter(({ text }) => text.includes(words));
  expect(found.map(({ file }) => file)).toEqual([]);
});

/** The one every account has; a key is given to one person. */
const ofGeneralKey: readonly string[] = [
  'client/src/account/AccountPage.tsx',
  'client/src/app/legal/privacyPolicy.md',
  'client/src/app/legal/terms.md',
  'client/src/dashboard/AccountHints.tsx',
  'client/src/auth/auth.queries.ts',
  'client/src/auth/key/KeyEntry.tsx',
  'client/src/auth/key/KeysPage.tsx',
  'client/src/auth/key/key.format.ts',
  'client/src/auth/mailedLink/ConfirmIdentityPage.tsx',
  'client/src/auth/signup/AccessPasswordDialog.tsx',
  'client/src/comparison/profile/AccessPasswordForm.tsx',
  'client/src/comparison/profile/ProfileStart.tsx',
  'client/src/match/SimilarCandidates.tsx',
  'client/src/match/block/BlockRecruiter.tsx',
  'client/src/questionnaire/Sections.tsx',
  'client/src/release/Withdrawal.tsx',
  'client/src/match/activity/timeline.ts',
  'server/src/key/keys.ts',
  'server/src/key/unlock.ts',
  'server/src/matching/quota/quota.ts',
  'shared/src/nouns/key.ts',
  'shared/src/texts/keyMessage.ts',
];

test('“Zugangspasswort” stands only where the general key is meant; elsewhere it is a Schlüssel', () => {
  const found = texts.filter(({ text }) => text.includes('Zugangspasswort'));
  expect(found.map(({ file }) => file).filter((file) => !ofGeneralKey.includes(file))).toEqual([]);
});
