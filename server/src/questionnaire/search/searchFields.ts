import { createHash } from 'node:crypto';
import { type ContractType, codesOf, contractTypeLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { contractTypeRule } from '@inkognito/shared/rules/criteria/contractType';
import { countedFloor } from '@inkognito/shared/rules/criteria/salary';
import type { Coordinates } from '../../../language/place/distance.ts';
import { noFacts, noOffer, noWishes } from '@inkognito/shared/rules/types';
import { eachInSlices, yieldToEventLoop } from '../../http/limit/timeSlice.ts';
import type { SearchFields } from '../questionnaire.model.ts';
import { occupationAreas } from '../../../language/title/lexicon/lexicon.ts';
import { titleKeys } from '../../../language/title/titleKeys.ts';
import { titledContracts } from './titledContract.ts';
import { wishedPlace, type PlaceAnswers } from './wishedPlace.ts';

/** All are built anew with another version. Raise it when this file, the grid, title reading or the places change; the lexicon has a hash. */
const rules = 9;

const lexicon = createHash('sha256').update(JSON.stringify(occupationAreas)).digest('base64url');

export const searchFieldsVersion = `${rules}-${lexicon.slice(0, 8)}`;

const contractCodes = codesOf(contractTypeLabels);

const bitOf = (contractType: ContractType) => 2 ** contractCodes.indexOf(contractType);

/** Those that the rule accepts, titles included, one bit each. */
function contractsOf(contractTypes: readonly ContractType[], wished: readonly ContractType[]) {
  const wishes = { ...noWishes, contractTypes };
  const facts = { ...noFacts, titledContracts: { offered: null, wished } };
  const isAccepted = (contractType: ContractType) =>
    !contractTypeRule.assess(wishes, { ...noOffer, contractType }, facts).knockout;
  return contractCodes.filter(isAccepted).reduce((bits, accepted) => bits + bitOf(accepted), 0);
}

const allContracts = Array.from({ length: 2 ** contractCodes.length }, (_, bits) => bits);

/** An index decides a list of numbers, but no single bit. */
export const acceptsContract = (contractType: ContractType) => ({
  $in: allContracts.filter((bits) => (bits & bitOf(contractType)) !== 0),
});

/** Thousands: lists judge the floor rounded up to this step. */
export const listedFloorStep = limits.listedFloorStepThousand;

const listedFloor = (salary: number): number =>
  Math.ceil(countedFloor(salary) / listedFloorStep) * listedFloorStep;

/** Degrees; about 20 km on each side in the middle of Germany. */
const grid = { latitude: 0.18, longitude: 0.28 } as const;

/** The middle of a cell of a grid that is the same for all candidates. */
function gridPlace({ latitude, longitude }: Coordinates): Coordinates {
  const middle = (degrees: number, step: number) => (Math.floor(degrees / step) + 0.5) * step;
  return {
    latitude: middle(latitude, grid.latitude),
    longitude: middle(longitude, grid.longitude),
  };
}

export type SearchableAnswers = PlaceAnswers & {
  jobTitle: string;
  interested: readonly string[];
  contractTypes: readonly ContractType[];
  salary: { min: number };
};

type UserId = { toString(): string };

/** A new title may take a millisecond, and there are 21. */
export async function buildSearchFieldsInSlices(
  answers: SearchableAnswers,
  userId: UserId,
): Promise<SearchFields> {
  await yieldToEventLoop();
  await eachInSlices(titlesOf(answers), titleKeys);
  return buildSearchFields(answers, userId);
}

const titlesOf = ({ jobTitle, interested }: SearchableAnswers) => [jobTitle, ...interested];

export function buildSearchFields(answers: SearchableAnswers, userId: UserId): SearchFields {
  const place = wishedPlace(answers);
  return {
    order: listOrder(userId),
    titleKeys: [...new Set(titlesOf(answers).flatMap(titleKeys))],
    salaryFloor: listedFloor(answers.salary.min),
    contracts: contractsOf(answers.contractTypes, titledContracts(answers.interested)),
    place: place && gridPlace(place),
  };
}

/** Permanent, and independent of time and answers. */
function listOrder(userId: UserId): number {
  return createHash('sha256').update(userId.toString()).digest().readUIntBE(0, 6);
}
