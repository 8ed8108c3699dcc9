import type { MatchDetailDto } from '@inkognito/shared/match';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { Withdrawal } from './Withdrawal.tsx';

export function MatchWithdrawal({
  match: { release, recruiter },
  aboutId,
  onWithdrawn,
}: {
  match: MatchDetailDto;
  aboutId: string;
  onWithdrawn: (sentence: string) => void;
}) {
  if (release === null) return null;
  const name = publisherName(recruiter);
  return (
    <Withdrawal
      release={{ ...release, recruiter }}
      titleId={aboutId}
      onWithdrawn={() =>
        onWithdrawn(`Zurückgezogen: Auch spätere Vergleiche geben ${name} nichts mehr heraus.`)
      }
    />
  );
}
