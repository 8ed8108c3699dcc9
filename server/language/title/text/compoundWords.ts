// German writes words together: "Bankkaufmann" is a "Kaufmann", not a "Bank". This parts them again.

const linkingLetters = ['', 's', 'n', 'en', 'es'];

const shortestPart = 3;

/** A rest shorter than this before a known ending is no word: "Ver-käufer", "Ein-richter". */
const shortestUnknownRest = 4;

const shortestKnownEnding = 4;

export interface PartedWord {
  readonly parts: readonly string[];
  readonly isKnown: boolean;
}

export interface KnownParts {
  readonly has: (part: string) => boolean;
  readonly lengthsFrom: (beginning: string) => readonly number[];
  readonly add: (part: string) => void;
  readonly words: ReadonlySet<string>;
}

export function knownParts(given: Iterable<string>): KnownParts {
  const words = new Set<string>();
  const lengths = new Map<string, number[]>();
  const add = (part: string) => {
    words.add(part);
    const beginning = part.slice(0, shortestPart);
    const known = lengths.get(beginning);
    if (known === undefined) lengths.set(beginning, [part.length]);
    else if (!known.includes(part.length)) {
      known.push(part.length);
      // Of equally few parts those with the shortest first part win, whatever the order they came in.
      known.sort((left, right) => left - right);
    }
  };
  for (const part of given) add(part);
  return {
    words,
    add,
    has: (part) => words.has(part),
    lengthsFrom: (beginning) => lengths.get(beginning) ?? [],
  };
}

function fewestParts(word: string, known: KnownParts): string[] | null {
  const best: (string[] | undefined)[] = [[]];
  for (let start = 0; start < word.length; start += 1) {
    const before = best[start];
    if (before === undefined) continue;
    for (const length of known.lengthsFrom(word.slice(start, start + shortestPart))) {
      const end = start + length;
      const part = word.slice(start, end);
      if (end > word.length || length < shortestPart || !known.has(part)) continue;
      for (const link of linkingLetters) {
        const next = end + link.length;
        const isInside = next < word.length || link === '';
        if (!isInside || word.slice(end, next) !== link) continue;
        const rival = best[next];
        if (rival === undefined || rival.length > before.length + 1) best[next] = [...before, part];
      }
    }
  }
  const parts = best[word.length];
  return parts === undefined || parts.length === 0 ? null : parts;
}

function knownEnding(word: string, known: KnownParts): string[] | null {
  for (let start = shortestUnknownRest; start <= word.length - shortestKnownEnding; start += 1) {
    const ending = word.slice(start);
    if (!known.has(ending)) continue;
    const rest = word.slice(0, start).replace(/(?<=.{4})s$/, '');
    return [...(fewestParts(rest, known) ?? [rest]), ending];
  }
  return null;
}

export function partWord(word: string, known: KnownParts): PartedWord {
  if (known.has(word)) return { parts: [word], isKnown: true };
  const all = fewestParts(word, known);
  if (all !== null) return { parts: all, isKnown: true };
  return { parts: knownEnding(word, known) ?? [word], isKnown: false };
}

/** Shorter words come first, so that "Krankenpfleger" is parted and "Pfleger" is kept. */
export function smallestParts(given: Iterable<string>, vocabulary: Iterable<string>): KnownParts {
  const known = knownParts(given);
  const byLength = [...new Set(vocabulary)]
    .filter((word) => word.length > shortestPart)
    .sort((left, right) => left.length - right.length || (left < right ? -1 : 1));
  for (const word of byLength) {
    if (fewestParts(word, known) === null) known.add(word);
  }
  return known;
}
