import type { Page } from 'playwright-core';
import type { Look } from './tour.ts';

/** The shield is empty again at the end: behind one, only key holders would see the profile. */
export async function shieldInUse(look: Look, page: Page): Promise<void> {
  await page.goto('/user/automations#unsichtbar');
  await page.getByText('Sie haben niemanden blockiert.').waitFor();
  await page.getByText('Firmen und Domains eintragen').click();
  await page.fill('[name=companies]', 'Musterwerke\nBeispielbau');
  await page.fill('[name=domains]', 'beispielbau');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('„beispielbau“: Bitte geben Sie eine Domain wie firma.de an.').waitFor();
  await look(page, 'shield-errors');
  await page.fill('[name=domains]', 'beispielbau.example');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const hide = page.getByRole('button', { name: 'Verbergen und speichern' });
  await hide.waitFor();
  await look(page, 'shield-question');
  await hide.click();
  await page.getByText('Gespeichert.', { exact: true }).waitFor();
  await look(page, 'shield');
  await page.fill('[name=companies]', '');
  await page.fill('[name=domains]', '');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert.', { exact: true }).waitFor();
}

/** Starts at a match; the block is undone at the end. */
export async function blockInUse(look: Look, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recruiter blockieren' }).click();
  await look(page, 'recruiter-block');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Blockieren' }).click();
  await page.getByText('Für die andere Seite nicht mehr abrufbar').waitFor();
  await look(page, 'match-suspended');
  await page.goto('/user');
  await page.getByText('Blockiert', { exact: true }).last().waitFor();
  await look(page, 'dashboard-seeker-suspended');
  await page.goto('/user/automations#unsichtbar');
  await page.getByRole('button', { name: 'Blockierung aufheben' }).waitFor();
  await look(page, 'shield-blocked');
  await page.getByRole('button', { name: 'Blockierung aufheben' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blockierung aufheben' }).click();
  await page.getByText('ist nicht mehr blockiert.').waitFor();
}
