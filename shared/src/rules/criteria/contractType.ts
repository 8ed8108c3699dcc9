import { type ContractType, contractTypeLabels } from '../../codes.ts';
import type { CandidateWishes, JobOffer, MatchFacts, Rule } from '../types.ts';

/** What an empty answer accepts, and the form starts with. */
export const usualContractTypes: readonly ContractType[] = [
  'unbefristet',
  'befristet',
  'teilzeit',
  'arbeitnehmerueberlassung',
];

const partTimeContracts: readonly (ContractType | null | undefined)[] = [
  'teilzeit',
  'werkstudent',
  'minijob',
];

/** Postings of these kinds have to say how many hours; all others mean full time. */
export const isPartTimeContract = (contractType: ContractType | null | undefined): boolean =>
  partTimeContracts.includes(contractType);

const outdoneByTitle: readonly (ContractType | null)[] = ['unbefristet', 'befristet', null];

/** The posting's answer, unless its title says more: "Praktikant (m/w/d), unbefristet" is an internship. */
export function contractTypeOf(
  { contractType }: JobOffer,
  { titledContracts: { offered } }: MatchFacts,
): ContractType | null {
  return outdoneByTitle.includes(contractType) ? (offered ?? contractType) : contractType;
}

export const isPartTime = (job: JobOffer, facts: MatchFacts): boolean =>
  isPartTimeContract(contractTypeOf(job, facts));

function isAccepted(
  contractType: ContractType,
  { contractTypes }: CandidateWishes,
  { titledContracts: { wished } }: MatchFacts,
): boolean {
  const accepted = contractTypes.length > 0 ? contractTypes : usualContractTypes;
  return accepted.includes(contractType) || wished.includes(contractType);
}

/** Judged even where the candidate said nothing: "unknown" would reveal that. */
export const contractTypeRule: Rule = {
  id: 'contractType',

  assess(candidate, job, facts) {
    const contractType = contractTypeOf(job, facts);
    if (contractType === null) return { score: null, knockout: false };
    const knockout = !isAccepted(contractType, candidate, facts);
    return { score: knockout ? 0 : 1, knockout };
  },

  forRecruiter: (verdict) =>
    ({
      fits: 'Die Vertragsart spricht nicht dagegen.',
      partly: 'Die Vertragsart spricht nicht dagegen.',
      fails: 'Die Vertragsart kommt nicht infrage.',
      unknown: 'Die Stelle nennt keine Vertragsart, sie wurde nicht bewertet.',
    })[verdict],

  forCandidate(candidate, job, facts) {
    const contractType = contractTypeOf(job, facts);
    if (contractType === null) {
      return 'Die Stelle nennt keine Vertragsart, sie wurde nicht bewertet.';
    }
    const offer = `Vertragsart ${contractTypeLabels[contractType]}`;
    if (!isAccepted(contractType, candidate, facts)) return `${offer}: Danach suchen Sie nicht.`;
    return candidate.contractTypes.length > 0
      ? `${offer}: Danach suchen Sie.`
      : `${offer}; Sie haben keine Vertragsart ausgewählt, diese gilt als angenommen.`;
  },
};
