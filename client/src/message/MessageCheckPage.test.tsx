import type { CheckedMessageDto } from '@inkognito/shared/reading/reading';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey, messageDraft, readDraft, writeDraft } from '../lib/form/draft.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { makeKey, makeNewKey, makeUser } from '../test/makeDto.ts';
import { makeCheckedMessage } from '../test/makeMatch.ts';
import { renderPage } from '../test/renderPage.tsx';
import MessageCheckPage from './MessageCheckPage.tsx';

const api = fakeApi();
const writeText = vi.fn();
const text = 'Guten Tag, ich habe eine Stelle für Sie.\nMax Beispiel';
const link = `${window.location.origin}/anna.muster#KXMR-7TQF-9HPD`;
const made = makeNewKey({ key: makeKey({ name: 'Meier GmbH' }), link });

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  api.signIn();
  api.answer('questionnaireExists', { exists: true });
});

const button = (name: string) => screen.getByRole('button', { name });
const open = () => renderPage(<MessageCheckPage />, { path: '/user/message-check' });

async function paste() {
  await userEvent.click(await screen.findByLabelText('Nachricht des Headhunters'));
  await userEvent.paste(text);
}

async function check(changes: Partial<CheckedMessageDto> = {}) {
  api.answer('checkMessage', makeCheckedMessage(changes));
  await open();
  await paste();
  await screen.findByRole('heading', { name: 'Ihre Antwort' });
  await screen.findByRole('group', { name: 'Der gelesene Text' });
  await waitFor(() => expect(screen.queryByText('Wird geladen …')).toBeNull());
}

describe('the verdict on a message', () => {
  test.each([
    ['fits', 92, 'Das passt.', 'Mit einem Schlüssel für Ihr Profil'],
    ['open', 55, 'Noch offen.', 'Mit Ihren Fragen'],
    ['fails', 40, 'Das passt nicht.', 'Freundlich absagen'],
  ] as const)('%s is said first, with its reply', async (verdict, percentage, title, reply) => {
    await check({ verdict, matchPercentage: percentage });
    const basis = {
      fits: 'Beurteilt werden konnten 100 von 100 Punkten; davon passen 92 %.',
      open: 'Beurteilt werden konnten 100 von 100 Punkten; davon passen 55 %.',
      fails:
        'Beurteilt werden konnten 100 von 100 Punkten. 40 %, halbiert, weil etwas ausschließt.',
    };

    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    expect(screen.getByText(basis[verdict])).toBeVisible();
    expect(screen.getByRole('heading', { name: reply })).toBeVisible();
    expect(api.sentTo('checkMessage')[0]?.body).toEqual({ text, corrected: {} });
  });

  test('says no percentage of less than 60 points', async () => {
    const unknown = { score: null, verdict: 'unknown' } as const;
    const { breakdown } = makeCheckedMessage();
    const jobTitle = { ...breakdown.jobTitle, ...unknown };
    const salary = { ...breakdown.salary, ...unknown };
    const contractType = { ...breakdown.contractType, knockout: true };
    await check({
      verdict: 'fails',
      matchPercentage: null,
      breakdown: { ...breakdown, jobTitle, salary, contractType },
    });

    expect(
      screen.getByText(/^Beurteilt werden konnten 40 von 100 Punkten. Unter 60 nennen wir keinen/),
    ).toBeVisible();
    expect(screen.getByText('Es schließt aus: Vertragsart.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('of no offer is none, until its job is named', async () => {
    api.answer('checkMessage', makeCheckedMessage({ isOffer: false, answers: {}, found: [] }));
    await open();
    await paste();

    expect(await screen.findByText('Das sieht nicht nach einem Angebot aus.')).toHaveFocus();
    await screen.findByRole('group', { name: 'Der gelesene Text' });
    expect(screen.queryByText(/^Nicht erkannt/)).toBeNull();
    expect(screen.getByText('Trotzdem antworten')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Das passt.' })).toBeNull();

    api.answer('checkMessage', makeCheckedMessage());
    pick('Stelle');
    await userEvent.click(button('die Stelle'));

    expect(await screen.findByRole('heading', { name: 'Das passt.' })).toBeVisible();
  });
});

/** A click on the word in the text. */
function pick(word: string) {
  const box = screen.getByRole('group', { name: 'Der gelesene Text' });
  const pieces = [...box.querySelectorAll('[data-start]')];
  const piece = pieces.find(({ textContent }) => textContent.includes(word));
  const offset = (piece?.textContent.indexOf(word) ?? 0) + 1;
  document.getSelection()?.collapse(piece?.firstChild ?? box, offset);
  fireEvent.click(piece ?? box);
}

describe('a correction', () => {
  const jobTitle = { value: 'Koch', quote: 'Stelle', start: 25, end: 31 };

  test('by one tap on an offer is judged anew', async () => {
    const { answers } = makeCheckedMessage();
    await check({ answers: { ...answers, jobTitle: undefined }, offers: { jobTitle: [jobTitle] } });
    api.answer('checkMessage', makeCheckedMessage({ verdict: 'fails', matchPercentage: 41 }));

    await userEvent.click(
      within(screen.getByRole('group', { name: 'Ist das die Stelle?' })).getByRole('button', {
        name: 'Koch',
      }),
    );

    expect(await screen.findByRole('heading', { name: 'Das passt nicht.' })).toBeVisible();
    expect(api.sentTo('checkMessage').map(({ body }) => body)).toEqual([
      { text, corrected: {} },
      { text, corrected: { jobTitle: 'Koch' } },
    ]);
    expect(screen.queryByText('Ist das die Stelle?')).toBeNull();
    expect(button('Berufsbezeichnung: Koch: „Stelle“ ändern')).toBeVisible();
  });

  test('by a click on words says what they are', async () => {
    await check();

    pick('Beispiel');
    expect(screen.getByLabelText('Diese Worte')).toHaveValue('Beispiel');
    await userEvent.click(button('der Arbeitgeber'));

    expect(button('Arbeitgeber: „Beispiel“ ändern')).toBeVisible();
    expect(api.sentTo('checkMessage')[1]?.body).toEqual({
      text,
      corrected: { employer: 'Beispiel' },
    });
  });

  test('chooses a term for words that were not understood', async () => {
    await check();

    pick('Beispiel');
    await userEvent.selectOptions(
      screen.getByLabelText('Oder es heißt'),
      screen.getByRole('option', { name: /^Homeoffice-Anteil: 40/ }),
    );
    await userEvent.click(button('Übernehmen'));

    expect(button('Homeoffice-Anteil: 40\u00a0%: „Beispiel“ ändern')).toBeVisible();
    expect(api.sentTo('checkMessage')[1]?.body).toEqual({
      text,
      corrected: { homeOfficePercent: 40 },
    });
  });

  test('that comes too often keeps itself and the result before', async () => {
    await check();
    api.refuse('checkMessage', 'too_many_requests', 'Das waren zu viele Versuche.');

    pick('Beispiel');
    await userEvent.click(button('der Arbeitgeber'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Das waren zu viele Versuche.');
    expect(button('Arbeitgeber: „Beispiel“ ändern')).toBeVisible();
    api.answer('checkMessage', makeCheckedMessage({ verdict: 'fails', matchPercentage: 41 }));
    await userEvent.click(button('Noch einmal vergleichen'));
    expect(await screen.findByRole('heading', { name: 'Das passt nicht.' })).toBeVisible();
  });
});

describe('a message that cannot be checked', () => {
  test('waits for the questionnaire, before anything is pasted', async () => {
    api.answer('questionnaireExists', { exists: false });
    await open();

    const questionnaire = await screen.findByRole('link', { name: 'Fragebogen ausfüllen' });

    expect(questionnaire).toLeadTo('/user/questionnaire');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each([
    ['too_many_requests', 'Mehr als 60 Texte in der Stunde sind nicht möglich.'],
    ['internal', 'Das hat nicht geklappt.'],
  ] as const)('says why (%s)', async (code, sentence) => {
    api.refuse('checkMessage', code, sentence);
    await open();
    await paste();

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('says that it is being read', async () => {
    api.hang('checkMessage');
    await open();
    await paste();

    expect(await screen.findByText('Wir lesen die Nachricht …')).toBeVisible();
  });
});

describe('the reply with a key', () => {
  const make = () => userEvent.click(button('Schlüssel anlegen und Antwort kopieren'));

  test('is the person’s own, as they change it here', async () => {
    api.signIn({ copyPasteMsg: 'Hallo, mein Profil folgt.' });
    api.answer('createKey', made);
    await check();

    expect(screen.getByLabelText<HTMLTextAreaElement>('Antwort mit Schlüssel').value).toMatch(
      /^Guten Tag Max Beispiel,\n\ndanke für Ihre Nachricht!/,
    );
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Lange Fassung' })[0] ?? document.body,
    );
    await userEvent.type(screen.getByLabelText('Antwort mit Schlüssel'), ' Bis bald.');
    await make();

    expect(await screen.findByText('Die Antwort ist kopiert.')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`Hallo, mein Profil folgt. Bis bald.\n\n${link}`);
  });

  test('is shown and selected where the browser does not copy', async () => {
    api.answer('createKey', made);
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await check();

    await make();

    expect(await screen.findByText('Der Browser hat das Kopieren nicht erlaubt.')).toBeVisible();
    const shown = screen.getByLabelText<HTMLTextAreaElement>('Antwort mit Schlüssel');
    expect(shown.value).toContain(link);
    expect(shown.selectionEnd - shown.selectionStart).toBe(shown.value.length);
    expect(button('Antwort kopieren')).toBeVisible();
  });
});

describe('a reply of words alone', () => {
  test('asks what is missing, and is copied as it was changed', async () => {
    await check({ verdict: 'open', matchPercentage: 55 });
    const reply = screen.getByLabelText<HTMLTextAreaElement>('Antwort mit Fragen');
    expect(reply.value).toMatch(
      /^Guten Tag Max Beispiel,[^]*: Wie hoch ist der Homeoffice-Anteil\?/,
    );
    expect(reply.value.length).toBeLessThanOrEqual(300);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Lange Fassung' })[0] ?? document.body,
    );
    expect(reply.value).toMatch(/\n– Wie hoch ist der Homeoffice-Anteil\?\n/);

    await userEvent.type(reply, '\nAnna');
    await userEvent.click(button('Kurze Fassung'));
    expect(reply.value.length).toBeLessThanOrEqual(300);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Lange Fassung' })[0] ?? document.body,
    );
    await userEvent.click(button('Fragen kopieren'));

    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/Viele Grüße\nAnna$/));
    expect(await screen.findByText('Kopiert')).toBeInTheDocument();
    expect(screen.getByText(/^Inkognito verschickt nichts\./)).toBeVisible();
  });
});

test('a message that was pasted before the sign-up is checked on arrival', async () => {
  const key = draftKey(makeUser()._id, messageDraft);
  writeDraft(key, { text });
  api.answer('checkMessage', makeCheckedMessage({}));
  await open();

  await screen.findByRole('heading', { name: 'Ihre Antwort' });
  expect(api.sentTo('checkMessage')).toMatchObject([{ body: { text } }]);
  expect(readDraft(key)).toBeNull();
});
