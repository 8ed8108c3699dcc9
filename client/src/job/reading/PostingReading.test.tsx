import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeOwnJob } from '../../test/makeDto.ts';
import { makeFound, makeReading } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import NewJobPage from '../NewJobPage.tsx';

const api = fakeApi();
const text = 'Koch in Ulm, 30–36 T€, hybrid';

beforeEach(() => {
  api.signIn({ username: 'rita.recruiter', role: ['recruiter'] });
  api.answer('listMyJobs', { jobs: [], nextCursor: null });
});

const open = () => renderPage(<NewJobPage />, { path: '/jobs/new' });
const row = (part: string) => button(`${part} ändern`).closest('li');
const change = (part: string) => userEvent.click(button(`${part} ändern`));
const button = (name: string) => screen.getByRole('button', { name });
const place = () => screen.getByRole('textbox', { name: /^Arbeitsort/ });
const maximum = () => screen.getByRole('textbox', { name: /^Höchstgehalt im Jahr/ });

async function paste(pasted = text) {
  await userEvent.click(await screen.findByLabelText('Text der Anzeige oder Nachricht'));
  await userEvent.paste(pasted);
}

const cook = makeReading(
  {
    jobTitle: 'Koch',
    remoteChoice: 'hybrid',
    jobLocation: 'Ulm',
    salary: { min: 30, max: 36 },
    branch: 'tourismus_gastgewerbe_freizeit',
  },
  {
    found: [
      makeFound('branch', { start: 0, end: 0 }),
      makeFound('jobTitle', { quote: 'Koch', start: 0, end: 4 }),
      makeFound('jobLocation', { quote: 'Ulm', start: 8, end: 11 }),
      makeFound('salary', { quote: '30–36 T€', start: 13, end: 21, note: '12 Monatsgehälter' }),
      makeFound('remoteChoice', { quote: 'hybrid', start: 23, end: 29 }),
    ],
  },
);

describe('a pasted text', () => {
  test('folds into what it says, each with its words and a pencil', async () => {
    api.answer('readPosting', cook);
    await open();

    await paste();

    expect(await screen.findByText('Das haben wir gelesen.')).toBeVisible();
    expect(api.sentTo('readPosting')[0]?.body).toEqual({ text });
    expect(screen.queryByLabelText('Text der Anzeige oder Nachricht')).toBeNull();
    expect(row('Stelle')).toHaveTextContent('Koch');
    expect(row('Ort')).toHaveTextContent('Ulm, 50 km Umkreis');
    expect(row('Gehalt')).toHaveTextContent('30–36 Tsd. €');
    await screen.findByRole('group', { name: 'Der gelesene Text' });
    expect(button('Gehalt: 30–36 Tsd. € (12 Monatsgehälter): „30–36 T€“ ändern')).toBeVisible();
    expect(api.sentTo('readPosting')).toHaveLength(1);
    expect(row('Branche')).toHaveTextContent('Tourismus, Gastgewerbe, Freizeit');

    await change('Gehalt');

    expect(screen.getByLabelText('Mindestgehalt im Jahr')).toHaveFocus();
    expect(maximum()).toHaveValue('36');
  });

  test('leaves what the posting before said, and tells that it does', async () => {
    api.answer('listMyJobs', { jobs: [makeOwnJob()], nextCursor: null });
    api.answer('readPosting', makeReading({ jobTitle: 'Koch', jobLocation: 'Ulm' }));
    await open();
    await paste();
    await screen.findByText('Das haben wir gelesen.');

    expect(row('Branche')).toHaveTextContent('(aus Ihrer vorigen Stelle)');
    expect(row('Stelle')).not.toHaveTextContent('vorigen');
  });

  test('leaves open what it does not say, also while it is being answered', async () => {
    api.answer('readPosting', cook);
    await open();

    await paste();
    const openPart = (await screen.findByText('Noch offen')).closest('section');

    expect(openPart).toHaveTextContent('Vertragsart');
    expect(openPart).toHaveTextContent('Unternehmensgröße');
    expect(openPart).not.toHaveTextContent('Branche');
    expect(screen.getByLabelText('Hybrid')).toBeChecked();
    await userEvent.type(screen.getByLabelText('Homeoffice-Anteil'), '30');
    expect(screen.getByLabelText('Homeoffice-Anteil')).toHaveValue('30');
  });

  test('stays in no draft', async () => {
    api.answer('readPosting', makeReading({ jobTitle: 'Koch' }));
    await open();

    await paste('Ein Geheimnis: Koch');
    await screen.findByText('Das haben wir gelesen.');

    const kept = JSON.stringify([sessionStorage, localStorage].map((each) => Object.entries(each)));
    expect(kept).toContain('Koch');
    expect(kept).not.toContain('Geheimnis');
    await userEvent.click(button('Anzeige einfügen'));
    expect(screen.getByLabelText('Text der Anzeige oder Nachricht')).toHaveFocus();
    expect(
      screen.getByText(/Gespeichert wird nur, was unten in den Feldern steht\.$/),
    ).toBeVisible();
  });

  test('holds back the form while it is being read', async () => {
    api.hang('readPosting');
    await open();

    await paste();
    await userEvent.click(button('Stelle ausschreiben'));

    expect(button('Stelle ausschreiben')).toHaveAttribute('aria-disabled', 'true');
    expect(api.sentTo('createJob')).toEqual([]);
  });

  test('goes with the draft that is discarded', async () => {
    api.answer('readPosting', cook);
    await open();
    await paste();
    await screen.findByText('Das haben wir gelesen.');
    cleanup();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Anzeige einfügen' }));
    await paste();
    await screen.findByText('Das haben wir gelesen.');

    await userEvent.click(button('Verwerfen'));

    expect(screen.queryByText('Das haben wir gelesen.')).toBeNull();
    expect(screen.getByLabelText('Berufsbezeichnung')).toHaveValue('');
  });

  test('of more than 20,000 signs is told beside the field', async () => {
    await open();

    await paste('a'.repeat(20_001));

    expect(
      await screen.findByText('Der Text ist zu lang. Möglich sind 20.000 Zeichen.'),
    ).toBeVisible();
    expect(api.sentTo('readPosting')).toEqual([]);
  });
});

test('two towns in doubt are a tap each', async () => {
  const offers = {
    jobLocation: [
      { value: 'Ulm', quote: 'Ulm', start: 8, end: 11 },
      { value: 'Neu-Ulm', quote: 'Neu-Ulm', start: 17, end: 24 },
    ],
  };
  api.answer('readPosting', makeReading({ jobTitle: 'Koch', remoteChoice: 'hybrid' }, { offers }));
  await open();
  await paste('Koch in Ulm oder Neu-Ulm, hybrid');

  await screen.findByRole('group', { name: 'Ist das der Arbeitsort?' });
  await userEvent.click(button('Neu-Ulm'));

  await waitFor(() => expect(row('Ort')).toHaveTextContent('Neu-Ulm, 50 km'));
  expect(screen.queryByRole('group', { name: 'Ist das der Arbeitsort?' })).toBeNull();
  expect(screen.getByText('Das haben wir gelesen.')).toBeVisible();
  expect(button('Arbeitsort: „Neu-Ulm“ ändern')).toBeVisible();
  expect(row('Stelle')).toHaveTextContent('Koch');
});

test('an offered value is refused', async () => {
  const offers = { employer: [{ value: 'Ulm AG', quote: 'Ulm AG', start: 8, end: 14 }] };
  api.answer('readPosting', makeReading({ jobTitle: 'Koch' }, { offers }));
  await open();
  await paste('Koch in Ulm AG');
  const question = await screen.findByRole('group', { name: 'Ist das der Arbeitgeber?' });

  await userEvent.click(within(question).getByRole('button', { name: 'Nein' }));

  expect(question).not.toBeInTheDocument();
  expect(row('Stelle')).toHaveTextContent('Koch');
});

describe('a value that was read', () => {
  test('gives way to what else is likely', async () => {
    const offers = { jobLocation: [{ value: 'Ulm', quote: 'Ulm', start: 8, end: 11 }] };
    const read = { jobTitle: 'Koch', jobLocation: 'Neu-Ulm', remoteChoice: 'hybrid' } as const;
    api.answer('readPosting', makeReading(read, { offers }));
    await open();
    await paste('Koch in Ulm oder Neu-Ulm, hybrid');

    const other = await screen.findByRole('group', { name: 'Oder ist das der Arbeitsort?' });
    await userEvent.click(within(other).getByRole('button', { name: 'Ulm' }));

    await waitFor(() => expect(row('Ort')).toHaveTextContent('Ulm, 50 km'));
    expect(row('Ort')).not.toHaveTextContent('Neu-Ulm');
    expect(other).not.toBeInTheDocument();
  });

  test('is replaced by what its words are said to be', async () => {
    const offers = { jobTitle: [{ value: 'Koch', quote: 'Koch', start: 0, end: 4 }] };
    api.answer('readPosting', makeReading({ remoteChoice: 'hybrid' }, { offers }));
    await open();
    await paste();

    await userEvent.click(await screen.findByRole('button', { name: 'Koch' }));
    expect(screen.getByRole('group', { name: 'Der gelesene Text' })).toHaveFocus();
    expect(row('Stelle')).toHaveTextContent('Koch');
    await userEvent.click(screen.getByRole('button', { name: /Berufsbezeichnung.*ändern$/ }));
    const words = screen.getByLabelText('Diese Worte');
    await userEvent.clear(words);
    await userEvent.type(words, 'Koch in Ulm');
    await userEvent.click(button('die Stelle'));

    expect(row('Stelle')).toHaveTextContent('Koch in Ulm');
    expect(
      screen.getByRole('button', { name: /Berufsbezeichnung: „Koch in Ulm“ ändern$/ }),
    ).toBeVisible();
    expect(api.sentTo('readPosting')).toHaveLength(1);
  });

  test('takes the place of what was typed, which can be brought back', async () => {
    api.answer('readPosting', cook);
    await open();
    await userEvent.type(await screen.findByLabelText('Berufsbezeichnung'), 'Küchenchef');
    await paste();
    await screen.findByText('Was vorher in den Feldern stand, ist ersetzt.');
    expect(row('Stelle')).toHaveTextContent('Koch');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Berufsbezeichnung: „Koch“ ändern' }),
    );
    await userEvent.click(button('Berufsbezeichnung stimmt nicht'));
    expect(row('Stelle')).toHaveTextContent('Küchenchef');

    await userEvent.click(button('Rückgängig'));

    expect(row('Stelle')).toHaveTextContent('Küchenchef');
    expect(screen.queryByText('Das haben wir gelesen.')).toBeNull();
  });

  test('goes with the next text, which is about another job and does not say it', async () => {
    api.answer('readPosting', makeReading({ jobTitle: 'Koch', weeklyHours: 25 }));
    await open();
    await paste();
    await userEvent.click(await screen.findByRole('button', { name: 'Anzeige einfügen' }));
    api.answer('readPosting', makeReading({ jobTitle: 'Wirt', contractType: 'unbefristet' }));

    await paste('Wirt, unbefristet');

    await waitFor(() => expect(row('Stelle')).toHaveTextContent('Wirt'));
    expect(row('Vertrag')).not.toHaveTextContent('25 Stunden');
    await userEvent.click(button('Rückgängig'));
    expect(row('Stelle')).toHaveTextContent('Koch');
  });

  test('goes too where the title of the next text is only likely, once it is taken; what was typed stays', async () => {
    api.answer('readPosting', makeReading({ jobTitle: 'Koch', description: 'Am Herd.' }));
    await open();
    await paste();
    await userEvent.type(await screen.findByLabelText(/^Arbeitgeber/), 'Adler');
    await userEvent.click(button('Anzeige einfügen'));
    const offers = { jobTitle: [{ value: 'Wirt', quote: 'Wirt', start: 0, end: 4 }] };
    api.answer('readPosting', makeReading({ contractType: 'unbefristet' }, { offers }));
    await paste('Wirt, unbefristet');
    expect(await screen.findByText('Am Herd.')).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Wirt' }));

    await waitFor(() => expect(row('Stelle')).toHaveTextContent('Wirt'));
    expect(screen.queryByText('Am Herd.')).toBeNull();
    expect(row('Arbeitgeber')).toHaveTextContent('Adler');
  });

  test('replaces the place of an earlier posting, postcode included', async () => {
    api.answer('listMyJobs', { jobs: [makeOwnJob()], nextCursor: null });
    api.answer('readPosting', makeReading({ remoteChoice: 'hybrid', jobLocation: 'Ulm' }));
    await open();
    await screen.findByText('Ihre Stelle');

    await paste();
    await screen.findByText('Das haben wir gelesen.');
    await screen.findByRole('group', { name: 'Der gelesene Text' });

    expect(row('Ort')).toHaveTextContent('Ulm, 50 km');
    await change('Ort');
    expect(screen.getByLabelText('Postleitzahl')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: /Arbeitsort: Ulm.*ändern$/ }));
    await userEvent.click(button('Arbeitsort stimmt nicht'));
    expect(place()).toHaveValue('München');
  });
});
