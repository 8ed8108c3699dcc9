import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import PrivacyPolicyPage from './PrivacyPolicyPage.tsx';

const api = fakeApi();
const nobody = {
  name: null,
  address: null,
  email: null,
  phone: null,
  representative: null,
  register: null,
  vatId: null,
};

beforeEach(() => {
  api.answer('getOperator', nobody);
});

test('says which version it is and when what was added, who may take part, and names every way to sign in', async () => {
  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Datenschutzerklärung' }),
  ).toBeVisible();
  expect(screen.getByText('Stand: 16. Juli 2025. Ergänzt am 27. November 2026.')).toBeVisible();
  expect(screen.getByText('27. November 2026:', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText(/ab 16 Jahren/)).toBeVisible();
  for (const way of ['Google', 'LinkedIn', 'LinkedIn-Login-Plugin']) {
    expect(screen.getByText(way, { selector: 'strong' })).toBeVisible();
  }
});

test('names the periods the program keeps to, and the rights', async () => {
  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(await screen.findByText(/Blockierte Jobs: 30 Tage/)).toBeVisible();
  expect(screen.getByText(/höchstens 30 Tage/)).toBeVisible();
  expect(screen.getByText(/Sicherungskopien: höchstens 35 Tage/)).toBeVisible();
  expect(screen.getByText(/Zähler gegen Missbrauch: höchstens 24 Stunden/)).toBeVisible();
  for (const article of [15, 16, 17, 18, 19, 20, 21]) {
    expect(screen.getByText(new RegExp(`Art\\. ${article} DSGVO`))).toBeVisible();
  }
});

test('says who may compare without an account, what is kept of them and for how long', async () => {
  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(
    await screen.findByText(/ob die Adresse bestätigt ist; Name und Firma prüfen wir nicht/),
  ).toBeVisible();
  expect(screen.getByText(/auch Personen ohne Konto/)).toBeVisible();
  expect(screen.getByText(/die niemand in ein Konto mitnimmt.*90 Tage/)).toBeVisible();
  expect(screen.getByText(/Schlüssel: bis 90 Tage, nachdem/)).toBeVisible();
});

test('says what is kept of a shield, a block, a report and a frozen account', async () => {
  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(await screen.findByText(/etwa Ihren jetzigen Arbeitgeber/)).toBeVisible();
  expect(screen.getByText(/für alle anderen gibt es Sie nicht/)).toBeVisible();
  expect(screen.getByText(/Wir sagen es ihm nicht, aber er kann es merken/)).toBeVisible();
  expect(screen.getByText(/Meldungen: 180 Tage, nachdem/)).toBeVisible();
  expect(screen.getByText(/ohne Namen und Text/)).toBeVisible();
  expect(screen.getByText(/Sperren und ihr Grund/)).toBeVisible();
  expect(screen.getByText(/Anfragen von Recruitern um Zugang.*30 Tage/)).toBeVisible();
  expect(screen.getByText(/jeden Eintrag 180 Tage/)).toBeVisible();
});

test('names the operator as configured', async () => {
  api.answer('getOperator', {
    ...nobody,
    name: 'Inkognito Betriebs GmbH',
    address: 'Musterweg 12\n04109 Leipzig',
    email: 'datenschutz@example.org',
  });

  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(await screen.findByText('Inkognito Betriebs GmbH')).toBeVisible();
  expect(screen.getByText(/Musterweg 12/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'datenschutz@example.org' })).toHaveAttribute(
    'href',
    'mailto:datenschutz@example.org',
  );
});

test('says so when the operator has filled in nothing', async () => {
  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(await screen.findByText(/hat seine Angaben noch nicht eingetragen/)).toBeVisible();
});

test('shows everything else when the operator cannot be asked for', async () => {
  api.refuse('getOperator', 'unavailable', 'Gerade nicht erreichbar.');

  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(await screen.findByText(/konnten gerade nicht geladen werden/)).toBeVisible();
  expect(screen.getByText(/Blockierte Jobs: 30 Tage/)).toBeVisible();
});
