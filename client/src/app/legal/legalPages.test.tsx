import { pages } from '@inkognito/shared/pages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { makeOperator } from '../../test/makeDto.ts';
import ImprintPage from './ImprintPage.tsx';
import TermsPage from './TermsPage.tsx';
import policy from './privacyPolicy.md?raw';
import terms from './terms.md?raw';

const api = fakeApi();
const company = {
  name: 'Inkognito Betriebs GmbH',
  address: 'Musterweg 12\n04109 Leipzig',
  email: 'kontakt@example.org',
  phone: '+49 341 5550100',
  representative: 'Ida Ott, Geschäftsführerin',
  register: 'Amtsgericht Leipzig, HRB 12345',
  vatId: 'DE123456789',
};

const openImprint = () => renderPage(<ImprintPage />, { path: '/impressum' });
const openTerms = () => renderPage(<TermsPage />, { path: '/nutzungsbedingungen' });

test('the imprint names all that the operator has filled in', async () => {
  api.answer('getOperator', company);

  await openImprint();

  expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  for (const text of [company.name, company.register, company.vatId]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getAllByText(company.representative)).toHaveLength(2);
  expect(screen.getByRole('link', { name: company.phone })).toLeadTo('tel:+493415550100');
  expect(screen.getByRole('heading', { name: /^Kontaktstelle/ })).toBeVisible();
  expect(screen.queryByText('Entwurf')).toBeNull();
});

test('the imprint is a draft without an address, and shows no empty line', async () => {
  api.answer('getOperator', makeOperator({ name: 'Ida Ott' }));

  await openImprint();

  expect(await screen.findByText('Entwurf')).toBeVisible();
  expect(screen.getByText(/Es fehlt: Anschrift, E-Mail-Adresse\./)).toBeVisible();
  expect(screen.queryByText(/Telefon|Register|Vertreten/)).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Kontaktstelle|^Verantwortlich/ })).toBeNull();
});

test('the imprint asks again for an operator that could not be loaded', async () => {
  api.refuse('getOperator', 'internal', 'Das hat nicht geklappt.');
  await openImprint();
  expect(await screen.findByText(/konnten gerade nicht geladen werden/)).toBeVisible();
  api.answer('getOperator', company);

  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

  expect(await screen.findByText(company.name)).toBeVisible();
});

test('the terms have a table of contents that leads to each section', async () => {
  api.answer('getOperator', company);

  await openTerms();

  const contents = await screen.findByRole('navigation', { name: 'Inhalt' });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(14);
  for (const link of links) {
    const section = document.getElementById(link.hash.slice(1));
    expect(section?.querySelector('h2')).toHaveTextContent(link.textContent);
  }
  expect(screen.getByText('Fassung vom 27. November 2026')).toBeVisible();
  expect(screen.queryByText('Entwurf')).toBeNull();
});

test('the texts link to pages that there are', () => {
  const links = [...`${terms}${policy}`.matchAll(/\]\(([^)#]+)/g)].map(([, path]) => path);

  expect(links).not.toEqual([]);
  const known: string[] = Object.values(pages).map(({ path }) => path);
  expect(links.filter((path = '') => !known.includes(path))).toEqual([]);
});
