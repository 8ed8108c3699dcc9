import type { ReleaseDto } from '@inkognito/shared/release';
import { useState } from 'react';
import { useDecideRelease, useWithdrawRelease } from '../matching/matching.queries.ts';
import { focusOnce } from '../lib/focus.ts';
import * as drawings from '../ui/drawings.ts';
import { ActionButton } from '../ui/form/ActionButton.tsx';
import { Undo } from '../ui/form/Undo.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Acts at once, and says so in place of the button. */
export function Withdrawal({
  release,
  matchId,
  recruiter,
  aboutId,
}: {
  /** `null` where nothing is to be withdrawn, or not any more. */
  release: Pick<ReleaseDto, '_id'> | null;
  /** `null` where it cannot be given again. */
  matchId: string | null;
  recruiter: string;
  aboutId: string;
}) {
  const withdrawRelease = useWithdrawRelease();
  const decideRelease = useDecideRelease();
  const [isWithdrawn, setWithdrawn] = useState(false);
  const withdraw = async (id: string) => {
    setWithdrawn(false);
    await withdrawRelease(id);
    setWithdrawn(true);
  };
  const words = `Zurückgezogen: ${recruiter} sieht nichts mehr von Ihnen, zu keiner Stelle und auch bei späteren Vergleichen nicht. Was schon notiert oder gespeichert ist, können wir nicht zurückholen.`;
  return (
    <>
      {isWithdrawn && (
        <div ref={focusOnce} tabIndex={-1}>
          <Notice tone="success">
            {matchId === null ? (
              <p>{words}</p>
            ) : (
              <Undo
                action={() => decideRelease({ comparisonId: matchId, answer: 'yes' })}
                undone={`Wieder freigegeben: ${recruiter} sieht wieder, was Sie zu dieser Stelle erlaubt haben.`}
              >
                {words}
              </Undo>
            )}
          </Notice>
        </div>
      )}
      {release !== null && (
        <ActionButton
          variant="secondary"
          size="small"
          icon={drawings.ban}
          aria-describedby={aboutId}
          action={() => withdraw(release._id)}
        >
          Zurückziehen
        </ActionButton>
      )}
    </>
  );
}
