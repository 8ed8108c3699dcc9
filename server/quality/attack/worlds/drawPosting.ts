import type { JobInput } from '@inkognito/shared/job';
import { makeJobInput } from '../../../src/test/make.ts';
import type { Random } from './random.ts';

/** One home is within 40 or 80 km of them, the other beyond. */
const towns = [
  'Dorfen',
  'Wasserburg am Inn',
  'Kaufbeuren',
  'Altötting',
  'Traunstein',
  'Mindelheim',
];
const titles = ['Backend-Entwicklerin', 'Softwareentwickler (m/w/d)', 'Koch', 'Frontend Developer'];
const branches = ['versicherungen', 'textil_bekleidung_lederwaren'] as const;
const employers = ['Musterwerke GmbH', 'Nordwind AG', 'Meier'];
/** About where the floors of the worlds part. */
const bands = [
  ...[
    [56, 57],
    [57, 58],
    [58, 59],
    [59, 60],
    [60, 61],
    [61, 62],
    [62, 64],
    [63, 66],
  ],
  ...[
    [64, 70],
    [65, 80],
    [66, 80],
    [68, 80],
    [70, 90],
    [20, 40],
    [40, 90],
  ],
] as const;

const placed = (jobLocation: string) => ({
  ...{ zipcode: '', jobLocation, distance: 200, remoteChoice: 'local' as const },
});

/** Lists of these part where a list judges the home, the hours or the branches. */
export const tellingPostings: JobInput[] = [
  ...towns.map(placed),
  ...[18, 25, 40].map((weeklyHours) => ({ weeklyHours })),
  ...branches.map((branch) => ({ branch })),
].map((changes) => makeJobInput(changes));

/** One or two answers other than usual: more would hide each other. */
export function drawPosting(random: Random): JobInput {
  const answers = makeJobInput();
  const pay = () => {
    const [min, max] = random.pick(bands);
    return { salary: { min, max } };
  };
  const place = () => placed(random.pick(towns));
  const changes: (() => Partial<JobInput>)[] = [
    ...[pay, pay, place, place],
    () => ({
      weeklyHours: 8 + random.below(40),
      contractType: 'teilzeit',
      salary: { min: 60, max: 80 },
    }),
    () => ({ weeklyHours: 15 + random.below(35) }),
    () => ({ branch: random.pick(branches) }),
    () => ({
      zipcode: '',
      jobLocation: random.pick(towns),
      homeOfficePercent: 20 * random.below(6),
    }),
    () => ({ remoteChoice: random.pick(['remote', 'local', 'hybrid', null] as const) }),
    () => ({ jobTitle: random.pick(titles) }),
    () => ({ employer: random.pick(employers), distance: 10 + random.below(90) }),
    () => ({ contractType: random.pick(['befristet', 'minijob', 'freiberuflich'] as const) }),
  ];
  for (let count = 0; count <= random.below(2); count += 1)
    Object.assign(answers, random.pick(changes)());
  return answers;
}
