import {
  type AccessOf,
  type ResponseBody,
  type Body,
  type EndpointContract,
  type Params,
  type Query,
  contract,
} from '@inkognito/shared/api';
import type { SessionUser } from '@inkognito/shared/auth';
import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { wrongFileType } from '../errors.ts';
import { admit } from './currentUser.ts';
import { parse } from './parse.ts';
import { requireOwnPage } from './sameOrigin.ts';
import { readUpload } from './upload.ts';
import { consumeEndpointLimit, createEndpointLimiters } from './limit/endpointLimits.ts';
import { type FairShares, createFairShares } from './limit/fairShares.ts';
import { releasePlace } from './limit/loadShedding.ts';
import type { LimitPolicy } from './limit/rateLimit.ts';
import { type UploadBudget, createUploadBudget } from './limit/uploadBudget.ts';

export type Call<Name extends EndpointName> = {
  req: Request;
  res: Response;
  user: AccessOf<Name> extends 'public' ? SessionUser | null : SessionUser;
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  file: Express.Multer.File | undefined;
};

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => ResponseBody<Name> extends undefined ? Promise<void> : Promise<ResponseBody<Name>>;

export type Handlers = { [Name in EndpointName]: Handler<Name> };

type Options = {
  publicUrl: string;
  limits: LimitPolicy;
  /** Compares every response with its schema; on in tests and development, where drift must show. */
  checkResponses: boolean;
};

type Door = Options & {
  limiters: ReturnType<typeof createEndpointLimiters>;
  shares: FairShares;
  uploads: UploadBudget;
};

/** One spelling for each address, so that rules of a proxy by path miss none of them. */
export const exactPaths = { caseSensitive: true, strict: true };

const readJson = express.json({ limit: '100kb' });

export function mountEndpoints(handlers: Handlers, options: Options): Router {
  const router = Router(exactPaths);
  const door: Door = {
    ...options,
    limiters: createEndpointLimiters(options.limits),
    shares: createFairShares(),
    uploads: createUploadBudget(),
  };
  const direct = new Map<string, RequestHandler>();
  // Most paths have no parameters and are found at once, without trying one route after the other.
  router.use((req, res, next) => {
    const handler = direct.get(`${req.method} ${req.path}`);
    if (!handler) next();
    else return handler(req, res, next);
  });
  for (const name of fixedPathsFirst()) {
    const { method, path } = endpoints[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const handler: RequestHandler = async (req, res) => {
      res.locals['endpoint'] = name;
      await handleCall(name, handlers[name], { req, res, door });
      // However slowly the response is read, the work is done.
      releasePlace(res);
    };
    router[verb](path, handler);
    if (!path.includes(':')) direct.set(`${method} ${path}`, handler);
  }
  return router;
}

/** `/users/search` must not be taken for somebody's `/users/:username`. */
function fixedPathsFirst(): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const hasParams = (name: EndpointName) => endpoints[name].path.includes(':');
  return [...names.filter((name) => !hasParams(name)), ...names.filter(hasParams)];
}

type Exchange = { req: Request; res: Response; door: Door };

async function handleCall(
  name: EndpointName,
  handler: Handler<EndpointName>,
  exchange: Exchange,
): Promise<void> {
  const { req, res, door } = exchange;
  const { access, changesState, upload }: EndpointContract = contract[name];
  requireOwnPage(req, changesState ?? false, door.publicUrl);
  const user = admit(req, access);
  const respond = () => respondTo(name, handler, user, exchange);
  if (!upload) return door.shares(name, { req, res, user }, respond);
  releasePlace(res);
  await door.uploads.hold({ req, userId: user?.id ?? '', maxBytes: upload.maxBytes }, respond);
}

async function respondTo(
  name: EndpointName,
  handler: Handler<EndpointName>,
  user: SessionUser | null,
  { req, res, door }: Exchange,
): Promise<void> {
  const endpoint: EndpointContract = contract[name];
  if (endpoint.limit || endpoint.upload) await consumeEndpointLimit(door.limiters, endpoint, req);
  if (endpoint.upload) await readUpload(req, res, endpoint.upload);
  else if (endpoint.body) await readBody(req, res);
  const { params, query, body } = parse(req, endpoint);
  // The contract of this name parsed the values and admitted the user, so they have the types it promises.
  const call = { req, res, user, params, query, body, file: req.file } as Call<EndpointName>;
  const response: unknown = await handler(call);
  if (endpoint.response === 'file' || endpoint.response === 'redirect') return;
  if (endpoint.response === null) {
    res.status(204).end();
    return;
  }
  if (door.checkResponses) endpoint.response.parse(response);
  if (response === null) {
    res.status(204).end();
    return;
  }
  res.status(endpoint.status ?? 200).json(response);
}

async function readBody(req: Request, res: Response): Promise<void> {
  releasePlace(res);
  // `null` is a call without a body, which the schema judges.
  if (req.is('application/json') === false) {
    throw wrongFileType('Bitte senden Sie die Daten als JSON.');
  }
  await new Promise<void>((resolve, reject) => {
    readJson(req, res, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}
