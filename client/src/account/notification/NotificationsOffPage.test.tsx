import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { takeArrival } from '../../lib/address.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { makeAccount } from '../../test/makeDto.ts';
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

  test('lets the signed-in person switch it on again', async () => {
    api.signIn();
    api.answer('switchOffNotification', undefined);
    api.answer('saveNotifications', { ...makeAccount().notifications, version: 2 });
    await open();
    await switchOff();

    await userEvent.click(await screen.findByRole('button', { name: 'Wieder einschalten' }));

    expect(await screen.findByText('Wir schreiben Ihnen bei neuen Matches wieder.')).toBeVisible();
    expect(api.sentTo('saveNotifications')[0]?.body).toEqual({ newMatch: true });
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
