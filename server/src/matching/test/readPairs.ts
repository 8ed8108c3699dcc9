import { read } from '../../test/files.ts';

type Answers = { jobTitle: string } & Record<string, unknown>;

/** Judged by hand before any rule was run; `percent` is a range that includes both ends. */
export type JudgedPair = {
  wishes: Answers;
  posting: Answers;
  verdict: 'match' | 'no match' | null;
  percent: [number, number];
  /** Users would find another result absurd. */
  absurd: boolean;
  why: string;
};

function readPair(lines: string): JudgedPair {
  const [wishes = '', posting = '', judged = ''] = lines.split('\n').map((line) => line.trim());
  const colon = judged.indexOf(':');
  const words = judged.slice(0, colon).split(', ');
  const percent = words.map((word) => /^(\d+)-(\d+) %$/.exec(word)).find(Boolean);
  return {
    wishes: readAnswers(wishes),
    posting: readAnswers(posting),
    verdict: (['no match', 'match'] as const).find((verdict) => words.includes(verdict)) ?? null,
    percent: [Number(percent?.[1] ?? 0), Number(percent?.[2] ?? 100)],
    absurd: words.includes('absurd'),
    why: judged.slice(colon + 2),
  };
}

/** Behind title and postcode each answer has its name; one without a value is ticked. */
function readAnswers(line: string): Answers {
  const [jobTitle = '', zipcode = '', ...answers] = line.split(' | ');
  return { jobTitle, zipcode, ...Object.fromEntries(answers.map(readAnswer)) };
}

const lists = ['interested', 'notInterested', 'contractTypes', 'branchesToExclude'];
const numberOrNull = (text = '') => (text === '' ? null : Number(text));

function readAnswer(answer: string): [string, unknown] {
  const [name = '', value] = answer.split(': ');
  if (value === undefined) return [name, true];
  if (lists.includes(name)) return [name, value.split(', ')];
  const range = /^(\d*)-(\d*)$/.exec(value);
  if (range) return [name, { min: numberOrNull(range[1]), max: numberOrNull(range[2]) }];
  if (/^\d+$/.test(value)) return [name, Number(value)];
  return [name, value === 'none' ? null : value];
}

/** A pair is three lines: the wishes, the posting and the judgement; `#` begins a group. */
export const judgedPairs: JudgedPair[] = read('server/src/matching/test/judgedPairs.txt')
  .trim()
  .split('\n\n')
  .filter((lines) => !lines.startsWith('#'))
  .map(readPair);
