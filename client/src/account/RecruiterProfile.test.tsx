import type { RecruiterCardDto } from '@inkognito/shared/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { emptyRecruiterProfile } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { RecruiterCard } from '../user/RecruiterCard.tsx';
import { RecruiterProfile } from './RecruiterProfile.tsx';

const api = fakeApi();
const rita = {
  name: 'Rita Reich',
  kind: 'agency',
  company: 'Reich GmbH',
  workEmail: 'rita@reich.example',
} as const;
const proven = { ...rita, workEmailVerified: true, verifiedDomain: 'reich.example', version: 1 };
const sentence = 'Die E-Mail-Adresse bei reich.example ist bestätigt.';

beforeEach(() => {
  api.answer('getRecruiterProfile', emptyRecruiterProfile);
});

async function open() {
  await renderPage(<RecruiterProfile />, { path: '/user/account' });
  await screen.findByRole('button', { name: 'Profil speichern' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Profil speichern' }));

describe('the recruiter profile', () => {
  test('is saved as it was filled in', async () => {
    const saved = { ...rita, workEmailVerified: false, verifiedDomain: null, version: 2 };
    api.answer('saveRecruiterProfile', saved);
    await open();
    await userEvent.type(screen.getByLabelText(/^Name/), rita.name);
    await userEvent.selectOptions(screen.getByLabelText(/^Sie suchen als/), 'Personalberatung');
    await userEvent.type(screen.getByLabelText(/^Unternehmen/), rita.company);
    await userEvent.type(screen.getByLabelText(/^Geschäftliche/), rita.workEmail);

    await save();

    expect(await screen.findByText('Ihr Recruiter-Profil ist gespeichert.')).toBeVisible();
    expect(screen.getByText('rita@reich.example ist noch nicht bestätigt.')).toBeVisible();
    expect(api.sentTo('saveRecruiterProfile')[0]?.body).toEqual({ ...rita, version: 1 });
  });

  test('may stay empty', async () => {
    api.answer('saveRecruiterProfile', emptyRecruiterProfile);
    await open();

    await save();

    expect(await screen.findByText('Ihr Recruiter-Profil ist gespeichert.')).toBeVisible();
    expect(api.sentTo('saveRecruiterProfile')[0]?.body).toEqual({
      name: '',
      kind: null,
      company: '',
      workEmail: '',
      version: 1,
    });
  });

  test('says what is proven, and no more', async () => {
    api.answer('getRecruiterProfile', proven);
    await open();

    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('says that an address of a provider for all proves no company', async () => {
    api.answer('getRecruiterProfile', { ...proven, verifiedDomain: null });
    await open();

    expect(screen.getByText('rita@reich.example ist bestätigt.')).toBeVisible();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('shows what is wrong beside the field, and why it was not saved', async () => {
    await open();
    await userEvent.type(screen.getByLabelText(/^Geschäftliche/), 'rita');

    await save();
    expect(
      await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Geschäftliche/), '@reich.example');
    api.refuse('saveRecruiterProfile', 'too_many_requests', 'Das waren zu viele Links.');
    await save();

    expect(await screen.findByRole('alert')).toHaveTextContent('Das waren zu viele Links.');
  });
});

describe('the card that job seekers see', () => {
  const show = (card: RecruiterCardDto | null) =>
    renderPage(<RecruiterCard publisher={{ username: 'rita', card }} />, { path: '/jobs/1' });

  test('holds what the recruiter says and what is proven', async () => {
    await show({ ...rita, workEmailVerified: true, verifiedDomain: 'reich.example' });

    expect(screen.getByText('Rita Reich · Personalberatung · Reich GmbH')).toBeVisible();
    expect(screen.getByRole('link', { name: rita.workEmail })).toHaveAttribute(
      'href',
      'mailto:rita@reich.example',
    );
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('claims nothing for an address that is not proven', async () => {
    await show({ ...rita, workEmailVerified: false, verifiedDomain: null });

    expect(screen.queryByText(/ist bestätigt/)).toBeNull();
    expect(screen.getByText('(nicht bestätigt)')).toBeVisible();
    expect(screen.queryByRole('link', { name: rita.workEmail })).toBeNull();
  });

  test('says when there is nothing', async () => {
    await show(null);

    expect(screen.getByText('Hat noch nichts über sich angegeben.')).toBeVisible();
  });
});
