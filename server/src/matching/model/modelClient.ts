import type { Logger } from 'pino';
import type { AiEndpoint } from '../../config.ts';
import { type FailureKind, ModelFailure, type Question, askModel } from './askModel.ts';
import { circuitBreaker } from './circuitBreaker.ts';

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

export type ModelOptions = { timeoutMs?: number | undefined; watch?: ModelWatch | undefined };

export type ModelClient = {
  /** As the service names it. */
  model: string;
  /** `null` where it gives no usable response. @throws the reason of `signal` once it is aborted */
  ask: <Value>(question: Question<Value>, signal: AbortSignal | undefined) => Promise<Value | null>;
  watch: ModelWatch;
};

/** For request and response together. */
const usualTimeoutMs = 4_000;

const pauseAfter = { failures: 3, pauseMs: 60_000 };

export function createModelClient(
  endpoint: AiEndpoint,
  logger: Logger,
  { timeoutMs = usualTimeoutMs, watch = nobodyWatches }: ModelOptions = {},
): ModelClient {
  const breaker = circuitBreaker(pauseAfter);
  return {
    model: endpoint.model,
    watch,
    ask: async (question, signal) => {
      if (breaker.isOpen()) {
        watch.settled('paused');
        return null;
      }
      const startedAt = performance.now();
      try {
        const value = await askModel(endpoint, question, { timeoutMs, signal });
        breaker.succeeded();
        watch.settled('answered');
        return value;
      } catch (error) {
        watch.settled(error instanceof ModelFailure ? error.kind : 'given_up');
        if (!(error instanceof ModelFailure)) throw error;
        // The built-in judgement stands, so no call depends on the service.
        if (breaker.failed()) watch.pauseBegan();
        logger.warn({ kind: error.kind }, 'language model gave no usable response');
        return null;
      } finally {
        watch.asked((performance.now() - startedAt) / 1000);
      }
    },
  };
}
