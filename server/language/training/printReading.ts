import { type Figures, heading, lineOf, measure, type Reading } from './measureReading.ts';
import { type Hand, isAdvertisement, type LabelledText } from './readingTexts.ts';

const isHouse = ({ name }: Hand) => name.startsWith('house');

/** By hand, and by kind of text. */
export function printFigures(
  title: string,
  hands: readonly Hand[],
  read: (row: LabelledText, hand: string) => Reading,
): void {
  const all = hands.flatMap(({ name, rows }) => rows.map((row) => ({ row, name })));
  const handOfRow = new Map(all.map(({ row, name }) => [row, name]));
  const readings = new Map(all.map(({ row, name }) => [row, read(row, name)]));
  const figuresOf = (rows: readonly LabelledText[]): Figures =>
    measure(rows, (row) => readings.get(row) ?? { answers: {} });
  console.log(`\n${title}\n${heading}`);
  for (const hand of hands.filter((each) => !isHouse(each)))
    console.log(lineOf(hand.name, figuresOf(hand.rows)));
  const rowsOf = (ofHouse: boolean, ads: boolean) =>
    all.flatMap(({ row }) =>
      (handOfRow.get(row) ?? '').startsWith('house') === ofHouse && isAdvertisement(row) === ads
        ? [row]
        : [],
    );
  for (const [name, rows] of [
    ['MESSAGES', rowsOf(false, false).filter((row) => handOfRow.get(row) !== 'first')],
    ['ADVERTISEMENTS', rowsOf(false, true)],
    ['house messages', rowsOf(true, false)],
    ['house advertisements', rowsOf(true, true)],
  ] as const)
    if (rows.length > 0) console.log(lineOf(name, figuresOf(rows)));
}
