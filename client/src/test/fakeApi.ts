import {
  type ResponseBody,
  endpoints,
  apiBase,
  type EndpointName,
} from '@inkognito/shared/endpoints';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { mailLinkHeader } from '@inkognito/shared/mailLink';
import { type ErrorCode, errorStatus } from '@inkognito/shared/error';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeAccount, makeUser } from './makeDto.ts';

export type SentCall = { name: EndpointName; params: unknown; query: string; body: unknown };

let isServed = false;

export function requireFakeApi(): void {
  if (!isServed) throw new Error('Call fakeApi() at the top of the test file.');
}

/** A fake server at the network: checks the contract, records calls, and fails endpoints without an answer. */
export function fakeApi() {
  const server = setupServer();
  let sent: SentCall[] = [];

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    isServed = true;
  });
  beforeEach(() => {
    server.resetHandlers();
    sent = [];
    // Every app start asks this; by default the visitor is a guest.
    answer('authStatus', { user: null, authenticated: false });
    // The sign-in pages ask which providers there are.
    answer('listProviders', { google: true, linkedin: true });
    // The menu marks what is new.
    answer('listNews', { news: [] });
    // Every key to be made asks what was begun.
    answer('getAccount', makeAccount());
    // Every title field asks for suggestions.
    answer('suggestTitles', { titles: [] });
    handle('findPlace', (query) =>
      toResponse('findPlace', { place: query.has('town') ? null : { town: 'München' } }),
    );
  });
  afterAll(() => {
    server.close();
    isServed = false;
  });

  function handle(
    name: EndpointName,
    respond: (query: URLSearchParams) => Response | Promise<Response>,
  ): void {
    const { method, path } = endpoints[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    server.use(
      http[verb](`*${apiBase}${path}`, async ({ request, params }) => {
        const body = await readBody(request);
        const { search, searchParams } = new URL(request.url);
        sent.push({ name, params, query: search, body });
        return respond(searchParams);
      }),
    );
  }

  function toResponse<Name extends EndpointName>(name: Name, answer: ResponseBody<Name>): Response {
    const { response: schema } = endpoints[name];
    return schema === undefined || typeof schema === 'string'
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(schema.parse(answer) as never);
  }

  function answer<Name extends EndpointName>(name: Name, response: ResponseBody<Name>): void {
    handle(name, () => toResponse(name, response));
  }

  /** From the next question on who is there. */
  function signIn(changes: Partial<CurrentUserDto> = {}): CurrentUserDto {
    const user = makeUser(changes);
    answer('authStatus', { user, authenticated: true });
    return user;
  }

  return {
    answer,
    signIn,
    signOut: () => answer('authStatus', { user: null, authenticated: false }),
    /** As without a mail server. */
    answerWithMailLink(name: EndpointName, link: string) {
      const headers = { [mailLinkHeader]: link };
      handle(name, () => new HttpResponse(null, { status: 204, headers }));
    },
    answerFirst<Name extends EndpointName>(
      name: Name,
      first: ResponseBody<Name>,
      later: ResponseBody<Name>,
    ) {
      let calls = 0;
      handle(name, () => toResponse(name, calls++ === 0 ? first : later));
    },
    answerPerRole<Name extends EndpointName>(
      name: Name,
      responses: Readonly<Record<string, ResponseBody<Name>>>,
    ) {
      handle(name, (query) =>
        toResponse(name, responses[query.get('role') ?? ''] as ResponseBody<Name>),
      );
    },
    answerFile(name: EndpointName, text: string) {
      handle(
        name,
        () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }),
      );
    },
    refuse(name: EndpointName, code: ErrorCode, error: string, fields?: Record<string, string>) {
      handle(name, () =>
        HttpResponse.json(
          { error, code, ...(fields && { fields }), requestId: 'test' },
          { status: errorStatus[code] },
        ),
      );
    },
    /** The first call was made from an older version; the next ones are taken. */
    refuseFirst<Name extends EndpointName>(name: Name, stored: unknown, later: ResponseBody<Name>) {
      let calls = 0;
      const refusal = { error: 'Das wurde inzwischen geändert.', code: 'changed_elsewhere' };
      handle(name, () =>
        calls++ === 0
          ? HttpResponse.json({ ...refusal, stored, requestId: 'test' }, { status: 409 })
          : toResponse(name, later),
      );
    },
    answerThenHang<Name extends EndpointName>(name: Name, first: ResponseBody<Name>) {
      let calls = 0;
      handle(name, () => (calls++ === 0 ? toResponse(name, first) : never()));
    },
    /** Responds once the returned function is called. */
    answerWhenTold<Name extends EndpointName>(name: Name, response: ResponseBody<Name>) {
      let answer: () => void = () => undefined;
      const told = new Promise<void>((resolve) => {
        answer = resolve;
      });
      handle(name, async () => {
        await told;
        return toResponse(name, response);
      });
      return answer;
    },
    hang(name: EndpointName) {
      handle(name, never);
    },
    /** Oldest first. */
    sentTo: (name: EndpointName) => sent.filter((call) => call.name === name),
  };
}

const never = () => new Promise<Response>(() => undefined);

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  if (type.includes('form-data')) return Object.fromEntries(await request.formData());
  return undefined;
}
