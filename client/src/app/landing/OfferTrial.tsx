import { decidingFirst } from '@inkognito/shared/rules/deciding';
import {
  exampleBand,
  exampleTitles,
  firstExample,
  judgeExample,
} from '@inkognito/shared/rules/example';
import { explainFor } from '@inkognito/shared/rules/explain';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { unbroken } from '../../lib/wording.ts';
import styles from './OfferTrial.module.css';
import { ProfileCard } from '../../auth/signup/ProfileCard.tsx';

const reasonsShown = 3;
const redactedMs = 1_200;

/** Calculates in the browser, with the rules of the server. */
export function OfferTrial() {
  const [offer, setOffer] = useState(firstExample);
  // It starts redacted, and lifts while one looks.
  const [isLifted, setLifted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLifted(true), redactedMs);
    return () => clearTimeout(timer);
  }, []);
  const { matchPercentage, isMatch, breakdown } = judgeExample(offer);
  const explained = explainFor('candidate', breakdown);
  const reasons = decidingFirst(explained)
    .filter(({ id, weight }) => weight > 0 || explained[id].knockout)
    .map(({ id }) => ({ id, ...explained[id] }))
    .sort((one, other) => Number(one.verdict === 'fits') - Number(other.verdict === 'fits'))
    .slice(0, reasonsShown);
  const { title, salaryMin, homeOfficePercent } = offer;
  return (
    <div>
      <ProfileCard
        matchPercentage={matchPercentage}
        isMatch={isMatch}
        isLifted={isMatch && isLifted}
      />
      <form className={styles.offer} aria-label="Eine Stelle ausprobieren">
        <Row label="Stelle">
          {(id) => (
            <select
              id={id}
              value={title}
              onChange={({ currentTarget }) => setOffer({ ...offer, title: currentTarget.value })}
            >
              {exampleTitles.map((each) => (
                <option key={each.title}>{each.title}</option>
              ))}
            </select>
          )}
        </Row>
        <Row label="Gehalt" value={`${salaryMin} bis ${salaryMin + exampleBand} Tsd. €`}>
          {(id) => (
            <input
              id={id}
              type="range"
              min={40}
              max={90}
              step={1}
              value={salaryMin}
              aria-valuetext={`${salaryMin} bis ${salaryMin + exampleBand} Tausend Euro`}
              onChange={({ currentTarget }) =>
                setOffer({ ...offer, salaryMin: currentTarget.valueAsNumber })
              }
            />
          )}
        </Row>
        <Row label="Homeoffice" value={`${homeOfficePercent} %`}>
          {(id) => (
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              step={10}
              value={homeOfficePercent}
              aria-valuetext={`${homeOfficePercent} Prozent`}
              onChange={({ currentTarget }) =>
                setOffer({ ...offer, homeOfficePercent: currentTarget.valueAsNumber })
              }
            />
          )}
        </Row>
        <output className={styles.reasons}>
          <span className={styles.result}>
            {matchPercentage}&nbsp;%,{' '}
            {isMatch
              ? 'ein Match: Die Schwärzung hebt sich.'
              : 'kein Match: Alles bleibt verdeckt.'}
          </span>
          {reasons.map(({ id, verdict, reasoning }) => (
            <span key={id} className={styles.reason}>
              <Icon drawing={verdict === 'fits' ? drawings.check : drawings.info} size={16} />
              {unbroken(reasoning)}
            </span>
          ))}
        </output>
      </form>
    </div>
  );
}

function Row({
  label,
  value,
  children,
}: {
  label: string;
  value?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        {label}
        {value !== undefined && <strong> {value}</strong>}
      </label>
      {children(id)}
    </div>
  );
}
