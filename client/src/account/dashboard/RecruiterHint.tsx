import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/Button.tsx';
import {
  isEmptyProfile,
  recruiterProfileQuery,
} from '../recruiterProfile/recruiterProfile.queries.ts';
import { DismissibleHint } from './DismissibleHint.tsx';
import * as drawings from '../../ui/drawings.ts';

export function RecruiterHint({ userId }: { userId: string }) {
  const { data: profile } = useSuspenseQuery(recruiterProfileQuery);
  if (!isEmptyProfile(profile)) return null;
  return (
    <DismissibleHint
      userId={userId}
      name="recruiter-profile"
      title="Jobsuchende wissen noch nicht, wer Sie sind."
      action={
        <ButtonLink
          to={`${paths.account}#recruiter-profil`}
          variant="secondary"
          size="small"
          icon={drawings.user}
        >
          Recruiter-Profil ausfüllen
        </ButtonLink>
      }
    >
      Ein Name und ein Unternehmen neben Ihrem Angebot schaffen Vertrauen.
    </DismissibleHint>
  );
}
