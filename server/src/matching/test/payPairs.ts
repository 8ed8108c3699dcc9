import type { JudgedPair } from './judgedPair.ts';

const bookkeeper = {
  jobTitle: 'Finanzbuchhalterin',
  zipcode: '30159',
  distance: 30,
  salary: { min: 50, max: 58 },
  hybridChoice: true,
  localChoice: true,
};

const bookkeeping = {
  jobTitle: 'Finanzbuchhalter (m/w/d)',
  branch: 'handel_konsumgueter_ecommerce',
  zipcode: '30159',
  remoteChoice: 'hybrid',
  homeOfficePercent: 40,
} as const;

const engineer = {
  jobTitle: 'Konstrukteur',
  interested: ['Konstruktionsingenieur', 'Entwicklungsingenieur Maschinenbau'],
  zipcode: '70173',
  distance: 40,
  salary: { min: 60, max: 72 },
  localChoice: true,
  hybridChoice: true,
};

const engineering = {
  jobTitle: 'Konstruktionsingenieur (m/w/d)',
  branch: 'maschinen_anlagenbau',
  zipcode: '71032',
  remoteChoice: 'hybrid',
  homeOfficePercent: 20,
  contractType: 'unbefristet',
} as const;

export const payPairs: JudgedPair[] = [
  {
    wishes: { ...bookkeeper, contractTypes: ['teilzeit'], weeklyHours: { min: 20, max: 30 } },
    posting: {
      ...bookkeeping,
      contractType: 'teilzeit',
      weeklyHours: 25,
      salary: { min: 32, max: 35 },
    },
    verdict: 'match',
    percent: [85, 100],
    absurd: true,
    why: '35 thousand for 25 hours are 56 at full time: what she earns an hour.',
  },
  {
    wishes: { ...bookkeeper, weeklyHours: { min: 38, max: 40 } },
    posting: {
      ...bookkeeping,
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 26, max: 29 },
    },
    verdict: 'no match',
    absurd: true,
    why: 'Half a job for somebody who wants a whole one.',
  },
  {
    wishes: {
      ...bookkeeper,
      contractTypes: ['teilzeit', 'unbefristet'],
      weeklyHours: { min: 20, max: 25 },
    },
    posting: {
      ...bookkeeping,
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 25, max: 28 },
    },
    verdict: 'match',
    absurd: true,
    why: 'Hours as wished, pay right at full time.',
  },
  {
    wishes: { ...bookkeeper, contractTypes: ['teilzeit'], weeklyHours: { min: 30, max: 35 } },
    posting: {
      ...bookkeeping,
      contractType: 'teilzeit',
      weeklyHours: 20,
      salary: { min: 25, max: 28 },
    },
    verdict: 'no match',
    why: 'Ten hours less than she needs.',
  },
  {
    wishes: { ...engineer, weeklyHours: { min: 38, max: 40 } },
    posting: { ...engineering, weeklyHours: 35, salary: { min: 62, max: 72 } },
    percent: [60, 99],
    why: '35 hours by collective agreement: a little less than he said, nothing to reject.',
  },
  {
    wishes: { ...bookkeeper, contractTypes: ['teilzeit'], weeklyHours: { min: 20, max: 25 } },
    posting: { ...bookkeeping, contractType: 'teilzeit', salary: { min: 28, max: 34 } },
    verdict: 'match',
    why: 'Part time without hours: to be asked, no reason to refuse.',
  },
  {
    wishes: { ...bookkeeper, contractTypes: ['teilzeit'], weeklyHours: { min: 20, max: 25 } },
    posting: {
      ...bookkeeping,
      contractType: 'unbefristet',
      weeklyHours: 40,
      salary: { min: 50, max: 58 },
    },
    verdict: 'no match',
    absurd: true,
    why: 'She has 25 hours at most.',
  },
  {
    wishes: { ...bookkeeper, contractTypes: ['teilzeit'], weeklyHours: { min: 25, max: 32 } },
    posting: {
      ...bookkeeping,
      contractType: 'teilzeit',
      weeklyHours: 30,
      salary: { min: 26, max: 30 },
    },
    verdict: 'no match',
    why: '30 thousand for 30 hours are 40 at full time, a fifth below her floor.',
  },
  {
    wishes: engineer,
    posting: { ...engineering, salary: { min: 52, max: 57 } },
    verdict: 'match',
    percent: [70, 92],
    why: 'Five per cent below: a matter of negotiation, all else fits.',
  },
  {
    wishes: engineer,
    posting: { ...engineering, salary: { min: 46, max: 51 } },
    verdict: 'no match',
    why: 'Fifteen per cent below a stated minimum.',
  },
  {
    wishes: engineer,
    posting: { ...engineering, salary: { min: 36, max: 42 } },
    verdict: 'no match',
    absurd: true,
    why: 'Thirty per cent below a stated minimum.',
  },
  {
    wishes: engineer,
    posting: { ...engineering, salary: { min: 45, max: 85 } },
    verdict: 'match',
    why: 'A very wide band that covers the whole wish.',
  },
  {
    wishes: { ...engineer, salary: { min: 95, max: 110 } },
    posting: { ...engineering, salary: { min: 45, max: 95 } },
    percent: [50, 90],
    why: 'Only the very end of a very wide band reaches the floor.',
  },
  {
    wishes: engineer,
    posting: { ...engineering, salary: { min: 75, max: 85 } },
    verdict: 'match',
    percent: [85, 100],
    why: 'More pay than asked for is no fault.',
  },
  {
    wishes: { ...engineer, branchesToExclude: ['maschinen_anlagenbau'] },
    posting: { ...engineering, salary: { min: 62, max: 72 } },
    verdict: 'no match',
    percent: [0, 60],
    absurd: true,
    why: 'The branch is excluded, so nothing near a match may be shown.',
  },
  {
    wishes: {
      jobTitle: 'Industriemechaniker',
      zipcode: '45127',
      distance: 30,
      salary: { min: 38, max: 45 },
      localChoice: true,
      branchesToExclude: ['personalberatung_vermittlung', 'sicherheit_schutz'],
    },
    posting: {
      jobTitle: 'Industriemechaniker (m/w/d) Instandhaltung',
      branch: 'personalberatung_vermittlung',
      zipcode: '45127',
      remoteChoice: 'local',
      contractType: 'unbefristet',
      salary: { min: 40, max: 46 },
    },
    verdict: 'no match',
    percent: [0, 60],
    absurd: true,
    why: 'He does not want to be employed by an agency.',
  },
];
