import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { calendarDayText } from '../../lib/wording.ts';
import { Page, useDescription } from '../../ui/page/PageFrame.tsx';
import { DraftNotice } from './OperatorAddress.tsx';
import styles from './LegalText.module.css';
import { sectionsOf } from './legalText.tsx';
import terms from './terms.md?raw';

const sections = sectionsOf(terms);

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
