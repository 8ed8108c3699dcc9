// `npm run bench`: measures on a throw-away database and prints one table.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { startEmbeddedDatabase } from '../../embedded/embeddedDatabase.ts';
import { type Place, inPlace } from '../faults/harness/place.ts';
import { benchAttackers } from './attackers.ts';
import { benchInside } from './inside.ts';
import { benchLoad, benchSlow } from './load.ts';
import { benchMatching } from './matching.ts';
import type { Run } from './measured.ts';
import { benchRequests } from './requests.ts';
import { type Figure, isMet, renderFigures } from './targets.ts';
import { seedDatabase } from '../../scripts/seed/seedDatabase.ts';

const usage = `Measures the product beside its floor or a rival, in one run, on a database of its own.

  npm run bench [-- PART …] [--large] [--candidates 100000] [--product FOLDER]

  requests       CPU of a request beside bare Express
  load           comparisons, sign-ins and mixed reads at once
  inside         search by name, rules, titles, writes
  matching       the search for similar candidates as their number grows
  slow           load at a quarter of the speed
  attackers      what one network or account takes from the others, and what it gets by asking often:
                 mails to strangers, wishes by lists, floors by a key; among 5,000 people, with limits on
  (none)         the first four
  --large        matching also with 1,000,000 candidates, which takes some fifteen minutes and 3 GB of disk
  --candidates   how many people the other parts have, and matching at most
  --product      the folder of another built checkout, measured in place of this one wherever a server is
  --help         this text`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'boolean', default: false },
    candidates: { type: 'string', default: '100000' },
    product: { type: 'string', default: fileURLToPath(new URL('../../..', import.meta.url)) },
    help: { type: 'boolean', default: false },
  },
});
const candidates = Number(values.candidates);

type Start = Omit<Run, 'examples'>;
type Part = (start: Start) => Promise<Figure[]>;

const seeded =
  (part: (run: Run) => Promise<Figure[]>, most = Infinity): Part =>
  async (start) => {
    const { examples } = await seedDatabase(
      { candidates: Math.min(candidates, most), jobs: 200, seed: 1 },
      () => undefined,
    );
    return part({ ...start, examples });
  };

const parts: Record<string, Part> = {
  requests: seeded(benchRequests),
  load: seeded(benchLoad),
  inside: seeded(benchInside),
  matching: () => {
    const sizes = [1_000, 10_000, 100_000].filter((size) => size <= candidates);
    return benchMatching([...sizes, ...(values.large ? [1_000_000] : [])]);
  },
  slow: seeded(benchSlow),
  attackers: seeded(benchAttackers, 5_000),
};

if (values.help || !positionals.every((name) => name in parts)) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const wanted = positionals.length > 0 ? positionals : Object.keys(parts).slice(0, 4);
const figures: Figure[] = [];
for (const name of wanted) figures.push(...(await inPlace((place) => measure(name, place))));
console.log(renderFigures(figures));
process.exit(figures.every(isMet) ? 0 : 1);

async function measure(name: string, place: Place): Promise<Figure[]> {
  const { uri, stop } = await startEmbeddedDatabase({
    dataDir: place.folder,
    onUnexpectedExit: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
  place.later(stop);
  // Without the short timeouts: an index over a million users takes a minute.
  await mongoose.connect(uri, { autoIndex: false, writeConcern: { w: 'majority', journal: true } });
  place.later(() => mongoose.disconnect());
  await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
  console.error(`${name} …`);
  return (await parts[name]?.({ place, uri, checkout: values.product })) ?? [];
}
