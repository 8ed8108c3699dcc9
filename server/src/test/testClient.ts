import {
  type ResponseBody,
  type BodyInput,
  type ParamsInput,
  type QueryInput,
  apiBase,
  type EndpointName,
  endpoints,
} from '@inkognito/shared/endpoints';
import type { ErrorResponse } from '@inkognito/shared/error';
import type { Express } from 'express';
import type { Server } from 'node:http';
import request, { type Response } from 'supertest';
import { type OwnCookies, ownCookies } from '../http/ownCookies.ts';
import { cookiePair } from './cookies.ts';

type Input<Name extends EndpointName> = {
  params?: ParamsInput<Name> | Record<string, string>;
  query?: QueryInput<Name> | Record<string, unknown>;
  body?: BodyInput<Name> | object | string;
  form?: Record<string, string>;
  file?: { field: string; name: string; bytes: Buffer };
  headers?: Record<string, string>;
};

export type Answered<Name extends EndpointName> = {
  status: number;
  /** Valid for a successful call; check the status first. */
  body: ResponseBody<Name>;
  /** Valid for a refused call. */
  error: ErrorResponse;
  response: Response;
};

export const testUrl = 'http://localhost:3000';

/** A browser as far as the API can tell: keeps cookies and sends its origin. */
export class TestClient {
  readonly #app: Express | Server;
  readonly #publicUrl: string;
  readonly #names: OwnCookies;
  cookie: string | null = null;
  deviceCookie: string | null = null;

  constructor(app: Express | Server, publicUrl = testUrl) {
    this.#app = app;
    this.#publicUrl = publicUrl;
    this.#names = ownCookies(publicUrl);
  }

  async call<Name extends EndpointName>(
    name: Name,
    input: Input<Name> = {},
  ): Promise<Answered<Name>> {
    const { method, path } = endpoints[name];
    const url = apiBase + fillPath(path, input.params ?? {});
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    let call = request(this.#app)[verb](url).set('Origin', this.#publicUrl);
    const cookies = [this.cookie, this.deviceCookie].filter((each) => each !== null);
    if (cookies.length > 0) call = call.set('Cookie', cookies.join('; '));
    if (input.headers) call = call.set(input.headers);
    if (input.query) call = call.query(input.query);
    if (input.form || input.file) {
      for (const [key, value] of Object.entries(input.form ?? {})) call = call.field(key, value);
      const { file } = input;
      if (file) call = call.attach(file.field, file.bytes, file.name);
    } else if (input.body !== undefined) {
      call = call.set('Content-Type', 'application/json').send(input.body ?? undefined);
    }
    const response = await call;
    this.#keepCookie(response);
    // The status decides the type; the app under test checks responses against the contract.
    const body: unknown = response.body;
    return {
      status: response.status,
      body: body as ResponseBody<Name>,
      error: body as ErrorResponse,
      response,
    };
  }

  #keepCookie(response: Response): void {
    const lines = response.get('Set-Cookie');
    const keep = (pair: string) => (pair.endsWith('=') ? null : pair);
    const [device, sid] = [this.#names.device, this.#names.sid].map((name) =>
      cookiePair(lines, name),
    );
    if (device !== undefined) this.deviceCookie = keep(device);
    if (sid !== undefined) this.cookie = keep(sid);
  }
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
