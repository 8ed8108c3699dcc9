import { operatorDto } from './operator.ts';
import { z } from './schema/zod.ts';
import type { EndpointName } from './endpoints.ts';
import { accountContract } from './contract/account.ts';
import { authContract } from './contract/auth.ts';
import type { Access, EndpointContract } from './contract/endpointContract.ts';
import { matchingContract } from './contract/matching.ts';

export type { Access, EndpointContract };

export const contract = {
  health: {
    access: 'public',
    response: z.strictObject({ status: z.literal('ok'), database: z.literal('up') }),
  },
  getDocs: { access: 'public', response: 'file' },
  getOpenApi: { access: 'public', response: z.looseObject({ openapi: z.string() }) },
  getOperator: { access: 'public', response: operatorDto },
  ...authContract,
  ...matchingContract,
  ...accountContract,
} as const satisfies Record<EndpointName, EndpointContract>;

type Contract = typeof contract;
type Part<Name extends EndpointName, Key extends string> =
  Contract[Name] extends Record<Key, infer Schema> ? Schema : undefined;
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
export type AccessOf<Name extends EndpointName> = Contract[Name]['access'];
export type ResponseBody<Name extends EndpointName> = Output<Part<Name, 'response'>>;
