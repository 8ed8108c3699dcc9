import type { ContractType } from '@inkognito/shared/codes';
import { LRUCache } from 'lru-cache';
import { contractTypeOfTitle } from '../../../language/title/parts/contractType.ts';

/** Candidates of one occupation share most titles, and a search reads those of hundreds. */
const titlesKept = 5_000;

const known = new LRUCache<string, { contractType: ContractType | null }>({
  max: titlesKept,
  memoMethod: (title) => ({ contractType: contractTypeOfTitle(title) }),
});

export const titledContract = (title: string): ContractType | null =>
  known.memo(title).contractType;

export const titledContracts = (titles: readonly string[]): ContractType[] =>
  titles.flatMap((title) => titledContract(title) ?? []);
