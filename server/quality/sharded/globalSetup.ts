import type { TestProject } from 'vitest/node';
import type {} from '../../src/test/globalSetup.ts';

/** Set by `run.ts`, which has started the router. */
const uri = process.env.SHARDED_URI;

export default function provideRouter(project: TestProject): void {
  if (!uri) throw new Error('Run these tests by "npm run test:sharded".');
  project.provide('mongoUri', uri);
  project.provide('isSharded', true);
}
