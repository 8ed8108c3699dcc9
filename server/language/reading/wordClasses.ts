import groups from './classGroups.json' with { type: 'json' };
import vocabulary from './vocabulary.json' with { type: 'json' };
import written from './words.json' with { type: 'json' };

/** How a token looks, before what it says. `EDGE` is the border of a line. */
const shapes = [
  ...['CAPITAL', 'SMALL', 'CAPITALS', 'NUMBER', 'GENDER', 'ADDRESS', 'EDGE', 'START', 'END'],
  ...['COMMA', 'STOP', 'COLON', 'DASH', 'OPEN', 'CLOSE', 'BAR', 'BULLET', 'MARK', 'ASK?', 'SIGN'],
] as const;
/** What needs more than the word itself. */
const known = ['TOWN', 'JOB', 'JOBNAME'] as const;

const classes = [...shapes, ...known, ...Object.keys(written)];
/** Classes from here on are of one word each, as many hands use it (`training/countWords.ts`). */
export const firstWord = classes.length;
export const classNames: readonly string[] = [...classes, ...vocabulary.map((word) => `=${word}`)];
const idOf = new Map(classNames.map((name, id) => [name, id]));

export type ClassName = (typeof shapes)[number] | (typeof known)[number] | keyof typeof written;

export const classId = (name: ClassName): number => idOf.get(name) ?? -1;

export const ids = (...names: ClassName[]): ReadonlySet<number> => new Set(names.map(classId));

export const classesCalled = (names: string) => names.split(' ') as ClassName[];

/** Classes that a rule takes together (`classGroups.json`). */
export const group = (name: keyof typeof groups): ReadonlySet<number> =>
  ids(...classesCalled(groups[name]));

const whole = new Map<string, number[]>();
const beginnings = new Map<string, number[]>();
const endings = new Map<string, number[]>();

function add(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids === undefined) map.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

for (const [name, words] of Object.entries(written)) {
  const id = idOf.get(name) ?? 0;
  for (const word of words.split(' ')) {
    const isEnding = word.startsWith('*');
    const bare = word.replace(/^\*|\*$/gu, '');
    if (isEnding) add(endings, bare, id);
    if (word.endsWith('*') && word.length > 1) add(isEnding ? endings : beginnings, bare, id);
    if (!isEnding) add(whole, bare, id);
  }
}
for (const [index, word] of vocabulary.entries()) add(whole, word, firstWord + index);

const longestPart = 14;

/** Of a word in small letters. */
export function classesOfWord(lower: string): readonly number[] {
  const found = new Set(whole.get(lower));
  for (let length = 2; length <= Math.min(longestPart, lower.length); length += 1) {
    for (const id of beginnings.get(lower.slice(0, length)) ?? []) found.add(id);
    for (const id of endings.get(lower.slice(-length)) ?? []) found.add(id);
  }
  return [...found];
}
