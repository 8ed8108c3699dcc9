import type { MatchDetailDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../ui/Card.tsx';
import { publisherName } from '../user/RecruiterCard.tsx';
import { SuspensionMark } from './block/Suspension.tsx';
import { ReleaseChoice } from '../release/ReleaseChoice.tsx';
import { ContactRows, isAnyReleased } from './ContactRows.tsx';
import styles from './MatchPage.module.css';
import { MailboxProof, heldText, leadBeforeContact } from './MailboxProof.tsx';
import { MatchRing } from './MatchRing.tsx';

type Props = { match: MatchDetailDto; onDecided: (sentence: string) => void };

export function MatchOutcome({ match, onDecided }: Props) {
  return (
    <Card as="section" padding="large" className={styles.block} aria-labelledby="match-title">
      <MatchRing percentage={match.matchPercentage} isMatch={match.isMatch} />
      <div className={styles.words}>
        <Outcome match={match} onDecided={onDecided} />
      </div>
    </Card>
  );
}

function Outcome({ match, onDecided }: Props) {
  const { viewer, suspended, recruiter } = match;
  if (viewer === 'jobSeeker' && suspended !== null) {
    return (
      <>
        <h2 id="match-title">Für die andere Seite nicht mehr abrufbar</h2>
        <SuspensionMark recruiter={publisherName(recruiter)} />
      </>
    );
  }
  if (viewer === 'jobSeeker' && (match.releasePending || match.releaseDeclined)) {
    return <Waiting match={match} onDecided={onDecided} />;
  }
  return <Contacts match={match} />;
}

function Waiting({ match: { _id, recruiter, releaseDeclined }, onDecided }: Props) {
  const name = publisherName(recruiter);
  return (
    <>
      <h2 id="match-title">
        {releaseDeclined ? 'Sie haben abgelehnt.' : 'Dieses Match wartet auf Ihre Freigabe.'}
      </h2>
      <p className={styles.lead}>
        {releaseDeclined
          ? `${name} erhält keine Kontaktdaten von Ihnen und weiß nichts von Ihrer Entscheidung.`
          : `Bis dahin erhält ${name} keine Kontaktdaten von Ihnen. Ein Match wartet zum Beispiel, wenn Sie jedes selbst freigeben oder sich vor Firmen verbergen.`}
      </p>
      <ReleaseChoice
        matchId={_id}
        recruiter={name}
        aboutId="match-title"
        declined={releaseDeclined}
        onDecided={onDecided}
      />
    </>
  );
}

function Contacts({ match }: { match: MatchDetailDto }) {
  const [isProven, setProven] = useState(false);
  const { candidate, contactInfo, proofNeeded, releasePending } = match;
  const lead = leadFor(match);
  return (
    <>
      <h2 id="match-title">{titleFor(match)}</h2>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      {proofNeeded ? (
        <MailboxProof
          candidateId={candidate._id}
          mailbox="die Adresse Ihres Kontos"
          correction={<Link to={paths.account}>Adresse im Konto ändern</Link>}
          releasePending={releasePending}
          onProven={() => setProven(true)}
        />
      ) : (
        <ContactRows
          contactInfo={contactInfo}
          nothingReleased={nothingReleasedFor(match)}
          first={isProven ? 'proven' : undefined}
        />
      )}
      {match.viewer === 'jobSeeker' && (
        <Link to={paths.automations}>Freigaben in den Automations ändern</Link>
      )}
    </>
  );
}

function titleFor({ viewer, isMatch }: MatchDetailDto): string {
  if (isMatch) return 'Glückwunsch, es ist ein Match!';
  return viewer === 'recruiter'
    ? 'Kein Match, aber vom Kandidaten freigegeben.'
    : 'Kein Match, aber von Ihnen freigegeben.';
}

function leadFor(match: MatchDetailDto): string | null {
  if (match.viewer === 'jobSeeker') {
    return isAnyReleased(match.contactInfo) ? 'Diese Angaben sieht der Recruiter.' : null;
  }
  const { username } = match.candidate;
  return leadBeforeContact(match, username) ?? `So erreichen Sie ${username}:`;
}

function nothingReleasedFor({
  viewer,
  candidate,
  recruiter,
  releasePending,
  offerChangedAt,
}: MatchDetailDto): string {
  if (viewer === 'jobSeeker') {
    return `Zurzeit ist nichts freigegeben, ${publisherName(recruiter)} kann Sie nicht erreichen. Wenn die Stelle Sie anspricht, schreiben Sie selbst; die Adresse steht darunter.`;
  }
  if (!releasePending) {
    return `${candidate.username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf. Dort steht, wer Sie sind und wie Sie zu erreichen sind.`;
  }
  return offerChangedAt === null
    ? heldText
    : `Sie haben die Stelle seitdem geändert: Vergleichen Sie sie neu mit ${candidate.username}, damit die neue Fassung freigegeben werden kann.`;
}
