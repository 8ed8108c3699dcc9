import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makePosting } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import NewJobPage from './NewJobPage.tsx';

const api = fakeApi();
const job = makePosting();
const title = () => screen.findByLabelText('Berufsbezeichnung');

beforeEach(() => {
  api.signIn({ username: 'rita.recruiter', role: ['recruiter'] });
  api.answer('listMyJobs', { jobs: [], nextCursor: null });
});

async function fillIn() {
  fireEvent.change(await title(), { target: { value: 'Backend-Entwickler' } });
  for (const [label, option] of [
    ['Vertragsart', 'Unbefristet'],
    ['Branche', 'IT, Software, Internet, Telekommunikation'],
    ['Unternehmensgröße', '50 bis 249 Beschäftigte'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText(label), option);
  }
  for (const [label, value] of [
    ['Postleitzahl', '80331'],
    ['Homeoffice-Anteil', '60'],
    ['Mindestgehalt im Jahr', '65'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Stelle ausschreiben' }));

describe('publishing a posting', () => {
  test('leads to the candidates that fit it', async () => {
    api.answer('createJob', { job });
    await renderPage(<NewJobPage />, { path: '/jobs/new' });

    await fillIn();
    await publish();

    expect(await screen.findByText(`Adresse: /jobs/${job._id}/candidates`)).toBeVisible();
    expect(api.sentTo('createJob')[0]?.body).toMatchObject({
      jobTitle: 'Backend-Entwickler',
      remoteChoice: null,
      distance: 50,
    });
  });

  test('leads back to the request it was needed for', async () => {
    api.answer('createJob', { job });
    const from = '/anna.muster?anfrage=1';
    await renderPage(<NewJobPage />, { path: '/jobs/new', state: { from } });

    await fillIn();
    expect(screen.getByRole('link', { name: 'Zurück zur Anfrage' })).toLeadTo(from);
    await publish();

    expect(await screen.findByText(`Adresse: ${from}`)).toBeVisible();
  });

  test('needs no list of the postings before it', async () => {
    api.refuse('listMyJobs', 'internal', 'Da ist etwas schiefgegangen.');
    await renderPage(<NewJobPage />, { path: '/jobs/new' });

    expect(await title()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of one that has ended leads to where it is opened again', async () => {
    api.refuse('createJob', 'posting_ended', 'Diese Stelle ist beendet.');
    await renderPage(<NewJobPage />, { path: '/jobs/new' });

    await fillIn();
    await publish();

    expect(await screen.findByRole('link', { name: 'Zu Ihren Stellen' })).toLeadTo('/user#stellen');
  });
});
