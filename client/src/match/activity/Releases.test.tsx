import type { OfferedJobDto } from '@inkognito/shared/match';
import type { ReleaseDto } from '@inkognito/shared/release';
import { generalKeyName } from '@inkognito/shared/codes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeGuest, makeId } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { makeOfferedJob } from '../../matching/test/makeComparison.ts';
import ActivityPage from './ActivityPage.tsx';

const api = fakeApi();

function makeRelease(changes: Partial<ReleaseDto> = {}): ReleaseDto {
  return {
    _id: makeId(),
    recruiter: { username: 'rita.recruiter', image: null, card: null },
    accountDeleted: false,
    jobTitle: 'Backend-Entwickler',
    key: null,
    fields: ['phone', 'cv'],
    releasedAt: '2026-11-02T12:00:00.000Z',
    endedAt: null,
    endReason: null,
    withdrawnAt: null,
    ...changes,
  };
}

const answer = (...releases: ReleaseDto[]) => {
  api.answer('listReleases', { releases, nextCursor: null });
  answerMatches();
};
const answerMatches = (...matches: OfferedJobDto[]) => {
  api.answer('listMatches', { role: 'jobSeeker', matches, nextCursor: null });
};
const open = () => {
  api.answer('listActivity', { activity: [], nextCursor: null });
  return renderPage(<ActivityPage />, {
    path: '/user/activity',
    at: '/user/activity?topic=releases',
  });
};

describe('the releases', () => {
  test('say who received what, for which posting and when', async () => {
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

  test('that wait for a decision stand first', async () => {
    answer();
    const waiting = makeOfferedJob({ contactState: 'awaitsCandidate' });
    answerMatches(makeOfferedJob(), waiting);
    await open();

    expect(await screen.findByText('Wartet auf Ihre Freigabe')).toBeVisible();
    const link = screen.getByRole('link', { name: new RegExp(`„${waiting.jobTitle}“ von`) });
    expect(link).toHaveAttribute('href', `/matches/${waiting.matchId}`);
  });

  const endedAt = '2026-11-05T12:00:00.000Z';

  test('that were withdrawn say since when, and are withdrawn once', async () => {
    answer(makeRelease({ endedAt, endReason: 'withdrawn', withdrawnAt: endedAt }));
    await open();

    expect(await screen.findByText('Von Ihnen zurückgezogen am 5. November 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zurückziehen' })).toBeNull();
  });

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
      await userEvent.click(screen.getByRole('button', { name: 'Zurückziehen' }));
      answer({ ...ended, withdrawnAt: '2026-11-07T12:00:00.000Z' });
      await userEvent.click(screen.getByRole('button', { name: 'Freigabe zurückziehen' }));

      expect(await screen.findByText('Von Ihnen zurückgezogen am 7. November 2026.')).toBeVisible();
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Zurückziehen' })).toBeNull();
    },
  );

  test('name a recruiter whose account is gone as they were shown', async () => {
    const card = {
      name: 'Rita Rekrut',
      kind: 'company' as const,
      company: 'Musterwerke GmbH',
      workEmail: 'rita@musterwerke.example',
      workEmailVerified: true,
      verifiedDomain: 'musterwerke.example',
    };
    const recruiter = { username: 'rita.recruiter', image: null, card };
    answer(makeRelease({ recruiter, accountDeleted: true, endedAt, endReason: 'posting_deleted' }));
    await open();

    expect(await screen.findByText('Konto gelöscht')).toBeVisible();
    expect(screen.getByText('Rita Rekrut · Unternehmen · Musterwerke GmbH')).toBeVisible();
  });

  test('are withdrawn after a warning of what cannot be taken back', async () => {
    const release = makeRelease();
    answer(release);
    api.answer('withdrawRelease', undefined);
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent(/auch bei allen späteren Vergleichen nichts mehr/);
    expect(dialog).toHaveTextContent(
      /Alle Freigaben an rita.recruiter, .* sind damit zurückgezogen/,
    );
    expect(dialog).toHaveTextContent(/notiert.*können wir nicht zurückholen/);
    answer({ ...release, endedAt, endReason: 'withdrawn', withdrawnAt: endedAt });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Freigabe zurückziehen' }));

    expect(
      await screen.findByText('Die Freigabe für rita.recruiter ist zurückgezogen.'),
    ).toBeVisible();
    expect(screen.getByText(/^Von Ihnen zurückgezogen/)).toBeVisible();
    expect(api.sentTo('withdrawRelease')).toMatchObject([{ params: { id: release._id } }]);
  });

  describe('that came by a key which is still open', () => {
    const key = { name: 'Meier GmbH', isRevocable: true };
    const withdraw = async (given: ReleaseDto['key']) => {
      answer(makeRelease({ key: given }));
      api.answer('withdrawRelease', undefined);
      await open();
      await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
      return within(screen.getByRole('alertdialog'));
    };
    const confirm = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Freigabe zurückziehen' }));
      await screen.findByText('Die Freigabe für rita.recruiter ist zurückgezogen.');
    };

    test('say so, and are withdrawn together with it', async () => {
      const dialog = await withdraw(key);
      expect(screen.getByText(/, über den Schlüssel „Meier GmbH“$/)).toBeInTheDocument();
      expect(
        dialog.getByRole('checkbox', { name: 'Auch den Schlüssel „Meier GmbH“ widerrufen' }),
      ).toBeChecked();

      await confirm();

      expect(api.sentTo('withdrawRelease')).toMatchObject([{ query: '?revokeKey=true' }]);
    });

    test('are withdrawn alone where the person wants to keep it', async () => {
      const dialog = await withdraw(key);

      await userEvent.click(dialog.getByRole('checkbox'));
      await confirm();

      expect(api.sentTo('withdrawRelease')).toMatchObject([{ query: '' }]);
    });

    test('which is the access password, say that it may have spread', async () => {
      const dialog = await withdraw({ name: generalKeyName, isRevocable: false });

      expect(dialog.queryByRole('checkbox')).toBeNull();
      expect(dialog.getByRole('link', { name: 'unter Konto neu erzeugen' })).toHaveAttribute(
        'href',
        '/user/account#zugangspasswort',
      );
    });

    test('which is not asked about once it is closed', async () => {
      const dialog = await withdraw({ ...key, isRevocable: false });
      expect(dialog.queryByRole('checkbox')).toBeNull();

      await confirm();

      expect(api.sentTo('withdrawRelease')).toMatchObject([{ query: '' }]);
    });
  });

  test('to somebody without an account name them as they named themselves', async () => {
    answer(makeRelease({ recruiter: makeGuest() }));
    await open();

    expect(await screen.findByRole('heading', { name: 'Gerd Gast' })).toBeVisible();
    expect(screen.getByText('Gast GmbH')).toBeVisible();
    expect(screen.getByText('ohne Konto, Angaben nicht geprüft')).toBeVisible();
  });

  test('that could not be withdrawn stay, and the dialog says why', async () => {
    answer(makeRelease());
    api.refuse('withdrawRelease', 'internal', 'Das hat nicht geklappt.');
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Freigabe zurückziehen' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
  });

  test('are none at first, with the way to where they are decided', async () => {
    answer();
    await open();

    expect(
      await screen.findByText('Noch hat niemand Kontaktdaten von Ihnen erhalten.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Freigaben festlegen' })).toHaveAttribute(
      'href',
      '/user/automations',
    );
  });
});
