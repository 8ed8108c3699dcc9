import { type JobInput, jobAnswers, jobInput } from '@inkognito/shared/job';
import { defaultsOf } from '@inkognito/shared/schema/defaults';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/api.ts';
import { createQueryClient } from '../lib/queryClient.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { makeJob } from '../test/makeDto.ts';
import { cookReading } from '../test/makeMatch.ts';
import { missingControls } from '../test/missingControls.ts';
import { type CompanyAnswers, companyOf } from './company.ts';
import { JobForm } from './JobForm.tsx';
import { jobFormNames } from './job.form.ts';
const api = fakeApi();

const Surroundings = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

function open({
  initial,
  company = null,
  fail,
}: { initial?: JobInput; company?: CompanyAnswers | null; fail?: Error } = {}) {
  const submitted: JobInput[] = [];
  render(
    <JobForm
      initial={initial}
      company={company}
      draftKey="entwurf"
      submitLabel="Vergleichen"
      busyText="Wir vergleichen …"
      onSubmit={(answers) => {
        submitted.push(answers);
        return fail ? Promise.reject(fail) : Promise.resolve();
      }}
      fallback="Ein Fehler ist aufgetreten."
    />,
    { wrapper: Surroundings },
  );
  return submitted;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Vergleichen' }));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
/** In one event like autofill, as typing key by key is slow. */
const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const minimum = () => screen.getByLabelText('Mindestgehalt im Jahr');
const maximumLabel = /^Höchstgehalt im Jahr/;
const maximum = () => screen.getByLabelText(maximumLabel);

describe('the questionnaire about a posting', () => {
  test('has a control for every answer and every path the server may name', async () => {
    open();
    await choose('Vertragsart', 'Teilzeit');

    const renamed: Readonly<Record<string, string>> = jobFormNames;
    // The field of work follows the title.
    const { field: _, ...asked } = jobInput.shape;
    const paths = [...Object.keys(asked), ...Object.keys(renamed)];
    expect(missingControls(paths.map((path) => renamed[path] ?? path))).toEqual([]);
  });

  test('submits what is entered, as numbers and codes', async () => {
    api.answer('suggestTitles', cookReading);
    const submitted = open();

    enter('Berufsbezeichnung', 'Koch (m/w/d)');
    await choose('Vertragsart', 'Unbefristet');
    await choose('Branche', 'Tourismus, Gastgewerbe, Freizeit');
    await choose('Unternehmensgröße', '10 bis 49 Beschäftigte');
    await userEvent.click(screen.getByLabelText('Vor Ort'));
    enter(/^Arbeitsort/, 'Bremen');
    enter('Postleitzahl', '28195');
    expect(screen.getByLabelText('Suchradius')).toHaveValue('50');
    expect(screen.queryByLabelText('Homeoffice-Anteil')).toBeNull();
    await userEvent.type(minimum(), '36');
    await userEvent.type(maximum(), '44');
    await submit();

    await waitFor(() => {
      expect(submitted).toEqual([
        {
          ...defaultsOf(jobAnswers),
          jobTitle: 'Koch (m/w/d)',
          field: 'gastronomie_hotellerie_tourismus',
          zipcode: '28195',
          country: 'DE',
          companySize: '10_49',
          branch: 'tourismus_gastgewerbe_freizeit',
          remoteChoice: 'local',
          homeOfficePercent: 0,
          jobLocation: 'Bremen',
          distance: 50,
          contractType: 'unbefristet',
          salary: { min: 36, max: 44 },
        },
      ]);
    });
  });

  test('asks for the hours of part time', async () => {
    const submitted = open({ initial: makeJob() });
    expect(screen.queryByLabelText(/^Wochenstunden/)).toBeNull();

    await choose('Vertragsart', 'Teilzeit');
    enter(/^Mindestgehalt/, '30');
    enter(maximumLabel, '');
    enter(/^Wochenstunden/, '20');

    expect(screen.getByText(/für diese Stunden/)).toBeVisible();
    await submit();
    await waitFor(() => {
      expect(submitted).toMatchObject([{ contractType: 'teilzeit', weeklyHours: 20 }]);
    });
  });

  test('keeps the company folded, and opens the part that is another', async () => {
    const submitted = open({ company: companyOf(makeJob()) });
    expect(screen.getByText('Ihre Stelle')).toBeVisible();
    expect(screen.getByText('80331 München, 50 km Umkreis')).toBeVisible();
    expect(screen.queryByLabelText('Branche')).toBeNull();
    expect(screen.getByText('50 bis 249 Beschäftigte')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Ort ändern' }));

    expect(screen.getByLabelText(/^Arbeitsort/)).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('Postleitzahl'));
    await userEvent.clear(screen.getByLabelText(/^Arbeitsort/));
    await submit();
    expect(await screen.findByText('Bitte geben Sie eine Postleitzahl ein.')).toBeVisible();
    expect(submitted).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    expect(screen.getByLabelText('Branche')).toBeVisible();
  });

  test('opens the folded part that the server refuses', async () => {
    const fields = { branch: 'Diese Branche gibt es nicht.' };
    open({
      company: companyOf(makeJob()),
      fail: new ApiError({ error: 'Bitte prüfen.', code: 'validation_failed', fields }),
    });
    enter('Berufsbezeichnung', 'Koch (m/w/d)');
    await userEvent.click(screen.getByLabelText('Remote'));
    await choose('Vertragsart', 'Befristet');
    await userEvent.type(minimum(), '36');

    await submit();

    expect(await screen.findByText('Diese Branche gibt es nicht.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Branche')).toHaveFocus());
  });

  test('shows the town of a postcode, says which no list has, and refuses a wrong form', async () => {
    const submitted = open({ initial: makeJob() });
    expect(await screen.findByText('80331 München')).toBeVisible();
    const zipcode = screen.getByLabelText('Postleitzahl');

    await userEvent.clear(zipcode);
    await userEvent.type(zipcode, '803');
    await submit();
    expect(zipcode).toHaveFocus();
    expect(zipcode).toHaveAccessibleDescription(
      'Eine Postleitzahl in Deutschland hat fünf Ziffern.',
    );
    expect(submitted).toEqual([]);

    api.answer('findPlace', { place: null });
    await userEvent.type(zipcode, '39');
    expect(await screen.findByText('Diese Postleitzahl kennen wir nicht.')).toBeVisible();
    await submit();
    await waitFor(() => expect(submitted).toMatchObject([{ zipcode: '80339' }]));
  });

  test('asks for no postcode where the town is known', async () => {
    api.answer('findPlace', { place: { town: 'Nürnberg' } });
    const submitted = open({ initial: makeJob({ zipcode: '', jobLocation: 'Nürnberg' }) });

    expect(
      await screen.findByText('Ohne Postleitzahl rechnen wir ab Nürnberg, Mitte.'),
    ).toBeVisible();
    expect(screen.getByLabelText(/^Postleitzahl/)).not.toBeRequired();
    await submit();

    await waitFor(() => {
      expect(submitted).toMatchObject([{ zipcode: '', jobLocation: 'Nürnberg' }]);
    });
  });

  test('is sent also when postcodes cannot be looked up', async () => {
    api.refuse('findPlace', 'too_many_requests', 'Zu viele Anfragen.');
    const submitted = open({ initial: makeJob({ zipcode: '80339' }) });

    await submit();

    await waitFor(() => expect(submitted).toHaveLength(1));
  });

  test('has what was typed again after a reload, says so, and asks for the rest alone', async () => {
    open();
    enter('Berufsbezeichnung', 'Koch');
    cleanup();

    open();

    expect(await screen.findByText('Entwurf wiederhergestellt')).toBeVisible();
    expect(screen.getByText('Koch')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stelle ändern' })).toBeVisible();
    expect(screen.queryByLabelText('Berufsbezeichnung')).toBeNull();
    expect(screen.getByLabelText('Branche')).toBeVisible();
  });

  test('shows what is missing beside the fields and goes to the first', async () => {
    const submitted = open();

    await submit();

    const title = screen.getByLabelText('Berufsbezeichnung');
    expect(await screen.findByText('Bitte geben Sie eine Berufsbezeichnung ein.')).toBeVisible();
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription(/Bitte geben Sie eine Berufsbezeichnung ein\./);
    for (const what of ['Branche', 'Größe', 'Vertragsart']) {
      expect(screen.getByText(`Bitte wählen Sie eine ${what}.`)).toBeVisible();
    }
    expect(submitted).toEqual([]);
  });

  test('asks whether euros were meant in thousands, and takes the answer over', async () => {
    const submitted = open({ initial: makeJob() });

    await userEvent.clear(maximum());
    await userEvent.type(maximum(), '85000');
    expect(screen.getByText(/Meinten Sie 85 Tsd\. €\?/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ja, 85 übernehmen' }));

    expect(maximum()).toHaveValue('85');
    expect(screen.queryByText(/Meinten Sie/)).toBeNull();
    await submit();
    await waitFor(() => expect(submitted).toMatchObject([{ salary: { min: 65, max: 85 } }]));
  });
});
