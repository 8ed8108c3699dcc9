import * as drawings from '../../ui/drawings.ts';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { useDecideRelease } from '../matching.queries.ts';
import { ReleaseConsequences } from './ReleaseChoice.tsx';

/** For an offer that is no match: what a person wants comes before what was computed. */
export function ReleaseAnyway({
  comparisonId,
  recruiter,
  aboutId,
  onReleased,
}: {
  comparisonId: string;
  recruiter: string;
  aboutId: string;
  onReleased: (sentence: string) => void;
}) {
  const decideRelease = useDecideRelease();
  return (
    <ConfirmButton
      label="Trotzdem Kontakt freigeben"
      aboutId={aboutId}
      icon={drawings.check}
      variant="primary"
      tone="primary"
      title="Kontaktdaten trotzdem freigeben?"
      question={
        <ReleaseConsequences of={recruiter}>
          {recruiter} erfährt davon und liest, dass es kein Match ist und Sie den Kontakt selbst
          freigegeben haben.
        </ReleaseConsequences>
      }
      confirmLabel="Freigeben"
      action={() => decideRelease.mutateAsync({ comparisonId })}
      onDone={() => {
        onReleased(`Freigegeben: ${recruiter} sieht jetzt, was Sie erlaubt haben.`);
      }}
    />
  );
}
