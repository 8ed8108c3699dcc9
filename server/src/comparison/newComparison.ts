import type { ClientSession } from 'mongoose';
import type { Mailer } from '../mail/mailer.ts';
import type { ComparisonDocument } from '../matching/comparison.model.ts';
import { isPending } from '../release/hold.ts';
import { notify } from '../user/notify.ts';

export function mailNewMatch(mailer: Mailer | null, match: ComparisonDocument, tx: ClientSession) {
  const sentence = isPending(match)
    ? 'für eine Ihrer Anfragen gibt es ein neues Ergebnis. Es wartet auf Ihre Bestätigung.'
    : 'für eine Ihrer Anfragen gibt es ein neues Ergebnis.';
  const link = { label: 'Ergebnis ansehen', url: `/matches/${match._id.toString()}` };
  return notify(mailer, match.candidateId, { kind: 'newMatch', sentence, link }, tx);
}

export function mailNewOffer(
  mailer: Mailer | null,
  { candidateId, jobId }: ComparisonDocument,
  tx: ClientSession,
) {
  const sentence = 'in Ihrem Konto gibt es einen neuen Eintrag.';
  const link = { label: 'Eintrag ansehen', url: `/jobs/${jobId.toString()}` };
  return notify(mailer, candidateId, { kind: 'newOffer', sentence, link }, tx);
}
