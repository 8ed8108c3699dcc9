import { criteria, type CriterionId } from '@inkognito/shared/rules/rulebook';
import { judgedPoints } from '@inkognito/shared/rules/deciding';
import { scoreMatch } from '@inkognito/shared/rules/score';
import {
  type CandidateWishes,
  type JobOffer,
  type MatchFacts,
  type MatchScore,
  noOffer,
  noWishes,
} from '@inkognito/shared/rules/types';
import { unbroken } from '../lib/wording.ts';
import { Section } from '../ui/page/Section.tsx';
import styles from './RulesPage.module.css';

const wishes: CandidateWishes = {
  ...noWishes,
  interested: ['Finanzbuchhalterin'],
  salary: { min: 60, max: 70 },
  hybridChoice: true,
  distance: 40,
};

const offer: JobOffer = {
  ...noOffer,
  jobTitle: 'Bilanzbuchhalter (m/w/d)',
  branch: 'unternehmensberatung_consulting',
  remoteChoice: 'hybrid',
  homeOfficePercent: 40,
  distance: 60,
  salary: { min: 55, max: 70 },
  contractType: 'unbefristet',
};

const likeness = 0.85;

const facts: MatchFacts = {
  titles: {
    interested: wishes.interested.map((title) => ({ title, value: likeness, sure: true })),
    current: null,
    notInterested: [],
  },
  distanceKm: 52,
  titledContracts: { offered: null, wished: [] },
};

const weighted = criteria.filter(({ weight }) => weight > 0);
const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

function pointsOf({ breakdown }: MatchScore, id: CriterionId): number {
  return (breakdown[id].score ?? 0) * breakdown[id].weight;
}

export function WorkedExample() {
  const score = scoreMatch(wishes, offer, facts);
  const internship = scoreMatch(wishes, { ...offer, contractType: 'praktikum' }, facts);
  const points = weighted.reduce((sum, { id }) => sum + pointsOf(score, id), 0);
  return (
    <Section
      gap="roomy"
      title="Ein Beispiel, nachgerechnet"
      lead={
        <p className={styles.soft}>
          {unbroken(
            `Gesucht: ${wishes.interested.join(', ')}, ab ${wishes.salary.min} Tsd. €, hybrid, höchstens ${wishes.distance} km entfernt; zum Homeoffice nichts gesagt. Angeboten: ${offer.jobTitle}, ${offer.salary.min} bis ${offer.salary.max} Tsd. €, hybrid, ${facts.distanceKm} km entfernt, unbefristet. Die beiden Titel sollen zu ${Math.round(likeness * 100)} % dasselbe meinen. Diese Seite hat das Ergebnis gerade mit denselben Regeln ausgerechnet wie jedes andere.`,
          )}
        </p>
      }
    >
      <table className={styles.example}>
        <thead>
          <tr>
            <th scope="col">Kriterium</th>
            <th scope="col">Punkte</th>
          </tr>
        </thead>
        <tbody>
          {weighted.map(({ id, label, weight }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                <span className={styles.reason}>{unbroken(score.breakdown[id].forCandidate)}</span>
              </th>
              <td>
                {score.breakdown[id].score === null
                  ? 'zählt nicht'
                  : `${oneDecimal.format(pointsOf(score, id))} von ${weight}`}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Zusammen {score.matchPercentage}&nbsp;%, {score.isMatch ? 'ein Match' : 'kein Match'}
            </th>
            <td>
              {oneDecimal.format(points)} von {judgedPoints(score.breakdown)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.text}>
        Wäre dieselbe Stelle ein Praktikum, schlösse die Vertragsart sie aus: Aus{' '}
        {score.matchPercentage}&nbsp;% würden {internship.matchPercentage}&nbsp;%, und es wäre{' '}
        {internship.isMatch ? 'trotzdem ein' : 'kein'} Match.
      </p>
    </Section>
  );
}
