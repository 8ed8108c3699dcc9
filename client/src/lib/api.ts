import {
  type ResponseBody,
  type BodyInput,
  type ParamsInput,
  type QueryInput,
  type UploadName,
  endpoints,
  apiBase,
  type EndpointName,
} from '@inkognito/shared/endpoints';
import type { ErrorResponse, ErrorCode } from '@inkognito/shared/error';
import { mailLinkHeader } from '@inkognito/shared/mailLink';
import axios, { isAxiosError } from 'axios';
import { noticeOutage } from './connection.ts';
import { noteMailLink } from './mailLink.tsx';
import { waitSentence } from './wording.ts';

/** The brackets prevent distribution: a union of bodies is one body. */
type Slot<Key extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Key, undefined>>
  : undefined extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>;

type CallInput<Name extends EndpointName> = Slot<'params', ParamsInput<Name>> &
  Slot<'query', QueryInput<Name>> &
  Slot<'body', Name extends UploadName ? FormData : BodyInput<Name>> & {
    /** The share sent, 0 to 1. */
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
    /** 0 waits without an end. */
    timeoutMs?: number;
    /** For background calls: a failure shows neither an outage nor the end of the session. */
    quiet?: true;
  };

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly stored: unknown;
  readonly retryAfterSeconds: number;
  /** What was refused. */
  readonly call: EndpointName | null;

  constructor(
    response: Pick<ErrorResponse, 'error' | 'code' | 'fields' | 'stored'>,
    { retryAfterSeconds = 0, call: name = null as EndpointName | null } = {},
  ) {
    super(response.error);
    this.name = 'ApiError';
    this.code = response.code;
    this.fields = response.fields ?? {};
    this.stored = response.stored;
    this.retryAfterSeconds = retryAfterSeconds;
    this.call = name;
  }
}

export class UnreachableError extends ApiError {
  constructor() {
    super({
      error: navigator.onLine
        ? 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.'
        : 'Keine Verbindung zum Internet. Bitte versuchen Sie es noch einmal, sobald sie wieder da ist.',
      code: 'unavailable',
    });
  }
}

/** Whether the server refused with one of these codes. */
export const isRefusal = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** For `catch`: what these refusals tell is no failure. */
export const nullIf =
  (...codes: ErrorCode[]) =>
  (error: unknown): null => {
    if (isRefusal(error, ...codes)) return null;
    throw error;
  };

export const isOutage = (error: unknown): boolean => isRefusal(error, 'unavailable');

/** XMLHttpRequest reports upload progress. No XSRF cookie name, as scripts cannot read the session cookie. */
const client = axios.create({
  baseURL: apiBase,
  timeout: 60_000,
  adapter: 'xhr',
  xsrfCookieName: '',
});

let sessionEnded: () => void = () => undefined;

export function whenSessionEnds(listener: () => void): void {
  sessionEnded = listener;
}

/** @throws {ApiError} with the server's sentence, or our own if the server is unreachable */
export async function call<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<ResponseBody<Name>> {
  try {
    const { method, path } = endpoints[name];
    const { data, headers } = await client.request<unknown>({
      method,
      url: fillPath(path, input.params ?? {}),
      params: input.query,
      data: input.body,
      ...(input.signal && { signal: input.signal }),
      ...(input.timeoutMs !== undefined && { timeout: input.timeoutMs }),
      onUploadProgress: ({ progress }) => input.onProgress?.(progress ?? 0),
    });
    checkResponse(name, data);
    noteMailLink(name, headers[mailLinkHeader]);
    // Typed by the shared contract; checkResponse verifies it.
    return data as ResponseBody<Name>;
  } catch (error) {
    const failure = toApiError(error, name);
    throw input.quiet ? failure : noticed(failure);
  }
}

function noticed(failure: unknown): unknown {
  if (isRefusal(failure, 'not_signed_in')) sessionEnded();
  if (isOutage(failure)) noticeOutage();
  return failure;
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** Only in development and tests: the built app has no response schemas. */
function checkResponse(name: EndpointName, data: unknown): void {
  if (!import.meta.env.DEV) return;
  const { response } = endpoints[name];
  // An empty response (204) arrives as an empty string.
  if (typeof response === 'object') response.parse(data === '' ? null : data);
}

function toApiError(error: unknown, name: EndpointName): unknown {
  if (!isAxiosError<Partial<ErrorResponse>>(error)) return error;
  if (error.code === 'ERR_CANCELED') return error;
  const response = error.response?.data;
  if (!response?.error || !response.code) return new UnreachableError();
  const { code, fields, stored } = response;
  const wait = Number(error.response?.headers['retry-after']) || 0;
  const told = code === 'too_many_requests' ? waitSentence(wait) : '';
  const refusal = { error: `${response.error} ${told}`.trimEnd(), code, fields, stored };
  return new ApiError(refusal, { retryAfterSeconds: wait, call: name });
}
