import type { StandardSchemaV1 } from '@standard-schema/spec';

/** A schema that is fetched before it first validates. */
export const fetchedSchema = <Input, Output>(
  fetchSchema: () => Promise<StandardSchemaV1<Input, Output>>,
): StandardSchemaV1<Input, Output> => ({
  '~standard': {
    version: 1,
    vendor: 'inkognito',
    validate: async (value) => (await fetchSchema())['~standard'].validate(value),
  },
});
