import type { OpenProfileDto } from '@inkognito/shared/comparison';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeId } from '../../test/makeDto.ts';
import { makeOpenProfile } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import OpenProfilesPage from './OpenProfilesPage.tsx';

const api = fakeApi();

beforeEach(() => api.signIn({ role: ['recruiter'] }));

const open = (profiles: OpenProfileDto[], nextCursor: string | null = null) => {
  api.answer('listOpenProfiles', { profiles, nextCursor });
  return renderPage(<OpenProfilesPage />, { path: '/user/unlocked' });
};

describe('the open profiles', () => {
  test('say until when they are open and what the last comparison came to', async () => {
    const lastComparison = {
      jobId: makeId(),
      jobTitle: 'Köchin',
      matchPercentage: 86,
      isMatch: true,
    };
    await open([
      makeOpenProfile('mara', { lastComparison }),
      makeOpenProfile('paul', { expiresAt: '2026-12-03T09:00:00.000Z' }),
    ]);

    const [mara, paul] = await screen.findAllByRole('listitem');
    expect(mara).toHaveTextContent(/Zuletzt verglichen: Köchin, 86\s%/);
    expect(mara).toHaveTextContent('Match');
    expect(paul).toHaveTextContent(/Offen bis 3\.\sDezember\s2026/);
    expect(paul).toHaveTextContent('Noch nicht verglichen');
    const one = within(paul ?? document.body);
    expect(one.getByRole('link', { name: 'paul' })).toLeadTo('/paul');
    expect(one.getByRole('link', { name: 'Vergleichen' })).toLeadTo('/profile/questionnaire/paul');
  });

  test('are none yet, with how they get there', async () => {
    await open([]);

    expect(await screen.findByText('Noch ist kein Profil für Sie offen.')).toBeVisible();
    expect(screen.getByText(/^Suchen Sie eine Person:/)).toBeVisible();
  });
});
