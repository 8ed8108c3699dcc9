import type { Answer, BodyInput, ParamsInput, QueryInput, UploadName } from '@inkognito/shared/api';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { ErrorAnswer, ErrorCode } from '@inkognito/shared/error';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import { noticeOutage } from './connection.ts';
import { waitSentence } from './waitSentence.ts';

type Slot<Key extends string, Value> = Value extends undefined
  ? Partial<Record<Key, undefined>>
  : undefined extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>;

type CallInput<Name extends EndpointName> = Slot<'params', ParamsInput<Name>> &
  Slot<'query', QueryInput<Name>> &
  Slot<'body', Name extends UploadName ? FormData : BodyInput<Name>> & {
    /** Share of the upload that is sent, 0 to 1. */
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
  };

/** A refused or failed call: the server's sentence for the user, its code and its field errors. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;

  constructor(answer: Pick<ErrorAnswer, 'error' | 'code' | 'fields'>) {
    super(answer.error);
    this.name = 'ApiError';
    this.code = answer.code;
    this.fields = answer.fields ?? {};
  }
}

/** Nobody answered, or nothing of ours did: there is no sentence of the server's. */
export class UnreachableError extends ApiError {
  constructor() {
    super({
      error: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      code: 'unavailable',
    });
  }
}

/** Whether the same call may go well in a moment. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}

/** By XMLHttpRequest, which tells the progress of uploads; the session cookie is none that a script reads. */
const client = axios.create({
  baseURL: apiBase,
  timeout: 60_000,
  adapter: 'xhr',
  xsrfCookieName: '',
});

let sessionEnded: () => void = () => undefined;

/** Names who wants to know that the server takes us for a guest: the session ended here or elsewhere. */
export function whenSessionEnds(listener: () => void): void {
  sessionEnded = listener;
}

/**
 * Calls one endpoint of the shared table.
 * @throws {ApiError} with the server's sentence, or with our own when the server cannot be reached
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  const { method, path } = endpoints[name];
  try {
    const { data } = await client.request<unknown>({
      method,
      url: fillPath(path, (input.params ?? {}) as Record<string, string>),
      params: toSearchParams(input.query),
      data: input.body,
      ...(input.signal && { signal: input.signal }),
      onUploadProgress: ({ progress }) => input.onProgress?.(progress ?? 0),
    });
    await checkAnswer(name, data);
    // The server answers by the same contract; checkAnswer proves it wherever the code is developed.
    return data as Answer<Name>;
  } catch (error) {
    const failure = toApiError(error);
    if (failure instanceof ApiError && failure.code === 'not_signed_in') sessionEnded();
    if (isOutage(failure)) noticeOutage();
    throw failure;
  }
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

function toSearchParams(query: unknown): URLSearchParams {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}

/** Development and tests notice a drifting server at once; the built app does not carry the schemas for it. */
async function checkAnswer(name: EndpointName, data: unknown): Promise<void> {
  if (!import.meta.env.DEV) return;
  const { contract } = await import('@inkognito/shared/api');
  const { answer } = contract[name];
  if (answer !== null && typeof answer !== 'string') answer.parse(data);
}

function toApiError(error: unknown): unknown {
  if (!isAxiosError<Partial<ErrorAnswer>>(error)) return error;
  if (error.code === 'ERR_CANCELED') return error;
  const answer = error.response?.data;
  if (!answer?.error || !answer.code) return new UnreachableError();
  const wait = answer.code === 'too_many_requests' ? secondsToWait(error.response) : 0;
  const sentence = `${answer.error} ${waitSentence(wait)}`.trimEnd();
  return new ApiError({ error: sentence, code: answer.code, fields: answer.fields });
}

function secondsToWait(response: AxiosResponse | undefined): number {
  const header: unknown = response?.headers['retry-after'];
  return Number(header) || 0;
}
