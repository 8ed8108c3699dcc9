import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { everyContact, makeMatch } from '../test/makeMatch.ts';
import { renderPage } from '../test/renderPage.tsx';
import { makeCard } from '../test/makeDto.ts';
import MatchPage from './MatchPage.tsx';

const api = fakeApi();

const card = makeCard({
  ...{ name: 'Rita Recht', kind: 'agency', company: 'Recht GmbH' },
  ...{ workEmail: 'rita@recht.example', workEmailVerified: true },
});

test.each([
  ['recruiter', 'Rita Recht, das ist Anna Muster.', 'Anna Muster', /^mailto:anna@/],
  [
    'jobSeeker',
    'Anna Muster, das ist Rita Recht von Recht GmbH.',
    'Rita Recht',
    /^mailto:rita@recht.example/,
  ],
] as const)('introduces two people to the %s by their names', async (viewer, words, other, to) => {
  const contactInfo = { ...everyContact, name: 'Anna Muster', email: 'anna@muster.example' };
  const recruiter = { username: 'rita.recruiter', image: null, card };
  api.signIn();
  api.answer('getMatch', makeMatch({ viewer, contactInfo, recruiter }));
  await renderPage(<MatchPage />, { path: '/matches/:matchId', at: `/matches/${'a'.repeat(24)}` });

  expect(await screen.findByRole('heading', { level: 1, name: other })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  const write = screen.getByRole('link', { name: 'Schreiben' }).getAttribute('href');
  expect(write).toMatch(to);
  expect(write).toMatch(/\?subject=Backend-Entwickler$/);
  expect(screen.getByRole('link', { name: 'Kontakt speichern' })).toHaveAttribute(
    'download',
    `${other}.vcf`,
  );
});
