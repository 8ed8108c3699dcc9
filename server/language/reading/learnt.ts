import { type Answer, type Choice, choose, type Weights, weightsFrom } from './choose.ts';
import { employerCandidates } from './choices/employer.ts';
import { homeOfficeCandidates } from './choices/homeOffice.ts';
import { hoursCandidates } from './choices/hours.ts';
import { offerCandidates } from './choices/offer.ts';
import { payCandidates } from './choices/pay.ts';
import { contractCandidates, modeCandidates } from './choices/terms.ts';
import { titleCandidates } from './choices/title.ts';
import { townCandidates } from './choices/town.ts';
import type { Candidate } from './choose.ts';
import type { Document } from './document.ts';
import { describeSilence } from './features.ts';
import written from './weights.json' with { type: 'json' };

/** What is learnt, each with its candidates. */
const candidates = {
  offer: offerCandidates,
  title: titleCandidates,
  town: townCandidates,
  employer: employerCandidates,
  pay: payCandidates,
  mode: modeCandidates,
  homeOffice: homeOfficeCandidates,
  contract: contractCandidates,
  hours: hoursCandidates,
} as const;
export type LearntField = keyof typeof candidates;
export const learntFields = Object.keys(candidates) as LearntField[];
export type ValueOf<Field extends LearntField> = ReturnType<
  (typeof candidates)[Field]
>[number]['value'];

/** How chances came true on hands that the weights had not seen, and from where on an answer is given. */
export interface OfKind {
  readonly factor: number;
  readonly bias: number;
  readonly sure: number;
}
export type TextKind = 'message' | 'advertisement';
export const kindOf = ({ isMessage }: { isMessage: boolean }): TextKind =>
  isMessage ? 'message' : 'advertisement';

export interface Learnt extends Readonly<Record<TextKind, OfKind>> {
  readonly weights: Weights;
  /** From where on an answer is offered. */
  readonly likely: number;
}

export interface WrittenField extends Omit<Learnt, 'weights'> {
  readonly weights: Readonly<Record<string, number>>;
}

export type Knowledge = Readonly<Record<LearntField, Learnt>>;

export function knowledgeFrom(fields: Readonly<Record<string, WrittenField>>): Knowledge {
  const learnt = learntFields.map((field) => {
    const found = fields[field];
    if (found === undefined) throw new Error(`no weights for ${field}`);
    return [field, { ...found, weights: weightsFrom(found.weights) }];
  });
  return Object.fromEntries(learnt) as Knowledge;
}

let knowledge: Knowledge | undefined;
export const learntKnowledge = () => (knowledge ??= knowledgeFrom(written));

export function choiceOf<Field extends LearntField>(
  document: Document,
  field: Field,
): Choice<ValueOf<Field>> {
  const find = candidates[field] as (document: Document) => Candidate<ValueOf<Field>>[];
  return {
    candidates: find(document),
    silence: describeSilence(document),
    isMessage: document.isMessage,
  };
}

type Keyed = Pick<Answer<unknown>, 'key'>;

/** Spellings of one answer stand for each other: "Steuerfachwirt" for "Steuerfachwirt Lohn". */
export const isRelated = ({ key }: Keyed, best: Keyed) =>
  key !== '' && (key.includes(best.key) || best.key.includes(key));

export function withRelated<Value>(answers: readonly Answer<Value>[]): Answer<Value>[] {
  const [best] = answers;
  if (best === undefined) return [];
  const related = answers.filter((answer) => isRelated(answer, best));
  const confidence = related.reduce((sum, each) => sum + each.confidence, 0);
  return [{ ...best, confidence: Math.min(1, confidence) }, ...answers.slice(1)];
}

export const logit = (chance: number) => {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return Math.log(kept / (1 - kept));
};

export const calibrated = (chance: number, { factor, bias }: Pick<OfKind, 'factor' | 'bias'>) =>
  1 / (1 + Math.exp(-factor * logit(chance) - bias));

/** The likeliest first, each with the chance that it is right for a stranger's text. */
export function answersOf<Field extends LearntField>(
  document: Document,
  field: Field,
  learnt: Learnt,
): Answer<ValueOf<Field>>[] {
  const answers = choose(choiceOf(document, field), learnt.weights);
  const related = field === 'title' ? withRelated(answers) : answers;
  const curve = learnt[kindOf(document)];
  return related.map((answer) => ({
    ...answer,
    confidence: calibrated(answer.confidence, curve),
  }));
}
