import type { ClientSession } from 'mongoose';
import type { Mailer } from '../../mail/mailer.ts';
import type { ComparisonDocument } from '../comparison/comparison.model.ts';
import { Quota } from '../comparison/quota.model.ts';
import { type Scope, placeOf } from '../comparison/quota.ts';
import { isPending } from '../release/hold.ts';
import { notify } from './notify.ts';

type Compared = {
  fingerprint: string;
  scope: Scope;
  /** The job seeker has not been told of this match yet. */
  isNews: boolean;
  isFirst: boolean;
};

/** The same answers of one recruiter are mailed once, however often they are deleted and published again. */
export async function mailComparison(
  mailer: Mailer | null,
  comparison: ComparisonDocument,
  { fingerprint, scope, isNews, isFirst }: Compared,
  tx: ClientSession,
): Promise<void> {
  if (!mailer || (!isNews && !isFirst)) return;
  const { candidateId } = comparison;
  const untold = isNews ? { mailed: { $ne: true } } : { offerMailed: { $ne: true } };
  const told = isNews ? 'attempts.$.mailed' : 'attempts.$.offerMailed';
  const first = await Quota.updateOne(
    { ...placeOf(scope), attempts: { $elemMatch: { fingerprint, ...untold } } },
    { $set: { [told]: true } },
    { session: tx },
  );
  if (first.modifiedCount === 0) return;
  const news = isNews ? newMatch(comparison) : newOffer(comparison);
  await notify(mailer, candidateId, news, tx);
}

const newMatch = (match: ComparisonDocument) => ({
  kind: 'newMatch' as const,
  sentence: isPending(match)
    ? 'für eine Ihrer Anfragen gibt es ein neues Ergebnis. Es wartet auf Ihre Bestätigung.'
    : 'für eine Ihrer Anfragen gibt es ein neues Ergebnis.',
  link: { label: 'Ergebnis ansehen', url: `/matches/${match._id.toString()}` },
});

const newOffer = ({ jobId }: ComparisonDocument) => ({
  kind: 'newOffer' as const,
  sentence: 'in Ihrem Konto gibt es einen neuen Eintrag.',
  link: { label: 'Eintrag ansehen', url: `/jobs/${jobId.toString()}` },
});
