import type { ResultDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { takeArrival } from '../../lib/address.ts';
import { makeComparison } from '../../test/makeMatch.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { makePerson } from '../../test/makeDto.ts';
import ResultPage from './ResultPage.tsx';

const api = fakeApi();
const token = 'KXMRa-token_9'.padEnd(limits.mailedTokenLength, 'x');
const otherToken = 'anderes-Zeichen'.padEnd(limits.mailedTokenLength, 'x');
async function arrive(hash = `#${token}`) {
  window.history.replaceState(null, '', '/');
  takeArrival();
  window.history.replaceState(null, '', `/result${hash}`);
  takeArrival();
  await renderPage(<ResultPage />, { path: '/result' });
}

const standing = (changes: Parameters<typeof makeComparison>[0] = {}): ResultDto => ({
  state: 'standing',
  jobTitle: 'Köchin',
  candidate: makePerson(),
  comparison: makeComparison(changes),
  asker: { name: 'Max Meier', company: 'Meier GmbH' },
  isConfirmed: false,
  isTaken: false,
});

/** As a browser sees it in which the button was not pressed. */
const unpressed = () => standing({ contactInfo: null, contactState: 'awaitsReader' });

test('is only looked at by opening its link, which leaves the address', async () => {
  api.answer('openResult', unpressed());
  await arrive();

  expect(await screen.findByRole('button', { name: 'Das war ich: Kontakt ansehen' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
  expect(screen.getByText('Waren Sie das, Max Meier, Meier GmbH?')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Anmelden/ })).toBeNull();
  expect(window.location.href).not.toContain(token);
  expect(api.sentTo('confirmResult')).toEqual([]);
  expect(api.sentTo('denyResult')).toEqual([]);
});

test('shows the contact where its button was pressed', async () => {
  api.answer('openResult', unpressed());
  api.answer('confirmResult', standing());
  await arrive();

  await userEvent.click(await screen.findByRole('button', { name: /^Das war ich:/ }));

  expect(await screen.findByRole('link', { name: '+49 (170) 123 45-67' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Das war ich/ })).toBeNull();
  expect(api.sentTo('confirmResult')).toMatchObject([{ body: { token } }]);
});

test('is over once its reader says that it was another person', async () => {
  api.answer('openResult', unpressed());
  api.answer('denyResult', undefined);
  await arrive();

  await userEvent.click(await screen.findByRole('button', { name: 'Das war ich nicht' }));

  expect(
    await screen.findByRole('heading', { name: 'Danke, das war jemand anderes.' }),
  ).toBeVisible();
  expect(api.sentTo('denyResult')).toMatchObject([{ body: { token } }]);
  expect(api.sentTo('confirmResult')).toEqual([]);
});

test('leads to signing in where an account took it along', async () => {
  const taken = { ...unpressed(), isTaken: true } as ResultDto;
  api.answer('openResult', taken);
  await arrive();

  expect(await screen.findByRole('link', { name: 'Anmelden' })).toLeadTo('/login');
  expect(screen.queryByRole('button', { name: /^Das war ich/ })).toBeNull();
});

test('another link pasted into the tab shows its own result', async () => {
  api.answer('openResult', standing());
  await arrive();
  await screen.findByText('Glückwunsch, es ist ein Match!');

  window.history.replaceState(null, '', `/result#${otherToken}`);
  act(() => {
    takeArrival();
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

  await vi.waitFor(() => expect(api.sentTo('openResult')[1]?.body).toEqual({ token: otherToken }));
});

test('shows a guest what is released now, and the way to an account back to it', async () => {
  api.answer('openResult', standing());
  await arrive();

  expect(await screen.findByText('Glückwunsch, es ist ein Match!')).toBeVisible();
  expect(screen.getByText(/„Köchin“/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+49 (170) 123 45-67' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden & ähnliche Talente finden' })).toLeadTo(
    '/signup/email',
  );
  expect(api.sentTo('openResult')).toMatchObject([{ body: { token } }]);
});

test('is found again by a reload and after signing in, which have no token in the address', async () => {
  api.answer('openResult', standing());
  await arrive();
  await screen.findByText('Glückwunsch, es ist ein Match!');
  cleanup();
  api.signIn({ role: ['recruiter'] });
  await arrive('');

  expect(await screen.findByText('Glückwunsch, es ist ein Match!')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Anmelden/ })).toBeNull();
  expect(api.sentTo('openResult')[1]?.body).toEqual({ token });
});

test('says nothing of the person after a withdrawal', async () => {
  api.answer('openResult', { state: 'withdrawn', jobTitle: 'Köchin' });
  await arrive();

  expect(
    await screen.findByRole('heading', { name: 'Dieses Ergebnis ist nicht mehr offen.' }),
  ).toBeVisible();
  expect(screen.getByText(/zu „Köchin“ freigegeben hatte/)).toBeVisible();
});

test('says of a link that it is ended', async () => {
  api.refuse('openResult', 'not_found', 'Diesen Link gibt es nicht oder nicht mehr.');
  await arrive();

  expect(
    await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr.' }),
  ).toBeVisible();
});

test.each(['', `#${token.slice(0, -1)}`])(
  'says of a link that it is incomplete: %j',
  async (hash) => {
    await arrive(hash);

    expect(await screen.findByText('Dieser Link ist unvollständig.')).toBeVisible();
  },
);
