import type { Logger } from 'pino';
import type { AiEndpoint } from '../../config.ts';
import type { MatchFacts } from '../rules/types.ts';
import { type FailureKind, ModelFailure, askModel } from './askModel.ts';
import { circuitBreaker } from './circuitBreaker.ts';
import { doubtfulTitles, withJudgements } from './doubtfulTitles.ts';
import { findAnswer, keepAnswer } from './titleAnswer.model.ts';
import { type AskedPair, pairsFor, questionKey } from './titleQuestion.ts';

export type JudgeDoubtful = (
  facts: MatchFacts,
  jobTitle: string,
  signal?: AbortSignal,
) => Promise<MatchFacts>;

type Outcome = 'remembered' | 'paused' | 'answered' | 'given_up' | FailureKind;

/** Learns what becomes of questions, never what they were. */
export type ModelWatch = {
  settled: (outcome: Outcome) => void;
  asked: (seconds: number) => void;
  pauseBegan: () => void;
};

const nobodyWatches: ModelWatch = {
  settled: () => undefined,
  asked: () => undefined,
  pauseBegan: () => undefined,
};

type Options = { timeoutMs?: number | undefined; watch?: ModelWatch | undefined };

type Ask = (
  pairs: readonly AskedPair[],
  signal: AbortSignal | undefined,
) => Promise<readonly number[] | null>;

/** For request and response together. */
const patienceMs = 4_000;

const pauseAfter = { failures: 3, pauseMs: 60_000 };

export function createTitleModel(
  endpoint: AiEndpoint,
  logger: Logger,
  options: Options = {},
): JudgeDoubtful {
  const ask = rememberingAsk(endpoint, logger, options);
  return async (facts, jobTitle, signal) => {
    // In one order, so that the same titles are the same question.
    const titles = [...doubtfulTitles(facts)].sort();
    if (titles.length === 0) return facts;
    const judged = await ask(pairsFor(titles, jobTitle), signal);
    if (judged === null) return facts;
    return withJudgements(facts, (title) => judged[titles.indexOf(title)]);
  };
}

function rememberingAsk(endpoint: AiEndpoint, logger: Logger, options: Options): Ask {
  const { watch = nobodyWatches } = options;
  const ask = carefulAsk(endpoint, logger, options);
  return async (pairs, signal) => {
    const key = questionKey(pairs, endpoint.model);
    const known = await findAnswer(key);
    if (known !== null) {
      watch.settled('remembered');
      return known;
    }
    const similarities = await ask(pairs, signal);
    return similarities && keepAnswer(key, similarities);
  };
}

function carefulAsk(
  endpoint: AiEndpoint,
  logger: Logger,
  { timeoutMs = patienceMs, watch = nobodyWatches }: Options,
): Ask {
  const breaker = circuitBreaker(pauseAfter);
  return async (pairs, signal) => {
    if (breaker.isOpen()) {
      watch.settled('paused');
      return null;
    }
    const startedAt = performance.now();
    try {
      const similarities = await askModel(endpoint, pairs, { timeoutMs, signal });
      breaker.succeeded();
      watch.settled('answered');
      return similarities;
    } catch (error) {
      watch.settled(error instanceof ModelFailure ? error.kind : 'given_up');
      if (!(error instanceof ModelFailure)) throw error;
      // The built-in judgement stands, so a comparison does not depend on the service.
      if (breaker.failed()) watch.pauseBegan();
      logger.warn({ kind: error.kind }, 'language model gave no judgement');
      return null;
    } finally {
      watch.asked((performance.now() - startedAt) / 1000);
    }
  };
}
