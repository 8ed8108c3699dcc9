import type { SessionDto } from '@inkognito/shared/auth';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeId } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { Devices } from './Devices.tsx';

const api = fakeApi();

const here: SessionDto = {
  _id: makeId(),
  isCurrent: true,
  device: 'Chrome unter Linux',
  signedInAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
};
const phone: SessionDto = {
  ...here,
  _id: makeId(),
  isCurrent: false,
  device: 'Safari auf dem iPhone',
};

beforeEach(() => {
  api.answer('listSessions', { sessions: [phone, here] });
});

const open = () => renderPage(<Devices />, { path: '/user/account' });
const names = () => screen.getAllByRole('heading').map((heading) => heading.textContent.trim());

describe('the devices', () => {
  test('are signed out one by one', async () => {
    api.answer('endSession', undefined);
    await open();
    await screen.findByText('Dieses Gerät');
    api.answer('listSessions', { sessions: [here] });

    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

    expect(await screen.findByText('Safari auf dem iPhone ist abgemeldet.')).toBeVisible();
    expect(names()).toEqual(['Chrome unter Linux']);
    expect(api.sentTo('endSession')).toMatchObject([{ params: { id: phone._id } }]);
    expect(screen.queryByRole('button', { name: /allen anderen/ })).toBeNull();
  });

  test('are all signed out but this one after a question', async () => {
    api.answer('endOtherSessions', undefined);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /allen anderen/ }));
    expect(api.sentTo('endOtherSessions')).toEqual([]);
    api.answer('listSessions', { sessions: [here] });

    await userEvent.click(screen.getByRole('button', { name: 'Überall sonst abmelden' }));

    expect(await screen.findByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible();
  });

  test('that could not be signed out stay, and it is said', async () => {
    api.refuse('endSession', 'internal', 'Da ist etwas schiefgegangen.');
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Da ist etwas schiefgegangen.');
    expect(names()).toHaveLength(2);
  });
});
