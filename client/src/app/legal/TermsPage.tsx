import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { calendarDayText } from '../../lib/wording.ts';
import { Page } from '../../ui/page/PageFrame.tsx';
import { DraftNotice, OperatorPart } from './OperatorAddress.tsx';
import styles from './LegalText.module.css';
import { LegalSections } from './legalText.tsx';
import terms from './terms.md?raw';

export default function TermsPage() {
  return (
    <Page
      title="Nutzungsbedingungen"
      width="narrow"
      lead={`Fassung vom ${calendarDayText(legalTextsDate)}`}
    >
      <div className={styles.text}>
        <OperatorPart>
          <DraftNotice consequence="Bis dahin sind diese Bedingungen ein Entwurf." />
        </OperatorPart>
        <LegalSections markdown={terms} />
      </div>
    </Page>
  );
}
