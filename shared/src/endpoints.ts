import { get } from './endpoint.ts';
import { accountEndpoints } from './nouns/account.ts';
import { authEndpoints } from './nouns/auth.ts';
import { jobEndpoints } from './nouns/job.ts';
import { keyEndpoints } from './nouns/key.ts';
import { matchEndpoints, postingEndpoints } from './nouns/match.ts';
import { comparisonEndpoints, profileEndpoints } from './nouns/comparison.ts';
import { questionnaireEndpoints } from './nouns/questionnaire.ts';
import { messageEndpoints } from './reading/reading.ts';
import { releaseEndpoints } from './nouns/release.ts';
import { reportEndpoints } from './nouns/report.ts';
import { requestEndpoints } from './nouns/request.ts';
import { z } from './schema/zod.ts';

export const apiBase = '/api/v1';

/** `null` where the operator has not filled it in. */
export const operatorDto = z.strictObject({
  name: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  representative: z.string().nullable(),
  register: z.string().nullable(),
  vatId: z.string().nullable(),
});
export type OperatorDto = z.infer<typeof operatorDto>;

const appEndpoints = {
  health: get('/health', {
    access: 'public',
    response: z.strictObject({ status: z.literal('ok'), database: z.literal('up') }),
  }),
  getDocs: get('/docs', { access: 'public', response: 'file' }),
  getOpenApi: get('/openapi.json', {
    access: 'public',
    response: z.looseObject({ openapi: z.string() }),
  }),
  getOperator: get('/operator', { access: 'public', response: operatorDto }),
};

/** The built client keeps method and path only (`client/scripts/endpointAddresses.ts`). */
export const endpoints = {
  ...appEndpoints,
  ...accountEndpoints,
  ...authEndpoints,
  ...jobEndpoints,
  ...keyEndpoints,
  ...matchEndpoints,
  ...comparisonEndpoints,
  ...questionnaireEndpoints,
  ...messageEndpoints,
  ...postingEndpoints,
  ...profileEndpoints,
  ...releaseEndpoints,
  ...reportEndpoints,
  ...requestEndpoints,
};

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Part<Name extends EndpointName, Key extends string> = Name extends unknown
  ? Endpoints[Name] extends Record<Key, infer Schema>
    ? Schema
    : undefined
  : never;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type Params<Name extends EndpointName> = Output<Part<Name, 'params'>>;
export type Query<Name extends EndpointName> = Output<Part<Name, 'query'>>;
export type Body<Name extends EndpointName> = Output<Part<Name, 'body'>>;
export type ParamsInput<Name extends EndpointName> = Input<Part<Name, 'params'>>;
export type QueryInput<Name extends EndpointName> = Input<Part<Name, 'query'>>;
export type BodyInput<Name extends EndpointName> = Input<Part<Name, 'body'>>;
export type UploadName = {
  [Name in EndpointName]: Part<Name, 'upload'> extends undefined ? never : Name;
}[EndpointName];
export type AccessOf<Name extends EndpointName> = Endpoints[Name]['access'];
export type ResponseBody<Name extends EndpointName> = Output<Part<Name, 'response'>>;

export function fileUrl(kind: 'images' | 'cv', id: string): string {
  return `${apiBase}/files/${kind}/${id}`;
}
