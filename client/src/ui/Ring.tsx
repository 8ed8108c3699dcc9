import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import styles from './Ring.module.css';
import tones from './tones.module.css';

export type RingTone = 'primary' | 'success' | 'warning' | 'danger';

/** `label` is the whole statement ("Matches: 3 diesen Monat"); above `max` the circle stays full. */
export function Ring({
  value,
  max,
  label,
  text,
  caption,
  tone = 'primary',
  size = 'medium',
  to,
}: {
  value: number;
  max: number;
  label: string;
  /** The figure as shown, such as "86 %"; else `value`. */
  text?: string;
  /** Visible text below, hidden from screen readers because `label` says it. */
  caption?: string;
  tone?: RingTone;
  size?: 'small' | 'medium' | 'large';
  to?: string;
}) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const shown = text ?? String(value);
  const chart = (
    <>
      <svg className={styles.chart} viewBox="0 0 100 100" role="img" aria-label={label}>
        <circle className={styles.track} cx="50" cy="50" r="44" />
        {share > 0 && (
          <circle
            className={styles.arc}
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            transform="rotate(-90 50 50)"
          />
        )}
        <text
          className={classNames(styles.figure, shown.length > 4 && styles.long)}
          x="50"
          y="50"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {shown}
        </text>
      </svg>
      {caption !== undefined && (
        <span className={styles.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </>
  );
  const className = classNames(styles.ring, tones[tone], styles[size]);
  if (to === undefined) return <div className={className}>{chart}</div>;
  return (
    <Link to={to} className={classNames(className, styles.link)}>
      {chart}
    </Link>
  );
}
