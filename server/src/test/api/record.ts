import type { Member } from '../testApp.ts';

export type Exported = { releases: object[]; comparisons: object[] };

const marks = new Set(['endedAt', 'endReason', 'accountDeleted', 'contactState', 'contact']);
const withoutMarks = (entries: object[]) =>
  entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => !marks.has(name))),
  );

/** Without status marks. */
export async function recordOf(anna: Member) {
  const { body: list } = await anna.call('listReleases');
  const { body: offers } = await anna.call('listJobsOffered');
  const exported = (await anna.call('exportAccount')).response.body as Exported;
  return {
    releases: withoutMarks(list.releases),
    offers: withoutMarks(offers.jobsOffered),
    exportedReleases: withoutMarks(exported.releases),
    exportedComparisons: withoutMarks(exported.comparisons),
  };
}
