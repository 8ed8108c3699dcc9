// Somebody who publishes postings all around, to find out where a person lives.
import { limits } from '@inkognito/shared/limits';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { type Coordinates, crowFliesKm } from '../../../language/place/distance.ts';
import { findPlace } from '../../../language/place/findPlace.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { buildSearchFields } from '../../questionnaire/search/searchFields.ts';
import { makeJobInput, makeQuestionnaire } from '../../test/make.ts';
import { useTestDatabase } from '../../test/testDatabase.ts';
import { wishedPlace } from '../../questionnaire/search/wishedPlace.ts';
import { factsBetween, jobPlace, toWishes } from '../facts.ts';
import { matchPercentageOf } from '@inkognito/shared/rules/score';
import { rankSimilar } from './similarCandidates.ts';

useTestDatabase();

const jobTitle = 'Backend-Entwicklerin';

/** Pay and home office barely match, so that a distant place is no match. */
const answers = makeQuestionnaire({
  ...{ jobTitle, interested: [jobTitle], distance: 20, homeOfficePercent: 100 },
  ...{ remoteChoice: false, hybridChoice: true, localChoice: true },
  salary: { min: 76, max: 120 },
});
const postingIn = (zipcode: string, distance: number) =>
  makeJobInput({
    ...{ jobTitle, zipcode, jobLocation: '', distance, remoteChoice: 'local' },
    ...{ homeOfficePercent: 0, salary: { min: 50, max: 100 } },
  });

const home = findPlace({ zipcode: '80331', country: 'DE' });

function zipcodesAround(): Map<string, Coordinates> {
  const around = new Map<string, Coordinates>();
  for (let zipcode = 80331; zipcode < 86999; zipcode += 8) {
    const place = findPlace({ zipcode: String(zipcode), country: 'DE' });
    if (home && place && crowFliesKm(home, place) <= 80) around.set(String(zipcode), place);
  }
  return around;
}

/** Between the outermost, as most postcodes are in the city. */
function middleOf(places: readonly Coordinates[]): Coordinates {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: between(places.map(({ latitude }) => latitude)),
    longitude: between(places.map(({ longitude }) => longitude)),
  };
}

test('no number of postings tells a place nearer than a circle of fifteen kilometres, nor lists who is too far away', async () => {
  const people = Array.from(
    { length: 8 },
    (_, index) => new Types.ObjectId(String(7919 * (index + 1)).padStart(24, '0')),
  );
  await Questionnaire.collection.insertMany(
    people.map((userId) => {
      const searchFields = buildSearchFields(answers, userId);
      return { ...answers, userId, listed: true, searchFields };
    }),
  );
  const around = zipcodesAround();
  const listedAt = new Map<string, Coordinates[]>();
  const wronglyListed: string[] = [];
  for (const [zipcode, place] of around) {
    const offer = postingIn(zipcode, 200);
    const listed = await rankSimilar(offer, { recruiterId: 'rita', secret: 'of a test' });
    const compared = matchPercentageOf(
      toWishes(answers),
      offer,
      factsBetween(answers, offer, { from: wishedPlace(answers), to: jobPlace(offer) }),
    );
    if (compared === null) wronglyListed.push(...listed.map(() => zipcode));
    for (const { userId } of listed) listedAt.set(userId, [...(listedAt.get(userId) ?? []), place]);
  }

  const errors = people.map((userId) => {
    const guess = middleOf(listedAt.get(userId.toString()) ?? []);
    return home ? crowFliesKm(home, guess) : 0;
  });
  process.stdout.write(
    `lists: ${around.size} postings tell a place to ${errors.map((km) => km.toFixed(0)).join(', ')} km\n`,
  );
  expect(around.size).toBeGreaterThan(100);
  expect(wronglyListed).toEqual([]);
  const average = errors.reduce((sum, km) => sum + km, 0) / errors.length;
  // Two thirds of the radius for evenly spread points; a revealed place would be one or two kilometres.
  expect(average).toBeGreaterThan(limits.listedPlaceKm / 3);
});
