import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds; nobody waits longer than four. */
const buckets = [0.1, 0.25, 0.5, 1, 2, 4];

export function modelWatch(registry: Registry) {
  const questions = new Counter({
    name: 'inkognito_model_questions_total',
    help: 'Questions for the language model, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'inkognito_model_seconds',
    help: 'Time from a question to its response or failure.',
    buckets,
    registers: [registry],
  });
  const pauses = new Counter({
    name: 'inkognito_model_pauses_total',
    help: 'Times that nobody was asked for a while after failures in a row.',
    registers: [registry],
  });
  return {
    settled: (outcome: string) => questions.inc({ outcome }),
    asked: (duration: number) => seconds.observe(duration),
    pauseBegan: () => pauses.inc(),
  };
}
