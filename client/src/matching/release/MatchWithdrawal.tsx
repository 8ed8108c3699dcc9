import type { MatchDetailDto } from '@inkognito/shared/matching';
import type { ReleaseDto } from '@inkognito/shared/release';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { publisherName } from '../../user/publisherName.ts';
import { releasesQuery } from '../matching.queries.ts';
import { Withdrawal } from './Withdrawal.tsx';

/** Of older releases the newest page does not tell; those are withdrawn where all of them stand. */
export function MatchWithdrawal({
  match,
  aboutId,
  onWithdrawn,
}: {
  match: MatchDetailDto;
  aboutId: string;
  onWithdrawn: (sentence: string) => void;
}) {
  const isReleased = match.contactInfo !== null || match.suspended !== null;
  const { data, isPending } = useInfiniteQuery({ ...releasesQuery, enabled: isReleased });
  if (!isReleased || isPending) return null;
  const releases = data?.pages.flatMap(({ entries }) => entries) ?? [];
  const release = releases.find((each) => belongsTo(each, match));
  if (!release) {
    return (
      <ButtonLink to={paths.releases} variant="secondary" size="small">
        Meine Freigaben
      </ButtonLink>
    );
  }
  if (release.withdrawnAt !== null) return null;
  const name = publisherName(match.recruiter);
  return (
    <Withdrawal
      release={release}
      titleId={aboutId}
      onWithdrawn={() =>
        onWithdrawn(`Zurückgezogen: Auch spätere Vergleiche geben ${name} nichts mehr heraus.`)
      }
    />
  );
}

function belongsTo(
  { recruiter, jobTitle, key }: ReleaseDto,
  { recruiter: shown, jobPosting, key: matchKey }: MatchDetailDto,
): boolean {
  return (
    jobTitle === jobPosting.jobTitle &&
    (key?.name ?? null) === matchKey &&
    recruiter.username === shown.username &&
    recruiter.card?.workEmail === shown.card?.workEmail
  );
}
