import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeDraft, draftKey } from '../lib/form/draft.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { makePublicId, makeUser } from '../test/makeDto.ts';
import { renderApp } from '../test/renderApp.tsx';
import { revalidateUser, useCurrentUser } from '../user/currentUser.ts';
import { followOtherTabs } from './currentUser.queries.ts';

const api = fakeApi();
const anna = makeUser({ _id: makePublicId(), username: 'anna' });
const bert = makeUser({ _id: makePublicId(), username: 'bert' });
const annasDraft = draftKey(anna._id, 'questionnaire/new');

const signIn = (user: typeof anna) => {
  api.answer('authStatus', { user, authenticated: true });
};
const signOutElsewhere = () => {
  api.signOut();
};

let queryClient: QueryClient;
let phone: string;
const phoneQuery = queryOptions({ queryKey: ['phones'], queryFn: () => Promise.resolve(phone) });

function Shown() {
  const user = useCurrentUser();
  return user ? <Phone username={user.username} /> : <p>Gast</p>;
}

function Phone({ username }: { username: string }) {
  return <p>{`${username}: ${useSuspenseQuery(phoneQuery).data}`}</p>;
}

beforeEach(async () => {
  signIn(anna);
  phone = '0170';
  ({ queryClient } = await renderApp(<Shown />));
  await screen.findByText('anna: 0170');
  writeDraft(annasDraft, { jobTitle: 'Köchin' });
});

describe('a tab that is looked at again', () => {
  test('shows the account signed in by now', async () => {
    signIn(bert);
    phone = '0151';
    await act(() => followOtherTabs(queryClient));

    expect(await screen.findByText('bert: 0151')).toBeVisible();
  });

  test("asks nothing in a guest's tab", async () => {
    signOutElsewhere();
    await act(() => revalidateUser(queryClient));
    await screen.findByText('Gast');
    const asked = api.sentTo('authStatus').length;

    await act(() => followOtherTabs(queryClient));

    expect(api.sentTo('authStatus')).toHaveLength(asked);
  });
});
