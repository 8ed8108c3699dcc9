import { legalTextsDate } from '@inkognito/shared/rules/legal';
import { calendarDayText } from '../../lib/wording.ts';
import { PageFrame, useDescription } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DraftNotice } from './OperatorAddress.tsx';
import styles from './LegalText.module.css';
import { Changes, Costs, Ending, Law, Liability } from './TermsContract.tsx';
import { Decisions, Forbidden, Ranking } from './TermsModeration.tsx';
import { JobSeekers, Recruiters } from './TermsRoles.tsx';
import { Account, People, Provider, Service } from './TermsService.tsx';

const sections = [
  { id: 'anbieter', title: 'Mit wem Sie den Vertrag schließen', Text: Provider },
  { id: 'inkognito', title: 'Was Inkognito ist und was nicht', Text: Service },
  { id: 'wer', title: 'Wer Inkognito nutzen darf', Text: People },
  { id: 'konto', title: 'Ihr Konto und Ihre Angaben', Text: Account },
  { id: 'jobsuchende', title: 'Schlüssel und Freigaben', Text: JobSeekers },
  { id: 'recruiter', title: 'Pflichten der Recruiter', Text: Recruiters },
  { id: 'verboten', title: 'Was verboten ist', Text: Forbidden },
  { id: 'meldungen', title: 'Meldungen und Entscheidungen', Text: Decisions },
  { id: 'ergebnisse', title: 'Wie Ergebnisse und Listen entstehen', Text: Ranking },
  { id: 'ende', title: 'Sperrung und Ende', Text: Ending },
  { id: 'kosten', title: 'Kosten und Verfügbarkeit', Text: Costs },
  { id: 'haftung', title: 'Haftung', Text: Liability },
  { id: 'aenderungen', title: 'Änderungen dieser Bedingungen', Text: Changes },
  { id: 'recht', title: 'Recht und Sprache', Text: Law },
];

export default function TermsPage() {
  useDescription('Was bei Inkognito gilt: für Jobsuchende, für Recruiter und für uns.');

  return (
    <PageFrame title="Nutzungsbedingungen" width="narrow">
      <PageHeader
        title="Nutzungsbedingungen"
        lead={`Fassung vom ${calendarDayText(legalTextsDate)}`}
      />
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
        {sections.map(({ id, title, Text }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            <Text />
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
