import type { ReleaseDto } from '@inkognito/shared/release';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeRelease } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import ActivityPage from './ActivityPage.tsx';

const api = fakeApi();

const answer = (...releases: ReleaseDto[]) =>
  api.answer('listReleases', { releases, nextCursor: null });
const open = () => {
  api.answer('listActivity', { activity: [], nextCursor: null });
  return renderPage(<ActivityPage />, {
    path: '/user/activity',
    at: '/user/activity?topic=releases',
  });
};

describe('the releases', () => {
  test('name the recruiter, the fields, the posting and the day', async () => {
    answer(makeRelease());
    await open();

    expect(await screen.findByRole('heading', { name: 'rita.recruiter' })).toBeVisible();
    expect(screen.getByText('für „Backend-Entwickler“ am 2. November 2026')).toBeVisible();
    const fields = within(screen.getByRole('list', { name: 'Herausgegeben' }));
    expect(fields.getAllByRole('listitem').map((field) => field.textContent)).toEqual([
      'Telefonnummer',
      'Lebenslauf',
    ]);
  });

  const endedAt = '2026-11-05T12:00:00.000Z';

  test.each([
    ['posting_deleted', 'Beendet am 5. November 2026, weil die Stelle gelöscht wurde.'],
    ['account_deleted', 'Beendet am 5. November 2026, weil das Konto gelöscht wurde.'],
  ] as const)(
    'that the other side ended (%s) can still be withdrawn',
    async (endReason, sentence) => {
      const ended = makeRelease({ endedAt, endReason });
      answer(ended);
      api.answer('withdrawRelease', undefined);
      await open();

      expect(await screen.findByText(sentence)).toBeVisible();
      answer({ ...ended, withdrawnAt: '2026-11-07T12:00:00.000Z' });
      await userEvent.click(screen.getByRole('button', { name: 'Zurückziehen' }));

      expect(await screen.findByText('Von Ihnen zurückgezogen am 7. November 2026.')).toBeVisible();
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Zurückziehen' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    },
  );

  test('are withdrawn at once where they stand, and given again', async () => {
    const release = makeRelease();
    answer(release);
    api.answer('withdrawRelease', undefined);
    await open();

    const button = await screen.findByRole('button', { name: 'Zurückziehen' });
    answer({ ...release, endedAt, endReason: 'withdrawn', withdrawnAt: endedAt });
    await userEvent.click(button);

    const words = await screen.findByText(/^Zurückgezogen: rita\.recruiter sieht nichts mehr/);
    expect(words).toHaveTextContent(/auch bei späteren Vergleichen nicht/);
    expect(words).toHaveTextContent(/notiert .*, können wir nicht zurückholen/);
    expect(screen.getByText(/^Von Ihnen zurückgezogen/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.sentTo('withdrawRelease')).toMatchObject([{ params: { id: release._id } }]);

    api.answer('decideRelease', {
      release: { matchId: release.matchId, contactState: 'released' },
    });
    answer({ ...release, withdrawnAt: endedAt });
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));

    expect(await screen.findByText(/^Wieder freigegeben: rita\.recruiter sieht/)).toHaveFocus();
    expect(screen.queryByText(/^Von Ihnen zurückgezogen/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Zurückziehen' })).toBeVisible();
    expect(api.sentTo('decideRelease')).toMatchObject([
      { body: { comparisonId: release.matchId, answer: 'yes' } },
    ]);
  });

  test('that could not be withdrawn stay, and say why', async () => {
    answer(makeRelease());
    api.refuse('withdrawRelease', 'internal', 'Das hat nicht geklappt.');
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }));

    expect(screen.getByRole('button', { name: 'Zurückziehen' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
  });

  test('are none at first, with the way to where they are decided', async () => {
    answer();
    await open();

    expect(
      await screen.findByText('Noch hat niemand Kontaktdaten von Ihnen erhalten.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Freigaben festlegen' })).toLeadTo('/user/automations');
  });
});
