import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import MatchResultPage from './MatchResultPage.tsx';
import {
  knockedOutSalary,
  makeBreakdown,
  makeComparison,
  noContact,
} from '../test/makeComparison.ts';

const api = fakeApi();
const recruiter = makeUser({ username: 'rita.recruiter', role: ['recruiter'] });

async function open(result: unknown, user: typeof recruiter | null = recruiter) {
  api.answer('authStatus', { user, authenticated: user !== null });
  await renderPage(<MatchResultPage />, {
    path: '/profile/match-results/:username',
    at: '/profile/match-results/anna.muster',
    ...(result !== undefined && { state: { result, username: 'anna.muster' } }),
  });
}

describe('the result of a comparison', () => {
  test('sends whoever comes without one to the start', async () => {
    await open(undefined);

    expect(await screen.findByText('Adresse: /')).toBeInTheDocument();
  });

  test('congratulates on a match and gives every released contact', async () => {
    await open(makeComparison());

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Glückwunsch, es ist ein Match!' }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+49 (170) 123 45-67' })).toHaveAttribute(
      'href',
      'tel:+491701234567',
    );
    const calendar = screen.getByRole('link', { name: 'Buchen' });
    expect(calendar).toHaveAttribute('href', 'https://kalender.example.de/anna');
    expect(calendar).toHaveAttribute('target', '_blank');
    expect(calendar).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'lebenslauf.pdf' })).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'anna@example.de' })).toHaveAttribute(
      'href',
      'mailto:anna@example.de',
    );
    expect(screen.getByRole('link', { name: 'Zurück zum Dashboard' })).toBeVisible();
  });

  test.each([[null], [noContact]])(
    'says that the candidate makes contact when %j is released',
    async (contactInfo) => {
      await open(makeComparison({ contactInfo }));

      expect(await screen.findByText(/nimmt Kontakt zu Ihnen auf/)).toBeVisible();
    },
  );

  test('explains a missed match and shows similar candidates', async () => {
    await open(
      makeComparison({
        matchPercentage: 52,
        isMatch: false,
        contactInfo: null,
        breakdown: makeBreakdown({ salary: knockedOutSalary }),
        similarCount: 2,
        similarCandidates: [
          { user: { username: 'bernd.b', image: null }, matchPercentage: 90 },
          { user: { username: 'clara.c', image: null }, matchPercentage: 70 },
        ],
      }),
    );

    expect(
      await screen.findByRole('heading', {
        name: 'Keine direkte Übereinstimmung, aber keine Sorge!',
      }),
    ).toBeVisible();
    const similar = screen.getByRole('region', { name: '2 ähnliche Kandidaten' });
    expect(within(similar).getByRole('link', { name: 'bernd.b' })).toHaveAttribute(
      'href',
      '/bernd.b',
    );
    expect(similar).toHaveTextContent('ab 90 %');
    const salary = screen.getByText('Gehalt').closest('li');
    expect(salary).toHaveTextContent('Passt nicht');
    expect(salary).toHaveTextContent('Ausschlusskriterium');
    expect(salary).toHaveTextContent('Das Gehalt liegt unter der Vorstellung.');
    expect(screen.getByRole('link', { name: 'Zurück zum Dashboard' })).toBeVisible();
  });

  test.each([
    [true, 'Anmelden & ähnliche Talente finden'],
    [false, 'Anmelden & Zugriff erhalten!'],
  ])('offers a guest the sign-up (match: %s)', async (isMatch, name) => {
    await open(makeComparison({ isMatch }), null);

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/signup');
  });
});
