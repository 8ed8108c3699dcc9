import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makePosting } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import EditJobPage from './EditJobPage.tsx';

const api = fakeApi();
const job = makePosting();

const signIn = (username = 'rita.recruiter') => {
  api.signIn({ username, role: ['recruiter'] });
};
const openToEdit = () =>
  renderPage(<EditJobPage />, { path: '/jobs/:id/edit', at: `/jobs/${job._id}/edit` });
const title = () => screen.findByLabelText('Berufsbezeichnung');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));

describe('changing a posting', () => {
  test('starts with its answers, saves them and shows the posting', async () => {
    signIn();
    api.answer('getJob', { job, comparison: null });
    api.answer('updateJob', { job });
    await openToEdit();

    await userEvent.clear(await title());
    await userEvent.type(await title(), 'Köchin');
    await save();

    expect(await screen.findByText(`Adresse: /jobs/${job._id}`)).toBeVisible();
    expect(api.sentTo('updateJob')).toMatchObject([
      {
        params: { id: job._id },
        body: {
          ...{ jobTitle: 'Köchin', zipcode: '80331', salary: { min: 65, max: 80 } },
          version: job.version,
        },
      },
    ]);
  });

  test('is not offered for another recruiter’s posting', async () => {
    signIn('andere.recruiterin');
    api.answer('getJob', { job, comparison: null });
    await openToEdit();

    expect(await screen.findByText('Keine Details verfügbar.')).toBeVisible();
    expect(screen.queryByLabelText('Berufsbezeichnung')).toBeNull();
  });
});
