import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { makeOperator } from '../../test/makeDto.ts';
import PrivacyPolicyPage from './PrivacyPolicyPage.tsx';

const api = fakeApi();

beforeEach(() => {
  api.answer('getOperator', makeOperator());
});

test('names its version, the age and every way to sign in', async () => {
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

test('shows everything else when the operator cannot be asked for', async () => {
  api.refuse('getOperator', 'unavailable', 'Gerade nicht erreichbar.');

  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(await screen.findByText(/konnten gerade nicht geladen werden/)).toBeVisible();
  expect(screen.getByText(/Blockierte Jobs: 30 Tage/)).toBeVisible();
});
