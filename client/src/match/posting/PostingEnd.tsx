import { type Ending, endsSoon, isEnded } from '../../job/job.format.ts';
import { useProlongJob } from '../../job/job.queries.ts';
import { focusTitle } from '../../lib/focus.ts';
import { dayText } from '../../lib/wording.ts';
import { ActionButton } from '../../ui/form/ActionButton.tsx';

/** Empty as long as the end is far away. */
export function endText(job: Ending): string {
  if (typeof job.endedAt === 'string') return `Beendet am ${dayText(job.endedAt)}`;
  return job.endsAt !== undefined && endsSoon(job) ? `Endet am ${dayText(job.endsAt)}` : '';
}

/** One click, which the owner may need every 90 days. */
export function ProlongButton({
  job,
  aboutId,
  onDone,
}: {
  job: Ending & { _id: string };
  aboutId: string;
  onDone: (sentence: string) => void;
}) {
  const prolong = useProlongJob();
  const wasEnded = isEnded(job);
  return (
    <ActionButton
      variant="secondary"
      size="small"
      aria-describedby={aboutId}
      action={async () => {
        const { job: posting } = await prolong(job._id);
        // The button goes with what it mended.
        focusTitle();
        onDone(
          `${wasEnded ? 'Die Stelle ist wieder offen' : 'Die Stelle ist verlängert'}, bis ${dayText(posting.endsAt)}.`,
        );
      }}
    >
      {wasEnded ? 'Wieder öffnen' : 'Verlängern'}
    </ActionButton>
  );
}
