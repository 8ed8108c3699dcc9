import type { ReceivedRequestDto } from '@inkognito/shared/request';
import { apiBase } from '@inkognito/shared/endpoints';
import type { JobDetailDto, MatchListDto } from '@inkognito/shared/match';
import type { Page } from 'playwright-core';
import type { Look } from './tour.ts';

/** Without a confirmed address no request can be made on the tour, so the response is built from a real offer. */
export async function requestInUse(look: Look, page: Page): Promise<void> {
  await page.route(/users\/access-requests/, async (route) => {
    const json = { role: 'jobSeeker', requests: [await makeRequest(page)], nextCursor: null };
    await route.fulfill({ json });
  });
  await page.goto('/user/access-requests');
  await page.getByText('Zur Stelle').click();
  await page.getByText(/^Warum/).click();
  await look(page, 'requests-seeker');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await look(page, 'request-acceptance');
  await page.unroute(/users\/access-requests/);
}

async function makeRequest(page: Page): Promise<ReceivedRequestDto> {
  const read = async <Answer>(path: string) =>
    (await (await page.context().request.get(apiBase + path)).json()) as Answer;
  const { matches } = await read<MatchListDto>('/users/matches');
  const { job, comparison } = await read<JobDetailDto>(`/jobs/${matches[0]?._id ?? ''}`);
  if (!comparison) throw new Error('No offer to make a request of.');
  const { matchId: _id, matchPercentage, isMatch, breakdown, comparedAt } = comparison;
  const { namesListedCompany } = comparison;
  return {
    ...{
      _id,
      matchPercentage,
      isMatch,
      namesListedCompany,
      breakdown,
      createdAt: comparedAt,
      expiresAt: comparedAt,
    },
    recruiter: job.recruiterId,
    job: { ...job, description: 'Wir bauen eine Plattform.\n\nIm Team zu fünft.' },
    message: 'Guten Tag,\n\nIhr Profil passt zu unserer Stelle. Darf ich vergleichen?',
  };
}
