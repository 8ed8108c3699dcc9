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
import { DescriptionList } from '../ui/DescriptionList.tsx';
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

function pointsText(score: MatchScore, id: CriterionId): string {
  const { score: share, weight } = score.breakdown[id];
  return share === null ? 'Zählt nicht' : `${oneDecimal.format(pointsOf(score, id))} von ${weight}`;
}

export function WorkedExample() {
  const score = scoreMatch(wishes, offer, facts);
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
      <DescriptionList
        rows={[
          ...weighted.map(({ id, label }) => ({
            label,
            value: `${pointsText(score, id)}. ${unbroken(score.breakdown[id].forCandidate)}`,
          })),
          {
            label: 'Zusammen',
            value: `${oneDecimal.format(points)} von ${judgedPoints(score.breakdown)}, das sind ${score.matchPercentage}\u00a0%: ${score.isMatch ? 'ein Match' : 'kein Match'}.`,
          },
        ]}
      />
    </Section>
  );
}
