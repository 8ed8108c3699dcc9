// "Maler / Lackierer oder Trockenbauer" offers several jobs: each is a title of its own.

const alternatives = /\s*[/|;]\s*|,\s+|\s+[-–—•]\s+|\s+(?:oder|bzw\.?|or|und|sowie|and|&|\+)\s+/u;

/** "Personaltrainer und Personalentwicklung": what is joined so may be a second job. */
export const joinsMore = (title: string) => /\s(?:und|sowie|and|&|\+)\s|\s\/\s/u.test(title);

const ellipsis =
  /(?<!\p{L})(\p{L}{2,})-\s?(?:,|und|oder|bzw\.?|&|\/|\+|sowie)\s?(\p{L}[\p{L}-]{4,})/u;

/** Ends of a word, the longest first: "Assistenzarzt" ends in "arzt". */
export type WordEnds = (word: string) => readonly string[];

/** "Ober- und Assistenzarzt" is "Oberarzt / Assistenzarzt", if `isName` knows what comes of it. */
export function fillEllipsis(
  title: string,
  endsOf: WordEnds,
  isName: (word: string) => boolean,
): string {
  const [found, front, second] = ellipsis.exec(title) ?? [];
  if (found === undefined || front === undefined || second === undefined) return title;
  const whole = endsOf(second)
    .map((end) => front + end)
    .find(isName);
  return whole === undefined ? title : title.replace(found, `${whole} / ${second}`);
}

/** Parts that name no job belong to the one before: "Gärtner / Friedhof" is one job. */
export function partJobs(title: string, namesJob: (part: string) => boolean): readonly string[] {
  const jobs: string[] = [];
  let before = '';
  for (const part of title.split(alternatives).filter((each) => each.trim() !== '')) {
    if (namesJob(part)) {
      jobs.push(`${before} ${part}`.trim());
      before = '';
    } else if (jobs.length === 0) before = `${before} ${part}`;
    else jobs.push(`${jobs.pop() ?? ''} ${part}`);
  }
  return jobs;
}
