import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeJob, makeUser } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import EditJobPage from './EditJobPage.tsx';
import NewJobPage from './NewJobPage.tsx';

const api = fakeApi();
const job = makeJob();

const signIn = (username = 'rita.recruiter') => {
  const user = makeUser({ username, role: ['recruiter'] });
  api.answer('authStatus', { user, authenticated: true });
};
const openToEdit = () =>
  renderPage(<EditJobPage />, { path: '/jobs/:id/edit', at: `/jobs/${job._id}/edit` });
const title = () => screen.findByLabelText('Berufsbezeichnung');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));

describe('changing a posting', () => {
  test('starts with its answers, saves them and shows the posting', async () => {
    signIn();
    api.answer('getJob', { job });
    api.answer('updateJob', { job });
    await openToEdit();

    await userEvent.clear(await title());
    await userEvent.type(await title(), 'Köchin');
    await save();

    expect(await screen.findByText(`Adresse: /jobs/${job._id}`)).toBeVisible();
    expect(api.sentTo('updateJob')).toMatchObject([
      {
        params: { id: job._id },
        body: { jobTitle: 'Köchin', zipcode: '80331', salary: { min: 65, max: 80 } },
      },
    ]);
  });

  test('tells when another posting says the same, and keeps what was typed', async () => {
    signIn();
    api.answer('getJob', { job });
    api.refuse('updateJob', 'conflict', 'Eine Stelle mit genau diesen Angaben haben Sie schon.');
    await openToEdit();

    await userEvent.type(await title(), ' (m/w/d)');
    await save();

    expect(await screen.findByRole('alert')).toHaveTextContent('haben Sie schon');
    expect(await title()).toHaveValue('Backend-Entwickler (m/w/d)');
  });

  test("is not offered for somebody else's posting", async () => {
    signIn('andere.recruiterin');
    api.answer('getJob', { job });
    await openToEdit();

    expect(await screen.findByText('Keine Details verfügbar.')).toBeVisible();
    expect(screen.queryByLabelText('Berufsbezeichnung')).toBeNull();
  });
});

describe('publishing a posting', () => {
  test('leads to the people who fit it', async () => {
    signIn();
    api.answer('createJob', { job });
    await renderPage(<NewJobPage />, { path: '/jobs/new' });

    await userEvent.type(await title(), 'Backend-Entwickler');
    for (const [label, option] of [
      ['Berufsfeld', 'IT und Softwareentwicklung'],
      ['Vertragsart', 'Unbefristet'],
      ['Branche', 'IT, Software, Internet, Telekommunikation'],
      ['Unternehmensgröße', '50 bis 249 Beschäftigte'],
    ] as const) {
      await userEvent.selectOptions(screen.getByLabelText(label), option);
    }
    for (const [label, value] of [
      ['Postleitzahl', '80331'],
      ['Suchradius', '50'],
      ['Homeoffice-Anteil', '60'],
      ['Mindestgehalt im Jahr', '65'],
      ['Höchstgehalt im Jahr', '80'],
    ] as const) {
      await userEvent.type(screen.getByLabelText(label), value);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Stelle ausschreiben' }));

    expect(await screen.findByText(`Adresse: /jobs/${job._id}/candidates`)).toBeVisible();
    expect(api.sentTo('createJob')[0]?.body).toMatchObject({
      jobTitle: 'Backend-Entwickler',
      remoteChoice: null,
      distance: 50,
    });
  });

  test('says when it was not published', async () => {
    signIn();
    await renderPage(<NewJobPage />, { path: '/jobs/new' });
    await title();

    await userEvent.click(screen.getByRole('button', { name: 'Stelle ausschreiben' }));

    expect(await screen.findByText('Bitte geben Sie eine Berufsbezeichnung ein.')).toBeVisible();
    expect(api.sentTo('createJob')).toEqual([]);
  });
});
