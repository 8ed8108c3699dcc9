import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { calendarDayText } from '../../lib/wording.ts';
import { Page, useDescription } from '../../ui/page/PageFrame.tsx';
import { DraftNotice } from './OperatorAddress.tsx';
import styles from './LegalText.module.css';
import {
  changes,
  costs,
  decisions,
  ending,
  forbidden,
  law,
  liability,
  ranking,
} from './TermsContract.tsx';
import { account, jobSeekers, people, provider, recruiters, service } from './TermsService.tsx';

const sections = [
  { id: 'anbieter', title: 'Mit wem Sie den Vertrag schließen', text: provider },
  { id: 'inkognito', title: 'Was Inkognito ist und was nicht', text: service },
  { id: 'wer', title: 'Wer Inkognito nutzen darf', text: people },
  { id: 'konto', title: 'Ihr Konto und Ihre Angaben', text: account },
  { id: 'jobsuchende', title: 'Schlüssel und Freigaben', text: jobSeekers },
  { id: 'recruiter', title: 'Pflichten der Recruiter', text: recruiters },
  { id: 'verboten', title: 'Was verboten ist', text: forbidden },
  { id: 'meldungen', title: 'Meldungen und Entscheidungen', text: decisions },
  { id: 'ergebnisse', title: 'Wie Ergebnisse und Listen entstehen', text: ranking },
  { id: 'ende', title: 'Sperrung und Ende', text: ending },
  { id: 'kosten', title: 'Kosten und Verfügbarkeit', text: costs },
  { id: 'haftung', title: 'Haftung', text: liability },
  { id: 'aenderungen', title: 'Änderungen dieser Bedingungen', text: changes },
  { id: 'recht', title: 'Recht und Sprache', text: law },
];

export default function TermsPage() {
  useDescription('Was bei Inkognito gilt: für Jobsuchende, für Recruiter und für uns.');

  return (
    <Page
      title="Nutzungsbedingungen"
      width="narrow"
      lead={`Fassung vom ${calendarDayText(legalTextsDate)}`}
    >
      <div className={styles.text}>
        <DraftNotice consequence="Bis dahin sind diese Bedingungen ein Entwurf." />
        <nav aria-label="Inhalt">
          <ol className={styles.contents}>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {index + 1}. {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, title, text }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </Page>
  );
}
