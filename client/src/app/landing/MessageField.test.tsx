import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makeReading } from '../../test/makeMatch.ts';
import { draftKey, guestDrafts, messageDraft, readDraft } from '../../lib/form/draft.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { MessageField } from './MessageField.tsx';

const api = fakeApi();
const text = 'Guten Tag, wir suchen einen Koch in Ulm.';

async function paste(page = <MessageField />) {
  await renderPage(page, { path: '/' });
  await userEvent.click(await screen.findByLabelText(/^Nachricht vom Headhunter hier/));
  await userEvent.paste(text);
}

test('a message is read without an account, and what it does not say is named', async () => {
  api.answer('readPosting', makeReading({ jobTitle: 'Koch', jobLocation: 'Ulm' }));

  await paste();

  expect(await screen.findByRole('button', { name: /Arbeitsort: Ulm/ })).toBeVisible();
  expect(screen.getByText(/^Nicht erkannt: .*Gehalt/)).toBeVisible();
  expect(api.sentTo('readPosting').map(({ body }) => body)).toEqual([{ text }]);
});

test('the text follows into the account, and only then', async () => {
  api.answer('readPosting', makeReading({ jobTitle: 'Koch' }));
  await paste();
  const link = await screen.findByRole('link', { name: 'Mit meinen Wünschen vergleichen' });
  const kept = () => readDraft(draftKey(guestDrafts, messageDraft));
  expect(kept()).toBeNull();

  await userEvent.click(link);

  expect(kept()).toEqual({ text, corrected: {} });
  expect(screen.getByText('Adresse: /signup/email')).toBeVisible();
});

function WithOtherPage() {
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      {!isOther && <MessageField />}
      <button onClick={() => setIsOther(!isOther)}>Blättern</button>
    </>
  );
}

test('what was read is there again after another page', async () => {
  api.answer('readPosting', makeReading({ jobTitle: 'Koch', jobLocation: 'Ulm' }));
  await paste(<WithOtherPage />);
  await screen.findByRole('button', { name: /Arbeitsort: Ulm/ });
  const turn = screen.getByRole('button', { name: 'Blättern' });
  await userEvent.click(turn);
  expect(screen.queryByRole('button', { name: /Arbeitsort/ })).toBeNull();

  await userEvent.click(turn);

  expect(await screen.findByRole('button', { name: /Arbeitsort: Ulm/ })).toBeVisible();
  expect(api.sentTo('readPosting')).toHaveLength(1);
});

test('after too many of them the text stays and the limit is said', async () => {
  api.refuse('readPosting', 'too_many_requests', 'Das waren zu viele Versuche.');

  await paste();

  expect(await screen.findByRole('alert')).toHaveTextContent('Das waren zu viele Versuche.');
  expect(screen.getByLabelText(/^Nachricht vom Headhunter hier/)).toHaveValue(text);
});

test('nothing typed is said beside the field', async () => {
  await renderPage(<MessageField />, { path: '/' });

  await userEvent.click(await screen.findByRole('button', { name: 'Nachricht prüfen' }));

  expect(await screen.findByText('Bitte fügen Sie einen Text ein.')).toBeVisible();
  expect(api.sentTo('readPosting')).toEqual([]);
});
