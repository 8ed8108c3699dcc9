import type { RecruiterCardDto } from '@inkognito/shared/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { emptyRecruiterProfile, makeAccount } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { RecruiterCard } from '../user/RecruiterCard.tsx';
import { RecruiterProfile } from './RecruiterProfile.tsx';

const api = fakeApi();
const rita = { name: 'Rita Reich', kind: 'agency', company: 'Reich GmbH' } as const;
const email = 'rita@reich.example';
const sentence = 'bestätigt: @reich.example';

beforeEach(() => {
  api.answer('getRecruiterProfile', emptyRecruiterProfile);
  api.answer('getAccount', makeAccount({ email }));
});

async function open() {
  await renderPage(<RecruiterProfile />, { path: '/user/account' });
  await screen.findByRole('button', { name: 'Profil speichern' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Profil speichern' }));

test('the recruiter profile is saved as it was filled in', async () => {
  api.answer('saveRecruiterProfile', { ...rita, version: 2 });
  await open();
  await userEvent.type(screen.getByLabelText(/^Name/), rita.name);
  await userEvent.selectOptions(screen.getByLabelText(/^Sie suchen als/), 'Personalberatung');
  await userEvent.type(screen.getByLabelText(/^Unternehmen/), rita.company);

  await save();

  expect(await screen.findByText('Ihr Recruiter-Profil ist gespeichert.')).toBeVisible();
  expect(api.sentTo('saveRecruiterProfile')[0]?.body).toEqual({ ...rita, version: 1 });
});

describe('the card that job seekers see', () => {
  const show = (card: RecruiterCardDto | null) =>
    renderPage(<RecruiterCard publisher={{ username: 'rita', card }} />, { path: '/jobs/1' });

  test('holds what the recruiter says and what is proven', async () => {
    await show({
      ...rita,
      workEmail: email,
      workEmailVerified: true,
      verifiedDomain: 'reich.example',
    });

    expect(screen.getByText('Personalberatung · Reich GmbH')).toBeVisible();
    expect(screen.getByRole('link', { name: email })).toLeadTo('mailto:rita@reich.example');
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('claims nothing of an address that is not proven, and shows none before a release', async () => {
    await show({ ...rita, workEmail: '', workEmailVerified: false, verifiedDomain: null });

    expect(screen.queryByText(/^bestätigt/)).toBeNull();
    expect(screen.getByText('E-Mail-Adresse nicht bestätigt')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
