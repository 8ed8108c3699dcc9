import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { calendarDayText } from '../../lib/wording.ts';
import { Page, useDescription } from '../../ui/page/PageFrame.tsx';
import { DraftNotice } from './OperatorAddress.tsx';
import styles from './LegalText.module.css';
import { LegalSections, sectionsOf } from './legalText.tsx';
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
        <LegalSections sections={sections} />
      </div>
    </Page>
  );
}
