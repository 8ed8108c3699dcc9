import { type ActivityDto, activityDto } from '@inkognito/shared/release';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeGuest, makeId, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import ActivityPage from './ActivityPage.tsx';
import { activitySentence } from './activitySentence.ts';

const api = fakeApi();

function makeActivity(changes: Partial<ActivityDto> = {}): ActivityDto {
  return {
    _id: makeId(),
    kind: 'compared',
    at: '2026-11-10T12:00:00.000Z',
    count: null,
    key: 'Meier GmbH',
    recruiter: makeGuest(),
    jobTitle: 'Koch',
    ...changes,
  };
}

async function open(activity: ActivityDto[], nextCursor: string | null = null) {
  api.answer('authStatus', { user: makeUser(), authenticated: true });
  api.answer('listActivity', { activity, nextCursor });
  await renderPage(<ActivityPage />, { path: '/user/activity' });
  await screen.findByRole('heading', { level: 1, name: 'Was geschah mit meinen Daten' });
}

test('every kind is told in a sentence of its own', () => {
  const sentences = activityDto.shape.kind.options.map((kind) =>
    activitySentence(makeActivity({ kind, count: 3 })),
  );

  expect(sentences).toEqual([
    'Sie haben den Schlüssel „Meier GmbH“ angelegt.',
    'Gerd Gast hat Ihr Profil mit dem Schlüssel „Meier GmbH“ geöffnet.',
    'Sie haben den Schlüssel „Meier GmbH“ widerrufen.',
    'Gerd Gast hat „Koch“ mit Ihrem Fragebogen verglichen.',
    'Match: „Koch“ von Gerd Gast passt zu Ihren Wünschen.',
    'Gerd Gast kann Ihre Kontaktdaten sehen, freigegeben für „Koch“.',
    'Gerd Gast hat Ihren Lebenslauf geöffnet.',
    'Sie haben die Freigabe an Gerd Gast zurückgezogen.',
    'An diesem Tag wurde 3-mal ein falscher Schlüssel eingegeben.',
    'In der Woche ab diesem Tag standen Sie 3-mal in einer Liste passender Kandidaten.',
    'Sie haben geändert, für wen Sie unsichtbar sind.',
    'Sie haben Gerd Gast blockiert.',
    'In der Woche ab diesem Tag hat Ihr Schutz 3-mal jemanden abgewiesen, der nach Ihnen gefragt hat.',
  ]);
});

test('what happened stands by day and leads to where something can be done', async () => {
  await open([
    makeActivity({ kind: 'cv_read' }),
    makeActivity({ kind: 'key_opened' }),
    makeActivity({ kind: 'shield_changed', at: '2026-11-09T12:00:00.000Z', recruiter: null }),
  ]);

  const days = screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
  expect(days).toEqual(['10.\u00a0November\u00a02026', '9.\u00a0November\u00a02026']);
  for (const [name, path] of [
    ['Zu Ihren Freigaben', '/user/releases'],
    ['Zu Ihren Schlüsseln', '/user/keys'],
    ['Zu „Unsichtbar für“', '/user/shield'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('older entries come when asked for', async () => {
  await open([makeActivity()], 'weiter');
  api.answer('listActivity', {
    activity: [makeActivity({ kind: 'matched', at: '2026-11-01T12:00:00.000Z' })],
    nextCursor: null,
  });

  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));

  expect(await screen.findByText(/^Match: „Koch“/)).toBeVisible();
  expect(api.sentTo('listActivity')).toMatchObject([{ query: '' }, { query: '?cursor=weiter' }]);
});

test('where nothing happened yet, the page leads on', async () => {
  await open([]);

  expect(screen.getByText('Noch ist nichts geschehen.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schlüssel vergeben' })).toBeVisible();
});
