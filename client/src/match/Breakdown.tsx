import type { BreakdownDto, CriterionDto } from '@inkognito/shared/rules/breakdown';
import { decidingFirst } from '@inkognito/shared/rules/deciding';
import type { Criterion, Verdict } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { unbroken } from '../lib/wording.ts';
import { Badge } from '../ui/Badge.tsx';
import styles from './Breakdown.module.css';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import * as drawings from '../ui/drawings.ts';
import { Section } from '../ui/page/Section.tsx';

export const verdictLooks = {
  fits: { children: 'Passt', tone: 'success', icon: drawings.check },
  partly: { children: 'Passt teilweise', tone: 'warning', icon: drawings.info },
  fails: { children: 'Passt nicht', tone: 'danger', icon: drawings.close },
  unknown: { children: 'Zählte diesmal nicht', tone: 'neutral', icon: drawings.info },
} as const satisfies Record<Verdict, object>;

/** To the owner of the wishes each criterion says the points it got; others get scores in steps. */
export function Breakdown({
  breakdown,
  isOwn = false,
  hasPercentage = true,
  isBeside = false,
}: {
  breakdown: BreakdownDto;
  isOwn?: boolean;
  hasPercentage?: boolean;
  /** Of what a page keeps nowhere: links leave it open. */
  isBeside?: boolean;
}) {
  const inOrder = decidingFirst(breakdown);
  const excluding = inOrder.filter(({ id }) => breakdown[id].knockout);
  const folded = inOrder.filter(({ id, weight }) => weight === 0 && !breakdown[id].knockout);
  const isUnknown = ({ id }: Criterion) => breakdown[id].verdict === 'unknown';
  const foldedLines = [
    ['Kein Hindernis', folded.filter((criterion) => !isUnknown(criterion))],
    ['Könnte noch ausschließen', folded.filter(isUnknown)],
  ] as const;
  return (
    <Section
      gap="roomy"
      title="So kommt das Ergebnis zustande"
      lead={
        excluding.length > 0 && (
          <p>
            {hasPercentage ? 'Halbiert, weil etwas ausschließt' : 'Es schließt aus'}:{' '}
            {excluding.map(({ label }) => label).join(', ')}.
          </p>
        )
      }
    >
      <ul className={styles.list}>
        {inOrder
          .filter((criterion) => !folded.includes(criterion))
          .map(({ id, label }) => (
            <CriterionRow
              key={id}
              label={label}
              criterion={breakdown[id]}
              {...{ isOwn, isBeside }}
            />
          ))}
        {foldedLines.map(
          ([title, criteria]) =>
            criteria.length > 0 && (
              <li key={title} className={styles.folded}>
                <details>
                  <summary>
                    {title}: {criteria.map(({ label }) => label).join(', ')}
                  </summary>
                  <DescriptionList
                    rows={criteria.map(({ id, label }) => ({
                      label,
                      value: unbroken(breakdown[id].reasoning),
                    }))}
                  />
                </details>
              </li>
            ),
        )}
      </ul>
      <p>
        Welches Kriterium wie viel zählt und was ausschließt, steht unter{' '}
        <Link to={paths.rules}>So rechnen wir</Link>.
      </p>
    </Section>
  );
}

function CriterionRow({
  label,
  criterion,
  isOwn,
  isBeside,
}: {
  label: string;
  criterion: CriterionDto;
  isOwn: boolean;
  isBeside: boolean;
}) {
  const { verdict, weight, score, isWishMissing } = criterion;
  return (
    <li className={styles.criterion}>
      <div className={styles.head}>
        <h3>{label}</h3>
        <Badge {...verdictLooks[verdict]} />
        {criterion.knockout && (
          <Badge tone="danger" icon={drawings.ban}>
            Ausschlusskriterium
          </Badge>
        )}
      </div>
      <p>{unbroken(criterion.reasoning)}</p>
      {isWishMissing && (
        <p className={styles.weight}>
          <Link to={paths.questionnaire} {...(isBeside && { target: '_blank' })}>
            Im Fragebogen ergänzen
          </Link>
        </p>
      )}
      {verdict !== 'unknown' && weight > 0 && (
        <p className={styles.weight}>
          {isOwn && score !== null
            ? `${Math.round(score * weight)} von ${weight} Punkten.`
            : `Zählt ${weight} von 100 Punkten.`}
          {criterion.source === 'encoder' &&
            ' Die Bedeutung hat ein Modell auf unserem Server beurteilt.'}
        </p>
      )}
    </li>
  );
}
