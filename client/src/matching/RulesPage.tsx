import { limits } from '@inkognito/shared/limits';
import {
  type Criterion,
  criteria,
  afterKnockout,
  certainCoverage,
  matchThreshold,
  minimumCoverage,
  rulebookVersion,
  rulebookVersions,
} from '@inkognito/shared/rules/rulebook';
import type { CSSProperties } from 'react';
import { unbroken } from '../lib/wording.ts';
import { Badge } from '../ui/Badge.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import * as drawings from '../ui/drawings.ts';
import { Page } from '../ui/page/PageFrame.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Section } from '../ui/page/Section.tsx';
import { Stack } from '../ui/Stack.tsx';
import { AboutEncoder } from './AboutEncoder.tsx';
import styles from './RulesPage.module.css';
import { WorkedExample } from './WorkedExample.tsx';

/** Rendered from the rulebook that the server computes with. */
export default function RulesPage() {
  return (
    <Page
      title="So rechnen wir"
      lead="Der Algorithmus rechnet, die KI hilft lesen, ein Mensch handelt."
    >
      <Stack gap="huge">
        <Weights />
        <Limits />
        <WorkedExample />
        <NeverCounted />
        <AboutEncoder />
        <Versions />
      </Stack>
    </Page>
  );
}

function Weights() {
  return (
    <Section
      gap="roomy"
      title="Was zählt, und wie viel"
      lead={
        <p className={styles.soft}>
          Jedes Kriterium wiegt so viele Punkte, wie sein Balken lang ist; zusammen sind es 100.
        </p>
      }
    >
      <ol className={styles.criteria}>
        {criteria.map((criterion, index) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            weightBefore={criteria.slice(0, index).reduce((sum, { weight }) => sum + weight, 0)}
          />
        ))}
      </ol>
    </Section>
  );
}

function CriterionRow({
  criterion: { label, weight, sentence, knockoutSentence },
  weightBefore,
}: {
  criterion: Criterion;
  weightBefore: number;
}) {
  return (
    <li className={styles.criterion}>
      <h3>{label}</h3>
      <p className={styles.weight}>
        {weight}
        <VisuallyHidden> von 100 Punkten</VisuallyHidden>
      </p>
      <div className={styles.scale} aria-hidden="true">
        {weight > 0 && (
          <span
            className={styles.bar}
            style={{ '--from': weightBefore, '--weight': weight } as CSSProperties}
          />
        )}
      </div>
      <div className={styles.rule}>
        <p>{sentence}</p>
        {knockoutSentence && (
          <p className={styles.knockout}>
            <Badge tone="danger" icon={drawings.ban}>
              Schließt aus
            </Badge>
            <span>{unbroken(knockoutSentence)}</span>
          </p>
        )}
      </div>
    </li>
  );
}

function Limits() {
  return (
    <Section gap="roomy" title="Wann es ein Match ist">
      <DescriptionList
        rows={[
          {
            label: 'Ab hier ist es ein Match',
            value: `${matchThreshold}\u00a0%. Das gilt auch für die ähnlichen Kandidaten, die wir zeigen.`,
          },
          {
            label: 'Mehr zeigen wir nie, wenn etwas ausschließt',
            value: `${afterKnockout(100)}\u00a0%. Ein einziges Ausschlusskriterium genügt, und es kann kein Match werden. Der Prozentwert wird dann halbiert, damit er nicht nach „fast“ aussieht.`,
          },
          {
            label: 'So viel muss bewertbar sein',
            value: `${minimumCoverage}\u00a0%. Was eine Seite offen lässt, zählt weder dafür noch dagegen. Fehlt zu viel, ist es kein Match; unter ${certainCoverage}\u00a0% sagen wir nur „Bisher passt es“.`,
          },
        ]}
      />
    </Section>
  );
}

function NeverCounted() {
  return (
    <Section gap="roomy" title="Was nie zählt">
      <p className={styles.text}>
        Name, Bild, Geschlecht, Alter, E-Mail-Adresse und Lebenslauf gehen nicht in die Rechnung
        ein, die Anschrift nur als Entfernung. Und wer eine Stelle anbietet, erfährt aus den
        Begründungen keine Zahl und keinen Wunsch der anderen Seite. Wer ein Profil mit mehreren
        Stellen vergleicht, kann Wünsche allerdings eingrenzen: die Untergrenze auf fünf Tausend
        Euro genau und nie genauer, und ob eine Vertragsart, Stundenzahl oder Branche ausscheidet.
        Mit einem Schlüssel sind höchstens {limits.comparisonsPerMonth} verschiedene Vergleiche in{' '}
        {limits.quotaDays} Tagen möglich.
      </p>
    </Section>
  );
}

function Versions() {
  return (
    <Section
      gap="roomy"
      title="Versionen des Regelwerks"
      lead={
        <p className={styles.soft}>
          Es gilt Version {rulebookVersion}. Jedes Ergebnis ist mit der Version gespeichert, nach
          der es berechnet wurde.
        </p>
      }
    >
      <DescriptionList
        rows={rulebookVersions.toReversed().map(({ version, change }) => ({
          label: `Version ${version}`,
          value: unbroken(change),
        }))}
      />
    </Section>
  );
}
