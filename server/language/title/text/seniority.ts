import { foldWords } from './foldText.ts';
import { withoutGender } from './genderForms.ts';

export type Seniority =
  'apprentice' | 'student' | 'trainee' | 'junior' | 'regular' | 'senior' | 'lead' | 'head';

const wordsOf: Readonly<Record<Exclude<Seniority, 'regular'>, string>> = {
  apprentice:
    'azubi azubis auszubildende ausbildung ausbildungsplatz ausbildungsstelle lehrling lehrstelle lehrberuf lernend lernende lernender apprentice apprenticeship umschulung umschüler',
  student:
    'werkstudent werkstudententätigkeit praktikant praktikum schülerpraktikum pflichtpraktikum praktikumsplatz praktikumsstelle praxissemester schnupperpraktikum intern internship studentisch hilfskraft dualstudium studium student bachelorand masterand abschlussarbeit bachelorarbeit masterarbeit diplomarbeit',
  trainee:
    'trainee traineeprogramm volontär volontariat absolvent berufseinsteiger graduate doktorand promotionsstelle promotionsstudent phd dissertation',
  junior: 'junior jr',
  senior: 'senior sr principal',
  lead: 'lead leitend leitende führend',
  head: '',
};

const seniorityByWord: ReadonlyMap<string, Seniority> = new Map(
  Object.entries(wordsOf).flatMap(([seniority, words]) =>
    foldWords(words).flatMap((word) =>
      [word, withoutGender(word)].map((form) => [form, seniority as Seniority] as const),
    ),
  ),
);

export function seniorityOfWord(word: string): Seniority | null {
  return seniorityByWord.get(word) ?? null;
}

/** Steps on one ladder; the long ones part people who learn a job from those who have learnt it. */
const rungs: Readonly<Record<Seniority, number>> = {
  apprentice: 0,
  student: 1,
  trainee: 7,
  junior: 9,
  regular: 10,
  senior: 11,
  lead: 12,
  head: 14,
};

const lossPerRung = 0.03;
const greatestLoss = 0.35;

export function seniorityFactor(left: Seniority, right: Seniority): number {
  return 1 - Math.min(greatestLoss, Math.abs(rungs[left] - rungs[right]) * lossPerRung);
}
