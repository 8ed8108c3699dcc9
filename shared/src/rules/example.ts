import type { ContractType } from '../codes.ts';
import { scoreMatch } from './score.ts';
import { type CandidateWishes, type MatchScore, noFacts, noOffer, noWishes } from './types.ts';

export const exampleWishes: CandidateWishes = {
  ...noWishes,
  interested: ['Backend-Entwicklerin'],
  salary: { min: 65, max: 80 },
  homeOfficePercent: 60,
  hybridChoice: true,
  remoteChoice: true,
  distance: 40,
};

type ExampleTitle = { title: string; likeness: number; contract?: ContractType };

/** As the server reads them, to which one of its tests holds them. */
export const exampleTitles: readonly ExampleTitle[] = [
  { title: 'Backend Developer (m/w/d)', likeness: 1 },
  { title: 'Senior Backend Engineer (m/w/d)', likeness: 0.876 },
  { title: 'Softwareentwickler (m/w/d)', likeness: 0.841 },
  { title: 'Softwarearchitekt (m/w/d)', likeness: 0.704 },
  { title: 'Praktikum Softwareentwicklung', likeness: 0.611, contract: 'praktikum' },
  { title: 'Frontend-Entwickler (m/w/d)', likeness: 0.435 },
  { title: 'IT-Projektleiter (m/w/d)', likeness: 0.086 },
  { title: 'Vertriebsmitarbeiter (m/w/d)', likeness: 0.001 },
];

export type ExampleOffer = { title: string; salaryMin: number; homeOfficePercent: number };

/** The offered band is this wide, in thousands. */
export const exampleBand = 10;

export const firstExample: ExampleOffer = {
  title: 'Softwareentwickler (m/w/d)',
  salaryMin: 60,
  homeOfficePercent: 40,
};

/** A permanent hybrid job in the town of the candidate. */
export function judgeExample({ title, salaryMin, homeOfficePercent }: ExampleOffer): MatchScore {
  const read = exampleTitles.find((each) => each.title === title);
  const facts = {
    ...noFacts,
    titles: {
      ...noFacts.titles,
      interested: exampleWishes.interested.map((wished) => ({
        title: wished,
        value: read?.likeness ?? 0,
        sure: true,
      })),
    },
    distanceKm: 0,
    titledContracts: { offered: read?.contract ?? null, wished: [] },
  };
  const offer = {
    ...noOffer,
    jobTitle: title,
    remoteChoice: 'hybrid',
    homeOfficePercent,
    salary: { min: salaryMin, max: salaryMin + exampleBand },
    contractType: 'unbefristet',
  } as const;
  return scoreMatch(exampleWishes, offer, facts);
}
