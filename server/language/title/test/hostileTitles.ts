// Looks for the titles that take longest to read, as an attacker would who wants to keep the server busy.
import { listOccupations } from '../lexicon/lexicon.ts';
import { readTitleBy, titleKnowledge } from '../readTitle.ts';

const titleMax = 120;

/** What stands between words: gender marks, digits, signs, links and beginnings of what is dropped. */
const joints =
  '|xy|ab|s|en|q|-|/| |(m/w/d)|:in|*innen|1|40h | / | oder |ä|ß|ort |mit |und |ung|&|, |20'.split(
    '|',
  );

/** Park and Miller's generator: the same titles in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export interface Timed {
  readonly title: string;
  readonly ms: number;
}

let strange = 0;

/** Cold: the words of the title are forgotten before. The best of some tries, as other programs may disturb one. */
export function timeReading(title: string, tries = 3): Timed {
  const knowledge = titleKnowledge();
  let ms = Infinity;
  for (let index = 0; index < tries; index += 1) {
    for (let word = 0; word < 100; word += 1) knowledge.index.readWord((strange++).toString(36));
    const startedAt = performance.now();
    readTitleBy(knowledge, title);
    ms = Math.min(ms, performance.now() - startedAt);
  }
  return { title, ms };
}

export function hostileTitles(seed: number) {
  const random = seededRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const names = listOccupations().flatMap(({ names: all }) => all);
  const words = [...new Set(names.flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []))];
  const cased = (word: string) => (random() < 0.3 ? word : word.toLowerCase());
  const compound = (): string =>
    random() < 0.6 ? cased(pick(words)) + pick(joints) + compound() : `${cased(pick(words))} `;

  function make(): string {
    let title = '';
    while (title.length < titleMax) title += compound();
    return title.slice(0, titleMax);
  }

  function vary(title: string): string {
    const at = Math.floor(random() * title.length);
    const added = [cased(pick(words)), pick(joints), make()][Math.floor(random() * 3)] ?? '';
    const dropped = Math.floor(random() * 12);
    return (title.slice(0, at) + added + title.slice(at + dropped) + make()).slice(0, titleMax);
  }

  /** Hill climbing: the slowest found so far are varied again and again. */
  function findSlowest(tries: number): readonly Timed[] {
    const slowest: Timed[] = Array.from({ length: 100 }, () => timeReading(make()));
    for (let index = 0; index < tries; index += 1) {
      const from = slowest[Math.floor(random() * 20)]?.title ?? make();
      slowest.push(timeReading(vary(from)));
      if (slowest.length < 400) continue;
      slowest.sort((left, right) => right.ms - left.ms).splice(40);
    }
    slowest.sort((left, right) => right.ms - left.ms);
    // Measured again, as some were slow by chance.
    return slowest
      .slice(0, 10)
      .map(({ title }) => timeReading(title, 20))
      .sort((left, right) => right.ms - left.ms);
  }

  return { make, findSlowest };
}
