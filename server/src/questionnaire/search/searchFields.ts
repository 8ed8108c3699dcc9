import { createHash } from 'node:crypto';
import { type ContractType, codesOf, contractTypeLabels } from '@inkognito/shared/codes';
import {
  contractTypeRule,
  usualContractTypes,
} from '@inkognito/shared/rules/criteria/contractType';
import { salaryInThousands } from '@inkognito/shared/rules/criteria/salary';
import { noFacts, noOffer, noWishes } from '@inkognito/shared/rules/types';
import { eachInSlices, timeSlices, yieldToEventLoop } from '../../http/limit/timeSlice.ts';
import type { SearchFields } from '../questionnaire.model.ts';
import { occupationAreas } from '../../../language/title/lexicon/lexicon.ts';
import { titleKeys } from '../../../language/title/titleKeys.ts';
import { reachCell } from './reach.ts';
import { titledContracts } from './titledContract.ts';
import { wishedPlace, type PlaceAnswers } from './wishedPlace.ts';

/** Raise it when this file, the grid, title reading or the places change; the lexicon has a hash. */
const rules = 7;

const lexicon = createHash('sha256').update(JSON.stringify(occupationAreas)).digest('base64url');

export const searchFieldsVersion = `${rules}-${lexicon.slice(0, 8)}`;

const modeBits = { remoteChoice: 1, hybridChoice: 2, localChoice: 4 } as const;
const anyMode = 7;

type Mode = keyof typeof modeBits;
type Modes = Readonly<Record<Mode, boolean>>;

export function workModesOf(modes: Modes): number {
  const ticked = (Object.keys(modeBits) as Mode[]).filter((mode) => modes[mode]);
  return ticked.reduce((sum, mode) => sum + modeBits[mode], 0) || anyMode;
}

export const workModeSets: readonly { workModes: number; modes: Modes }[] = Array.from(
  { length: anyMode },
  (_, index) => {
    const workModes = index + 1;
    const has = (mode: Mode) => (workModes & modeBits[mode]) !== 0;
    const modes = {
      remoteChoice: has('remoteChoice'),
      hybridChoice: has('hybridChoice'),
      localChoice: has('localChoice'),
    };
    return { workModes, modes };
  },
);

const contractCodes = codesOf(contractTypeLabels);
const isUsual = (contractType: ContractType) => usualContractTypes.includes(contractType);

/** An index decides a list of numbers but no single bit, so the lists are kept short by two fields. */
const contractGroups = {
  usualContracts: contractCodes.filter(isUsual),
  otherContracts: contractCodes.filter((contractType) => !isUsual(contractType)),
} as const;

type ContractGroup = keyof typeof contractGroups;

const bitIn = (group: ContractGroup, contractType: ContractType) =>
  2 ** contractGroups[group].indexOf(contractType);

/** Those that the rule accepts, titles included. */
export function contractsOf(
  contractTypes: readonly ContractType[],
  wished: readonly ContractType[],
): Pick<SearchFields, ContractGroup> {
  const wishes = { ...noWishes, contractTypes };
  const facts = { ...noFacts, titledContracts: { offered: null, wished } };
  const isAccepted = (contractType: ContractType) =>
    !contractTypeRule.assess(wishes, { ...noOffer, contractType }, facts).knockout;
  const bitsOf = (group: ContractGroup) =>
    contractGroups[group]
      .filter(isAccepted)
      .reduce((bits, contractType) => bits + bitIn(group, contractType), 0);
  return {
    usualContracts: bitsOf('usualContracts'),
    otherContracts: bitsOf('otherContracts'),
  };
}

/** The field of this kind, and its values that hold it. */
export function contractSetsWith(contractType: ContractType): { field: string; sets: number[] } {
  const group = isUsual(contractType) ? 'usualContracts' : 'otherContracts';
  const all = Array.from({ length: 2 ** contractGroups[group].length }, (_, bits) => bits);
  const sets = all.filter((bits) => (bits & bitIn(group, contractType)) !== 0);
  return { field: `searchFields.${group}`, sets };
}

export type SearchableAnswers = PlaceAnswers &
  Modes & {
    jobTitle: string;
    interested: readonly string[];
    contractTypes: readonly ContractType[];
    salary: { min: number };
    distance?: number | null;
  };

type UserId = Parameters<typeof listOrder>[0];

/** A new title may take a millisecond, and there are 21. */
export async function buildSearchFieldsInSlices(
  answers: SearchableAnswers,
  userId: UserId,
  slices = timeSlices(),
): Promise<SearchFields> {
  await yieldToEventLoop();
  const keys: string[] = [];
  await eachInSlices(titlesOf(answers), (title) => keys.push(...titleKeys(title)), slices);
  return buildSearchFields(answers, userId, keys);
}

const titlesOf = ({ jobTitle, interested }: SearchableAnswers) => [jobTitle, ...interested];

export function buildSearchFields(
  answers: SearchableAnswers,
  userId: UserId,
  keys = titlesOf(answers).flatMap(titleKeys),
): SearchFields {
  const place = wishedPlace(answers);
  return {
    version: searchFieldsVersion,
    order: listOrder(userId),
    titleKeys: [...new Set(keys)],
    salaryFloor: salaryInThousands(answers.salary.min),
    workModes: workModesOf(answers),
    ...contractsOf(answers.contractTypes, titledContracts(answers.interested)),
    reach: reachCell(place, answers.distance ?? null),
    place: place && { latitude: place.latitude, longitude: place.longitude },
  };
}

export const orderCount = 2 ** 48;

/** Permanent, and independent of time and answers. */
export function listOrder(userId: { toString(): string }): number {
  return createHash('sha256').update(userId.toString()).digest().readUIntBE(0, 6);
}
