// A word that German makes as it stands is no misspelling: "Automatiker" is no "Aromatiker".

const endingsOfActs =
  /(?:ung|ion|ik|ie|itat|schaft|ment|erei|ei|ing|heit|keit|tum|ismus|enz|anz|ur|age|wesen)$/;

const endingsOfPersons = /(?:iker|ierer|eur|ist|ant|ent|ator|or|er|loge|in)$/;

/** A stem shorter than this begins too many words to mean one of them. */
const shortestStem = 5;

/** Letters that sound alike or lie side by side on the keyboard. */
const likeLetters = new Set(
  'bp bv ck cs cz dt ea ei er ew fv fw gk gh iy ij kq mn nb nh oi op ou sz ss sd tr tz ui uv vw xc as df fg jk kl io'
    .split(' ')
    .flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]),
);

function areLettersLike(written: string, meant: string): boolean {
  return Array.from(written).every(
    (letter, at) => letter === meant[at] || likeLetters.has(letter + (meant[at] ?? '')),
  );
}

/** How many letters the longer of two words has that the other lacks. */
function lettersMissing(longer: string, shorter: string): number {
  const left = Array.from(shorter);
  return Array.from(longer).filter((letter) => {
    const at = left.indexOf(letter);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  }).length;
}

/** Letters left out, doubled, turned round or mistaken for ones like them; no others put in their place. */
function isTypedFor(written: string, meant: string): boolean {
  const [longer, shorter] = written.length > meant.length ? [written, meant] : [meant, written];
  const missing = longer.length - shorter.length;
  return (
    lettersMissing(longer, shorter) === missing || (missing === 0 && areLettersLike(written, meant))
  );
}

/** Whether the one word can be written by a slip for the other, which is one or two letters away. */
export function slipJudge(known: readonly string[]): (written: string, meant: string) => boolean {
  const sorted = [...known].sort();
  // The stem of a known word: "automat" of "Automatisierung".
  const isStem = (beginning: string) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') <= beginning) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(beginning) ?? false;
  };
  return (written, meant) => {
    if (!isTypedFor(written, meant)) return false;
    const act = endingsOfActs.exec(written)?.[0];
    if (act !== undefined && !meant.endsWith(act)) return false;
    const person = endingsOfPersons.exec(written)?.[0];
    if (person === undefined) return true;
    const stem = written.slice(0, -person.length);
    const isWord = stem.length >= shortestStem && isStem(stem);
    return !isWord || meant.startsWith(stem);
  };
}
