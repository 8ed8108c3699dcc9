import { createRequire } from 'node:module';
import type { Schema } from 'mongoose';
import type * as LeanDefaults from 'mongoose-lean-defaults';

// An import of this CommonJS package is its function in bundlers and an object around it in Node.
const { default: leanDefaults } = createRequire(import.meta.url)(
  'mongoose-lean-defaults',
) as typeof LeanDefaults;

/** A schema plugin: lean reads get the defaults too, so that the types hold. */
export const fillDefaults = (schema: Schema): void => leanDefaults(schema, { defaults: true });
