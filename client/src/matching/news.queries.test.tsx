import type { NewsDto } from '@inkognito/shared/match';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeId } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { useSeen } from './news.queries.ts';

const api = fakeApi();

function Shown() {
  useSeen(() => true);
  return null;
}

const makeNews = (changes: Partial<NewsDto>): NewsDto => ({
  ...{ _id: makeId(), kind: 'match', at: '2026-11-11T12:00:00.000Z' },
  ...{ title: 'Koch', from: 'rita.recruiter', ...changes },
});

test('what was looked at is seen, but what is to be decided stays', async () => {
  const match = makeNews({ matchId: makeId() });
  const held = makeNews({ matchId: makeId(), contactState: 'awaitsCandidate' });
  const request = makeNews({ kind: 'request', requestId: makeId() });
  api.answer('listNews', { news: [held, request, match] });
  api.answer('markNewsSeen', undefined);
  await renderPage(<Shown />, { path: '/', at: '/' });

  await waitFor(() => {
    expect(api.sentTo('markNewsSeen')).toMatchObject([{ body: { ids: [match._id] } }]);
  });
});
