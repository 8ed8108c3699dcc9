import type { BreakdownDto, CriterionDto } from '@inkognito/shared/comparison';
import { type Verdict, criteria } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { unbroken } from '../lib/wording.ts';
import { Badge } from '../ui/Badge.tsx';
import styles from './Breakdown.module.css';
import * as drawings from '../ui/drawings.ts';

export const verdictLooks = {
  fits: { word: 'Passt', tone: 'success', icon: drawings.check },
  partly: { word: 'Passt teilweise', tone: 'warning', icon: drawings.info },
  fails: { word: 'Passt nicht', tone: 'danger', icon: drawings.close },
  unknown: { word: 'Nicht bewertet', tone: 'neutral', icon: drawings.info },
} as const satisfies Record<Verdict, object>;

export function Breakdown({ breakdown }: { breakdown: BreakdownDto }) {
  return (
    <section className={styles.section} aria-labelledby="breakdown-title">
      <h2 id="breakdown-title">So kommt das Ergebnis zustande</h2>
      <ul className={styles.list}>
        {criteria.map(({ id, label }) => (
          <Criterion key={id} label={label} criterion={breakdown[id]} />
        ))}
      </ul>
      <p>
        Welches Kriterium wie viel zählt und was ausschließt, steht unter{' '}
        <Link to={paths.rules}>So rechnen wir</Link>.
      </p>
    </section>
  );
}

function Criterion({ label, criterion }: { label: string; criterion: CriterionDto }) {
  const { word, tone, icon } = verdictLooks[criterion.verdict];
  return (
    <li className={styles.criterion}>
      <div className={styles.head}>
        <h3>{label}</h3>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
        {criterion.knockout && (
          <Badge tone="danger" icon={drawings.ban}>
            Ausschlusskriterium
          </Badge>
        )}
      </div>
      <p>{unbroken(criterion.reasoning)}</p>
      <p className={styles.weight}>
        {criterion.weight === 0
          ? 'Zählt nicht für den Prozentwert, kann aber ausschließen.'
          : `Zählt ${criterion.weight} von 100 Punkten.`}
        {criterion.source === 'encoder' &&
          ' Die Bedeutung hat ein Modell auf unserem Server beurteilt.'}
      </p>
    </li>
  );
}
