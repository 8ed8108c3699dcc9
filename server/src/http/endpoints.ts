import {
  type AccessOf,
  type ResponseBody,
  type Body,
  type Params,
  type Query,
  endpoints,
  type EndpointName,
} from '@inkognito/shared/endpoints';
import type { Endpoint } from '@inkognito/shared/endpoint';
import type { SessionUser } from '@inkognito/shared/auth';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { wrongFileType } from '../errors.ts';
import { admit } from './currentUser.ts';
import { withMailLink } from './mailLink.ts';
import { type Input, parse } from './parse.ts';
import { readJson } from './readJson.ts';
import { requireOwnPage } from './sameOrigin.ts';
import { readUpload } from './file/upload.ts';
import {
  createBodyPlaces,
  createFairShares,
  createUploadBudget,
  readInTime,
} from './concurrency.ts';
import { releasePlace } from './waiting.ts';
import { type Limits, countedBy, rowsOfCall } from './limits.ts';

export type Call<Name extends EndpointName> = {
  req: Request;
  res: Response;
  user: AccessOf<Name> extends 'public' ? SessionUser | null : SessionUser;
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  file: Express.Multer.File | undefined;
  knownBrowser: string | null;
};

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => ResponseBody<Name> extends undefined ? Promise<void> : Promise<ResponseBody<Name>>;

export type Handlers = { [Name in EndpointName]: Handler<Name> };

/** The calls that wait as a browser that was signed in to the account before, with its hash. */
type KnownBrowsers = {
  [Name in EndpointName]?: (req: Request, body: Body<Name>) => Promise<string | null>;
};

type Options = {
  publicUrl: string;
  waitForPlace: (req: Request, res: Response) => Promise<void>;
  knownBrowsers: KnownBrowsers;
  identify: (req: Request) => Promise<void>;
  limits: Limits;
  /** Compares responses with their schemas; on in tests and development. */
  checkResponses: boolean;
  /** No mail server is named. */
  showsMailLinks?: boolean;
};

type CallContext = Options & {
  bodies: ReturnType<typeof createBodyPlaces>;
  shares: ReturnType<typeof createFairShares>;
  holdUpload: ReturnType<typeof createUploadBudget>;
};

/** One spelling per address, so that a proxy's path rules cannot be bypassed. */
const exactPaths = { caseSensitive: true, strict: true };

const jsonMs = 5_000;
const uploadMs = 60_000;

export function mountEndpoints(handlers: Handlers, options: Options): Router {
  const router = Router(exactPaths);
  const context: CallContext = {
    ...options,
    bodies: createBodyPlaces(),
    shares: createFairShares(),
    holdUpload: createUploadBudget(),
  };
  const byPath = new Map<string, RequestHandler>();
  router.use((req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    // A path without parameters is looked up; Express would try one route after the other, some 15 µs.
    const handler = byPath.get(`${req.method} ${req.path}`);
    if (!handler) next();
    else return handler(req, res, next);
  });
  for (const name of fixedPathsFirst()) {
    const { method, path } = endpoints[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const handler: RequestHandler = async (req, res) => {
      // Monitoring must get an answer, most of all under load.
      if (name !== 'health') await context.waitForPlace(req, res);
      res.locals['endpoint'] = name;
      await handleCall({ name, handler: handlers[name], req, res, context });
      // A slow reader must not hold the place: the work is done.
      releasePlace(res);
    };
    router[verb](path, handler);
    if (!path.includes(':')) byPath.set(`${method} ${path}`, handler);
  }
  return router;
}

/** `/users/search` must not match `/users/:username`. */
function fixedPathsFirst(): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const hasParams = (name: EndpointName) => endpoints[name].path.includes(':');
  return [...names.filter((name) => !hasParams(name)), ...names.filter(hasParams)];
}

type Exchange = {
  name: EndpointName;
  handler: Handler<EndpointName>;
  req: Request;
  res: Response;
  context: CallContext;
};

async function handleCall(exchange: Exchange): Promise<void> {
  const { name, req, res, context } = exchange;
  const { access, changesState, fromAnywhere, upload }: Endpoint = endpoints[name];
  if (!fromAnywhere) requireOwnPage(req, changesState ?? false, context.publicUrl);
  await context.identify(req);
  const user = admit(req, access);
  // Before taking a place or a point: a slow sender must not hold what others wait for.
  const work = async () => respond(exchange, user, await readInput(exchange));
  try {
    if (upload) {
      releasePlace(res);
      const { maxBytes } = upload;
      await context.holdUpload({ req, userId: user?.id ?? '', maxBytes }, work);
    } else await work();
  } catch (error) {
    if (isInputError(error)) await context.limits.consume('invalid', countedBy(req));
    throw error;
  }
}

/** Invalid input is refused early, which keeps large bodies out of the queue. @throws {AppError} */
async function readInput(exchange: Exchange): Promise<Input> {
  const { name, req, res } = exchange;
  const endpoint: Endpoint = endpoints[name];
  const { upload, body } = endpoint;
  try {
    if (upload) await readInTime(uploadMs, () => readUpload(req, res, upload)).done;
    else if (body) await readBody(exchange);
    return parse(req, endpoint);
  } finally {
    req.body = undefined;
  }
}

const isInputError = (error: unknown) =>
  error instanceof Error && 'status' in error && [400, 413, 415].includes(Number(error.status));

async function respond(
  { name, handler, req, res, context }: Exchange,
  user: SessionUser | null,
  { params, query, body }: Input,
): Promise<void> {
  const endpoint: Endpoint = endpoints[name];
  const findKnownBrowser = context.knownBrowsers[name] as KnownBrowsers[EndpointName];
  const knownBrowser = (await findKnownBrowser?.(req, body as never)) ?? null;
  await context.shares(name, { req, res, user, knownBrowser }, async () => {
    for (const row of rowsOfCall(name)) await context.limits.consume(row, countedBy(req));
    // `parse` and `admit` checked these against this endpoint's contract.
    const input = { params, query, body, file: req.file };
    const call = { req, res, user, ...input, knownBrowser } as Call<EndpointName>;
    const handle = () => handler(call);
    const response = await (context.showsMailLinks ? withMailLink(res, handle) : handle());
    const { response: schema, status = 200 } = endpoint;
    if (schema === 'file' || schema === 'redirect') return;
    if (context.checkResponses) schema?.parse(response);
    if (schema === undefined || response === null) res.status(204).end();
    else res.status(status).json(response);
  });
}

async function readBody({ name, req, res, context }: Exchange): Promise<void> {
  const { longBody }: Endpoint = endpoints[name];
  releasePlace(res);
  // `null` is a call without a body, which the schema judges.
  if (req.is('application/json') === false) {
    throw wrongFileType('Bitte senden Sie die Daten als JSON.');
  }
  await context.bodies(
    req,
    readInTime(jsonMs, () => readJson(req, res, longBody === true)),
  );
}
