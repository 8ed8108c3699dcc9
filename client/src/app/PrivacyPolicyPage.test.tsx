import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/renderPage.tsx';
import PrivacyPolicyPage from './PrivacyPolicyPage.tsx';

it('says when it was last changed, who may take part, and names every way to sign in', async () => {
  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(screen.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  expect(screen.getByText('Stand: 16. Juli 2025')).toBeVisible();
  expect(screen.getByText(/ab 16 Jahren/)).toBeVisible();
  for (const way of ['Google', 'LinkedIn', 'LinkedIn-Login-Plugin']) {
    expect(screen.getByText(way, { selector: 'strong' })).toBeVisible();
  }
});

it('names the periods the program keeps to, and the rights', async () => {
  await renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });

  expect(screen.getByText(/Blockierte Jobs: 30 Tage/)).toBeVisible();
  expect(screen.getByText(/höchstens 30 Tage/)).toBeVisible();
  for (const article of [15, 16, 17, 18, 19, 20, 21]) {
    expect(screen.getByText(new RegExp(`Art\\. ${article} DSGVO`))).toBeVisible();
  }
});
