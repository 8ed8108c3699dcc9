import type { ReactNode } from 'react';
import { type Ending, isEnded } from '../../job/job.format.ts';
import { useCloseJob } from '../../job/job.queries.ts';
import { useDeleteJob } from '../../matching/matching.queries.ts';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import * as drawings from '../../ui/drawings.ts';

/** What an owner rarely does with a posting. */
export function PostingMenu({
  job,
  aboutId,
  onChanged,
  onDeleted,
  children,
}: {
  job: Ending & { _id: string };
  aboutId: string;
  onChanged: (sentence: string) => void;
  onDeleted: () => void;
  children?: ReactNode;
}) {
  const closeJob = useCloseJob();
  const deleteJob = useDeleteJob();
  return (
    <Menu aboutId={aboutId}>
      {children}
      {!isEnded(job) && (
        <ConfirmButton
          label="Beenden"
          aboutId={aboutId}
          icon={drawings.lock}
          variant="quiet"
          tone="primary"
          title="Stelle beenden"
          question="Die Stelle wird dann mit niemandem mehr verglichen, und offene Anfragen enden. Ihre Matches bleiben. Sie können die Stelle jederzeit wieder öffnen."
          confirmLabel="Stelle beenden"
          action={() => closeJob(job._id)}
          onDone={() => onChanged('Die Stelle ist beendet.')}
        />
      )}
      <ConfirmButton
        label="Löschen"
        aboutId={aboutId}
        icon={drawings.trash}
        variant="quiet"
        title="Job löschen"
        question="Sind Sie sicher, dass Sie diesen Job löschen wollen? Damit werden alle mit diesem Job verbundenen Übereinstimmungen gelöscht."
        confirmLabel="Job löschen"
        action={() => deleteJob(job._id)}
        onDone={onDeleted}
      />
    </Menu>
  );
}
