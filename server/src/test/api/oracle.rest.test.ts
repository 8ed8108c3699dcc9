import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { describe, expect, test } from 'vitest';
import { Quota } from '../../matching/quota.model.ts';
import { salaryRule } from '@inkognito/shared/rules/criteria/salary';
import { noFacts, noOffer, noWishes } from '@inkognito/shared/rules/types';
import { compare, publishQuestionnaire, unlock } from '../make.ts';
import { type Member, useTestApp } from '../testApp.ts';
import { newestKeyOf } from '../../user/readerKeys.ts';
import { User } from '../../user/user.model.ts';

const { member } = useTestApp();

/** Plausible salary floors in thousands of euros a year. */
const plausible = Array.from({ length: 121 }, (_, at) => at + 30);

type Range = JobInput['salary'];

/** The rules are public, so an attacker can compute the answer for a floor. */
const answerFor = (floor: number, range: Range): number | null =>
  salaryRule.assess(
    { ...noWishes, salary: { min: floor, max: null } },
    { ...noOffer, salary: range },
    noFacts,
  ).score;

/** The range that leaves the fewest floors on average. */
function bestQuestion(floors: readonly number[]): Range {
  let best: { range: Range; left: number } | null = null;
  const [lowest = 1, highest = 1] = [floors[0], floors.at(-1)];
  // A finer search finds no better question.
  const step = Math.ceil((highest - lowest) / 40) || 1;
  for (let min = Math.floor(lowest * 0.8); min <= highest; min += step) {
    for (let max = min; max <= highest; max += step) {
      const groups = new Map<number | null, number>();
      for (const floor of floors) {
        const answer = answerFor(floor, { min, max });
        groups.set(answer, (groups.get(answer) ?? 0) + 1);
      }
      const left = [...groups.values()].reduce((sum, size) => sum + size * size, 0);
      if (!best || left < best.left) best = { range: { min, max }, left };
    }
  }
  return best?.range ?? { min: lowest, max: highest };
}

async function stage(floor: number, wishes: Parameters<typeof publishQuestionnaire>[1] = {}) {
  const candidate = await member(['jobSeeker']);
  const attacker = await member(['recruiter']);
  await publishQuestionnaire(candidate, { salary: { min: floor, max: 300 }, ...wishes });
  await unlock(attacker, candidate);
  return { candidate, attacker };
}

/** Ages everything of one pair. */
async function daysPass(attacker: Member, days: number): Promise<void> {
  const reader = await User.findById(attacker.id).orFail();
  const quota = await Quota.findOne({ readerKey: newestKeyOf(reader) }).orFail();
  for (const attempt of quota.attempts) {
    attempt.at = new Date(attempt.at.getTime() - days * 24 * 60 * 60 * 1000);
  }
  await quota.save();
}

test.each([42, 96])(
  'all comparisons of a month tell a floor to five thousand, floor %d',
  async (floor) => {
    const { candidate, attacker } = await stage(floor);
    let left: readonly number[] = plausible;
    const asked = new Set<string>();

    for (;;) {
      const salary = bestQuestion(left);
      // Asked again, a question costs nothing and tells nothing.
      if (asked.has(JSON.stringify(salary))) break;
      asked.add(JSON.stringify(salary));
      const { body, status } = await compare(attacker, candidate, { salary });
      if (status !== 200) break;
      const seen = body.breakdown.salary.score;
      left = left.filter((possible) => answerFor(possible, salary) === seen);
      await daysPass(attacker, 1);
    }

    expect(asked.size).toBeGreaterThan(1);
    expect(left).toContain(floor);
    expect(left.length).toBeGreaterThanOrEqual(5);
  },
);

describe('whoever goes through a list', () => {
  async function probeForMonths(
    days: number,
    questions: readonly Partial<JobInput>[],
    { attacker, candidate }: Awaited<ReturnType<typeof stage>>,
  ) {
    const open = [...questions];
    const answers: { question: Partial<JobInput>; verdict: string }[] = [];
    for (let day = 0; day < days && open.length > 0; day++) {
      let question = open.shift();
      while (question) {
        const { status, body } = await compare(attacker, candidate, question);
        if (status !== 200) {
          open.unshift(question);
          break;
        }
        answers.push({ question, verdict: body.breakdown.branch.verdict });
        question = open.shift();
      }
      await daysPass(attacker, 1);
    }
    return answers;
  }

  test('of unwanted titles learns of ten of them a month, five a day', async () => {
    const people = await stage(61, { notInterested: ['Frontend-Entwicklerin'] });
    const titles = ['Frontend', 'Web', 'Java', 'PHP', 'Python', 'Cloud', 'Mobile', 'iOS', 'Linux'];
    const questions = [...titles, 'Game', 'Android', 'SAP'].map((word) => ({
      jobTitle: `${word} Developer`,
    }));

    const firstDay = await probeForMonths(1, questions, people);
    const month = await probeForMonths(29, questions.slice(limits.comparisonsPerDay), people);

    expect(firstDay).toHaveLength(limits.comparisonsPerDay);
    expect(firstDay.length + month.length).toBe(limits.comparisonsPerMonth);
  });

  test('cannot tell an unwanted title from a foreign one', async () => {
    const unwanted = await stage(61, { notInterested: ['Koch'], interested: ['Bäckerin'] });
    const foreign = await stage(61, { interested: ['Bäckerin'] });
    const question = { jobTitle: 'Koch' };

    const one = await compare(unwanted.attacker, unwanted.candidate, question);
    const other = await compare(foreign.attacker, foreign.candidate, question);

    expect(one.body.breakdown.jobTitle.reasoning).toBe(other.body.breakdown.jobTitle.reasoning);
    expect(one.body.breakdown.jobTitle.knockout).toBe(other.body.breakdown.jobTitle.knockout);
  });
});
