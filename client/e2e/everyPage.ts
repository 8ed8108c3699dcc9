// Every page of the page table, as each person who may open it sees it.
import { type Page as TablePage, type PageName, pages } from '@inkognito/shared/pages';
import type { Browser, Page } from 'playwright-core';
import { ask, backendJob, makeKey, makeRecruiter, makeSeeker } from './keyPeople.ts';
import { openPage } from './people.ts';
import type { RunningProduct } from './startProduct.ts';

type Viewer = 'guest' | 'jobSeeker' | 'recruiter';

export type Sight = { name: PageName; viewer: Viewer; path: string; page: Page };

/** A job seeker and a recruiter with a match and a posting, and a guest with a key. */
export async function everyPage(browser: Browser, product: RunningProduct): Promise<Sight[]> {
  const { url } = product;
  const [jobSeeker, recruiter, guest] = await Promise.all([
    makeSeeker(browser, url, 'anna'),
    makeRecruiter(browser, url, 'rita'),
    openPage(browser, url),
  ]);
  const { accessPassword } = await makeKey(jobSeeker, url, { name: 'Meier GmbH' });
  const asRecruiter = recruiter.page.context();
  const { _id } = await ask<{ _id: string }>(asRecruiter, url, ['GET', '/users/anna']);
  for (const context of [asRecruiter, guest.context()]) {
    await ask(context, url, ['POST', '/users/anna/check-password'], {
      data: { password: accessPassword },
    });
  }
  await ask(asRecruiter, url, ['POST', `/questionnaire/compare/${_id}`], {
    data: {
      ...backendJob,
      asker: { name: 'Rita', company: 'Reich', email: 'rita@beispiel.example' },
    },
  });
  type Lists = { jobs: { _id: string }[]; matches: { _id: string }[] };
  const { jobs } = await ask<Lists>(asRecruiter, url, ['GET', '/jobs/mine']);
  const { matches } = await ask<Lists>(asRecruiter, url, ['GET', '/users/matches']);
  const params = { id: jobs[0]?._id, matchId: matches[0]?._id, username: 'anna' };
  const open = { guest, jobSeeker: jobSeeker.page, recruiter: recruiter.page };
  return (Object.keys(pages) as PageName[]).flatMap((name) =>
    viewersOf(pages[name]).map((viewer) => ({
      ...{ name, viewer, page: open[viewer] },
      path: fill(pages[name].path, params),
    })),
  );
}

/** Each viewer on their own page, at the same time. */
export async function asEach<Seen extends Sight>(
  sights: readonly Seen[],
  work: (sight: Seen) => Promise<void>,
): Promise<void> {
  await Promise.all(
    [...new Set(sights.map(({ page }) => page))].map(async (page) => {
      for (const sight of sights) if (sight.page === page) await work(sight);
    }),
  );
}

/** A public page looks different to others only where it is about a person. */
function viewersOf({ access, path }: TablePage): readonly Viewer[] {
  if (typeof access !== 'string') return access;
  if (access === 'user') return ['jobSeeker', 'recruiter'];
  return path.includes(':username') ? ['guest', 'jobSeeker', 'recruiter'] : ['guest'];
}

function fill(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`everyPage.ts has nothing for :${name} in ${path}.`);
    return value;
  });
}
