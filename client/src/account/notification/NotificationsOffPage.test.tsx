import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { takeArrival } from '../../lib/address.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import NotificationsOffPage from './NotificationsOffPage.tsx';

const api = fakeApi();

function open(at = '/notifications-off#token=anna.newMatch.geheim') {
  window.history.replaceState(null, '', '/');
  takeArrival();
  window.history.replaceState(null, '', at);
  takeArrival();
  return renderPage(<NotificationsOffPage />, { path: '/notifications-off' });
}

const switchOff = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Diese Mails abstellen' }));

describe('the link at the end of a mail', () => {
  test('names what it switches off, leaves the address, and changes nothing by being opened', async () => {
    await open();

    expect(
      await screen.findByText(/^Möchten Sie bei neuen Matches keine Mails mehr bekommen\?/),
    ).toBeVisible();
    expect(window.location.href).not.toContain('geheim');
    expect(api.sentTo('switchOffNotification')).toEqual([]);
  });

  test('switches that kind of mail off by one press', async () => {
    api.answer('switchOffNotification', undefined);
    await open();
    await switchOff();

    expect(await screen.findByText(/^Abgestellt\./)).toBeVisible();
    expect(api.sentTo('switchOffNotification').map(({ body }) => body)).toEqual([
      { token: 'anna.newMatch.geheim' },
    ]);
    expect(screen.getByRole('link', { name: 'Zum Konto' })).toLeadTo('/user/account');
  });

  test('without its token says so', async () => {
    await open('/notifications-off');

    expect(await screen.findByText(/ungültig oder unvollständig/)).toBeVisible();
    expect(api.sentTo('switchOffNotification')).toEqual([]);
  });

  test('can be tried again', async () => {
    api.refuse('switchOffNotification', 'internal', 'Da ist etwas schiefgegangen.');
    await open();
    await switchOff();
    expect(await screen.findByRole('alert')).toHaveTextContent('Da ist etwas schiefgegangen.');
    api.answer('switchOffNotification', undefined);

    await switchOff();

    expect(await screen.findByText(/^Abgestellt\./)).toBeVisible();
  });
});
