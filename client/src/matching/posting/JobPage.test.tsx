import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeGuest, makeJob, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import JobPage from './JobPage.tsx';

const api = fakeApi();
const job = makeJob();

beforeEach(() => {
  api.answer('authStatus', { user: makeUser(), authenticated: true });
});

const open = (state?: unknown) =>
  renderPage(<JobPage />, { path: '/jobs/:id', at: `/jobs/${job._id}`, state });

/** The value beside a label. */
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('the job page', () => {
  test('shows every fact of the job', async () => {
    api.answer('getJob', { job });
    await open();

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Backend-Entwickler' }),
    ).toBeVisible();
    expect(valueOf('Ort')).toHaveTextContent('München');
    expect(valueOf('Branche')).toHaveTextContent('It Software Internet Telekommunikation');
    expect(valueOf('Arbeitsmodell')).toHaveTextContent('Hybrid');
    expect(valueOf('Homeoffice')).toHaveTextContent('60%');
    expect(valueOf('Gehalt (€)')).toHaveTextContent('65 - 80 K/year');
    expect(valueOf('Beschreibung')).toHaveTextContent('Dynamic descriptions coming soon.');
    expect(valueOf('Veröffentlicht von')).toHaveTextContent('rita.recruiter');
    expect(screen.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute(
      'href',
      '/user',
    );
  });

  test.each([
    ['posting_deleted', 'Stelle zurückgezogen'],
    ['account_deleted', 'Konto gelöscht'],
  ] as const)('says that an offer has ended (%s)', async (endReason, mark) => {
    api.answer('getJob', { job: { ...job, endReason } });
    await open();

    expect(await screen.findByText(mark)).toBeVisible();
    expect(valueOf('Ort')).toHaveTextContent('München');
  });

  test('lets a job seeker report the offer', async () => {
    api.answer('getJob', { job });
    await open();
    expect(await screen.findByRole('button', { name: 'Angebot melden' })).toBeVisible();

    api.answer('createReport', { report: { _id: job._id } });
    await userEvent.click(screen.getByRole('button', { name: 'Angebot melden' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam oder Werbung' }));
    await userEvent.click(screen.getByRole('button', { name: 'Meldung senden' }));
    await screen.findByText(/Ihre Nummer/);

    expect(api.sentTo('createReport')).toMatchObject([{ body: { about: 'offer', id: job._id } }]);
  });

  test('says Remote where no place is given', async () => {
    api.answer('getJob', { job: { ...job, jobLocation: '' } });
    await open();

    await screen.findByRole('heading', { level: 1 });
    expect(valueOf('Ort')).toHaveTextContent('Remote');
  });

  test('fetches nothing when a list handed the job over', async () => {
    await open({ job });

    expect(await screen.findByRole('heading', { name: 'Backend-Entwickler' })).toBeVisible();
    expect(api.sentTo('getJob')).toEqual([]);
  });

  test('fetches the rest when the blocked list handed over title and place alone', async () => {
    api.answer('getJob', { job });
    await open({ job: { _id: job._id, jobTitle: job.jobTitle, jobLocation: job.jobLocation } });

    expect(await screen.findByText('65 - 80 K/year')).toBeVisible();
  });

  test('says when there is no such job', async () => {
    api.refuse('getJob', 'not_found', 'Diese Stelle gibt es nicht.');
    await open();

    expect(await screen.findByText('Keine Details verfügbar.')).toBeVisible();
  });

  test('says when it could not be loaded, and can be tried again', async () => {
    api.refuse('getJob', 'internal', 'Da ist etwas schiefgegangen.');
    await open();
    expect(await screen.findByText('Job-Details konnten nicht geladen werden.')).toBeVisible();

    api.answer('getJob', { job });
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' })));

    expect(await screen.findByRole('heading', { name: 'Backend-Entwickler' })).toBeVisible();
  });

  test('offers its publisher to change it and to see who fits', async () => {
    const user = makeUser({ username: 'rita.recruiter', role: ['recruiter'] });
    api.answer('authStatus', { user, authenticated: true });
    api.answer('getJob', { job });
    await open();

    expect(await screen.findByRole('link', { name: 'Bearbeiten' })).toHaveAttribute(
      'href',
      `/jobs/${job._id}/edit`,
    );
    expect(screen.getByRole('link', { name: 'Passende Kandidaten' })).toHaveAttribute(
      'href',
      `/jobs/${job._id}/candidates`,
    );
  });

  test('shows who published it without an account, and that nobody checked that', async () => {
    api.answer('getJob', { job: { ...job, recruiterId: makeGuest() } });
    await open();

    await screen.findByRole('heading', { level: 1 });
    expect(valueOf('Veröffentlicht von')).toHaveTextContent(/Gerd Gast.*Gast GmbH/);
    expect(valueOf('Veröffentlicht von')).toHaveTextContent('ohne Konto, Angaben nicht geprüft');
    expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  });

  test('offers a job seeker neither', async () => {
    api.answer('getJob', { job });
    await open();
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Passende Kandidaten' })).toBeNull();
  });
});
