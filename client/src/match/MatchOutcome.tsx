import type { MatchDetailDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import type { PublisherDto } from '@inkognito/shared/user';
import { Link } from 'react-router-dom';
import { publisherName } from '../user/RecruiterCard.tsx';
import { SuspensionMark } from './block/marks.tsx';
import { ReleaseChoice } from '../release/ReleaseChoice.tsx';
import { ContactRows, isAnyReleased } from './ContactRows.tsx';
import styles from './OutcomeCard.module.css';
import { AwaitsReader, ReaderContact, confirmAccount } from './AwaitsReader.tsx';
import { MatchRing } from './MatchRing.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { WriteToRecruiter } from './RecruiterContact.tsx';

type Props = { match: MatchDetailDto; onDecided: (sentence: string) => void };

export function MatchOutcome({ match, onDecided }: Props) {
  return (
    <OutcomeCard
      titleId="match-title"
      ring={<MatchRing percentage={match.matchPercentage} isMatch={match.isMatch} />}
    >
      <Outcome match={match} onDecided={onDecided} />
    </OutcomeCard>
  );
}

function Outcome({ match, onDecided }: Props) {
  const { viewer, suspended, recruiter } = match;
  if (viewer === 'recruiter') return <ForRecruiter match={match} />;
  if (suspended === null) return <ForCandidate match={match} onDecided={onDecided} />;
  return (
    <>
      <h2 id="match-title">Für die andere Seite nicht mehr abrufbar</h2>
      <SuspensionMark recruiter={publisherName(recruiter)} />
    </>
  );
}

function ForCandidate({ match, onDecided }: Props) {
  const { _id, recruiter, contactState, contactInfo } = match;
  const name = publisherName(recruiter);
  const texts = {
    awaitsReader: {
      title: titleFor(match),
      lead: `${name} hat die E-Mail-Adresse noch nicht bestätigt und sieht bis dahin keine Kontaktdaten.`,
    },
    awaitsCandidate: {
      title: 'Dieses Match wartet auf Ihre Freigabe.',
      lead: `Bis dahin erhält ${name} keine Kontaktdaten von Ihnen. Ein Match wartet zum Beispiel, wenn Sie jedes selbst freigeben oder sich vor Firmen verbergen.`,
    },
    declined: isMailboxProven(recruiter)
      ? {
          title: 'Sie haben abgelehnt.',
          lead: `${name} erhält keine Kontaktdaten von Ihnen und weiß nichts von Ihrer Entscheidung.`,
        }
      : {
          title: 'Hier wird nichts freigegeben.',
          lead: `Sie haben abgelehnt, oder die E-Mail-Adresse gehört nicht ${name}. Dann blockieren Sie am besten.`,
        },
    withdrawn: {
      title: 'Sie haben die Freigabe zurückgezogen.',
      lead: `${name} erhält keine Kontaktdaten mehr von Ihnen.`,
    },
  } as const;
  if (contactState !== 'released' && contactState in texts) {
    const { title, lead } = texts[contactState as keyof typeof texts];
    return (
      <>
        <h2 id="match-title">{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ReleaseChoice
          matchId={_id}
          recruiter={name}
          aboutId="match-title"
          isAgain={contactState === 'withdrawn'}
          canDecline={contactState === 'awaitsCandidate' || contactState === 'awaitsReader'}
          onDecided={onDecided}
        />
      </>
    );
  }
  const words = introduction(match);
  return (
    <>
      <h2 id="match-title">{titleFor(match)}</h2>
      {words !== '' && <p className={styles.lead}>{words}</p>}
      {contactState === 'released' && <WriteToRecruiter match={match} />}
      {isAnyReleased(contactInfo) && (
        <p className={styles.soft}>Das sieht der Recruiter von Ihnen:</p>
      )}
      <ContactRows
        contactInfo={contactInfo}
        nothingReleased={`Zurzeit ist nichts freigegeben, ${name} kann Sie nicht erreichen. Wenn die Stelle Sie anspricht, schreiben Sie selbst; die Adresse steht darunter.`}
      />
      <Link to={paths.automations}>Freigaben in den Automations ändern</Link>
    </>
  );
}

/** Else its owner may have said "Das war ich nicht". */
const isMailboxProven = ({ username, card }: PublisherDto) =>
  username !== null || card?.workEmailVerified === true;

function ForRecruiter({ match }: { match: MatchDetailDto }) {
  const name = candidateName(match);
  return (
    <>
      <h2 id="match-title">{titleFor(match)}</h2>
      {match.offerChangedAt !== null && match.contactState === 'awaitsCandidate' && (
        <p>
          Sie haben die Stelle seitdem geändert: Vergleichen Sie sie neu mit {name}, damit die neue
          Fassung freigegeben werden kann.
        </p>
      )}
      <ReaderContact
        comparison={match}
        name={name}
        subject={match.jobPosting.jobTitle}
        lead={introduction(match) || `So erreichen Sie ${name}:`}
        nothingReleased={`${name} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf. Dort steht, wer Sie sind und wie Sie zu erreichen sind.`}
        waiting={
          <AwaitsReader
            candidateId={match.candidate._id}
            correction={<Link to={paths.account}>Adresse im Konto ändern</Link>}
          >
            {confirmAccount}
          </AwaitsReader>
        }
      />
    </>
  );
}

export const candidateName = ({ contactInfo, candidate }: MatchDetailDto): string =>
  contactInfo?.name ?? candidate.username;

/** Where each has a name that the other may read. */
function introduction({ viewer, contactInfo, recruiter: { card } }: MatchDetailDto): string {
  if (!contactInfo?.name || !card?.name) return '';
  if (viewer === 'recruiter') return `${card.name}, das ist ${contactInfo.name}.`;
  const company = card.company && ` von ${card.company}`;
  return `${contactInfo.name}, das ist ${card.name}${company}.`;
}

function titleFor({ viewer, isMatch }: MatchDetailDto): string {
  if (isMatch) return 'Glückwunsch, es ist ein Match!';
  return viewer === 'recruiter'
    ? 'Kein Match, aber vom Kandidaten freigegeben.'
    : 'Kein Match, aber von Ihnen freigegeben.';
}
