import type { ActivityDto } from '@inkognito/shared/release';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeId, makeKey, makeKeys } from '../../test/makeDto.ts';
import { makeActivity } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import ActivityPage from './ActivityPage.tsx';

const api = fakeApi();

async function open(activity: ActivityDto[], nextCursor: string | null = null) {
  api.signIn();
  api.answer('listActivity', { activity, nextCursor });
  await renderPage(<ActivityPage />, { path: '/user/activity' });
  await screen.findByRole('heading', { level: 1, name: 'Datenbuch' });
}

test('an entry leads to what it is about', async () => {
  const jobId = makeId();
  await open([
    makeActivity({ kind: 'cv_read', jobId }),
    makeActivity({ kind: 'key_opened', recruiter: null, jobTitle: null }),
  ]);

  expect(screen.getByRole('link', { name: 'Koch' })).toLeadTo(`/jobs/${jobId}`);
  expect(screen.getByRole('link', { name: /mit dem Schlüssel „Meier GmbH“ geöffnet/ })).toLeadTo(
    '/user/keys',
  );
});

test('beside the keys stands what their holders can know of the floor', async () => {
  api.answer(
    'listKeys',
    makeKeys(
      makeKey({ name: 'Hays', learnedFloor: { from: 55, to: 65 } }),
      makeKey({ name: 'Robert Half', learnedFloor: { from: null, to: 60 } }),
      makeKey({ name: 'Michael Page' }),
    ),
  );
  await open([]);
  await userEvent.click(screen.getByRole('link', { name: 'Schlüssel' }));

  expect(
    await screen.findByText('Was Hays über Ihre Untergrenze wissen kann: 55 bis 65 Tsd. €'),
  ).toBeVisible();
  expect(screen.getByText(/^Was Robert Half .*: höchstens 60 Tsd\. €$/)).toBeVisible();
  expect(screen.queryByText(/Michael Page/)).toBeNull();
});

test('a recruiter is blocked or reported where their entry stands', async () => {
  const comparisonId = makeId();
  await open([makeActivity({ comparisonId })]);
  api.answer('blockRecruiter', undefined);

  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(screen.getByRole('button', { name: 'Recruiter melden' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Recruiter blockieren' }));
  await userEvent.click(screen.getByRole('button', { name: 'Blockieren' }));

  expect(await screen.findByText(/^Gerd Gast ist blockiert/)).toBeVisible();
  expect(api.sentTo('blockRecruiter')).toMatchObject([{ body: { comparisonId } }]);
});

test('the server is asked for one topic, and for what is older', async () => {
  await open([makeActivity()], 'weiter');
  const older = makeActivity({ kind: 'matched', at: '2026-11-01T12:00:00.000Z' });
  api.answer('listActivity', { activity: [older], nextCursor: null });

  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText(/: Match$/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Vergleiche' }));

  expect(await screen.findByRole('link', { name: 'Vergleiche', current: 'page' })).toBeVisible();
  expect(api.sentTo('listActivity').map(({ query }) => query)).toEqual([
    '',
    '?cursor=weiter',
    '?topic=comparisons',
  ]);
});

test('where nothing happened yet, the page leads on', async () => {
  await open([]);

  expect(screen.getByText('Hier steht noch nichts.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schlüssel vergeben' })).toBeVisible();
});
