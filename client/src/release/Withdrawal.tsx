import type { ReleaseDto } from '@inkognito/shared/release';
import { generalKeyName } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDecideRelease, useWithdrawRelease } from '../matching/matching.queries.ts';
import { focusOnce } from '../lib/focus.ts';
import * as drawings from '../ui/drawings.ts';
import { ActionButton } from '../ui/form/ActionButton.tsx';
import { Undo } from '../ui/form/Undo.tsx';
import { Notice } from '../ui/Notice.tsx';

type Withdrawn = Pick<ReleaseDto, '_id' | 'key'>;

/** Acts at once, and says so in place of the button. */
export function Withdrawal({
  release,
  matchId,
  recruiter,
  aboutId,
}: {
  /** `null` where nothing is to be withdrawn, or not any more. */
  release: Withdrawn | null;
  /** `null` where it cannot be given again. */
  matchId: string | null;
  recruiter: string;
  aboutId: string;
}) {
  const withdrawRelease = useWithdrawRelease();
  const decideRelease = useDecideRelease();
  const [withdrawn, setWithdrawn] = useState<Withdrawn | null>(null);
  const withdraw = async (given: Withdrawn) => {
    setWithdrawn(null);
    await withdrawRelease(given._id);
    setWithdrawn(given);
  };
  const words = withdrawn && <Consequences of={recruiter} usedKey={withdrawn.key} />;
  return (
    <>
      {words !== null && (
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
          action={() => withdraw(release)}
        >
          Zurückziehen
        </ActionButton>
      )}
    </>
  );
}

function Consequences({ of: name, usedKey }: { of: string; usedKey: ReleaseDto['key'] }) {
  return (
    <>
      Zurückgezogen: {name} sieht nichts mehr von Ihnen, zu keiner Stelle und auch bei späteren
      Vergleichen nicht. Was schon notiert oder gespeichert ist, können wir nicht zurückholen.
      {usedKey?.isRevocable === true && (
        <>
          {' '}
          Matches über den Schlüssel „{usedKey.name}“ warten ab jetzt auf Ihre Freigabe;{' '}
          <Link to={paths.keys}>widerrufen</Link> können Sie ihn auch.
        </>
      )}
      {usedKey?.name === generalKeyName && (
        <>
          {' '}
          Matches mit dem Zugangspasswort warten ab jetzt auf Ihre Freigabe, bis Sie es{' '}
          <Link to={`${paths.account}#zugangspasswort`}>unter Konto neu erzeugen</Link>.
        </>
      )}
    </>
  );
}
