import { randomUUID } from 'node:crypto';
import {
  type ResponseBody,
  type BodyInput,
  apiBase,
  type EndpointName,
  endpoints,
} from '@inkognito/shared/endpoints';
import type { Role } from '@inkognito/shared/codes';
import { cookiePair, sid } from '../../../src/test/cookies.ts';

const timeoutMs = 20_000;
export const password = 'Korrekt-Pferd-42!';

export type Answered<Name extends EndpointName> = {
  /** 0 when there was no answer. */
  status: number;
  /** Valid for a successful call; check the status first. */
  body: ResponseBody<Name>;
  bytes: Buffer;
  headers: Headers;
  ms: number;
};

type Input<Name extends EndpointName> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyInput<Name> | object;
  form?: Record<string, string>;
  file?: { field: string; name: string; bytes: Buffer };
};

export const isOk = ({ status }: { status: number }) => status >= 200 && status < 300;

/** A browser as far as the API can tell. Alternates between instances, as a balancer would. */
export class Person {
  cookie = '';
  id = '';
  username = '';
  accessPassword = '';
  /** The client address seen behind a proxy (`TRUST_PROXY`); otherwise the machine's own. */
  address: string | null = null;
  readonly #urls: () => readonly string[];
  #turn = 0;

  constructor(urls: () => readonly string[]) {
    this.#urls = urls;
  }

  async call<Name extends EndpointName>(
    name: Name,
    input: Input<Name> = {},
  ): Promise<Answered<Name>> {
    const startedAt = performance.now();
    const urls = this.#urls();
    const url = urls[this.#turn++ % urls.length] ?? '';
    const { method, path } = endpoints[name];
    const filled = path.replace(/:(\w+)/g, (_, key: string) => input.params?.[key] ?? '');
    const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
    try {
      const response = await fetch(url + apiBase + filled + query, {
        method,
        redirect: 'manual',
        headers: {
          Origin: url,
          ...(this.cookie && { Cookie: this.cookie }),
          ...(this.address !== null && { 'X-Forwarded-For': this.address }),
          ...(input.body && { 'Content-Type': 'application/json' }),
        },
        body: bodyOf(input),
        signal: AbortSignal.timeout(timeoutMs),
      });
      this.#keepCookie(response);
      const bytes = Buffer.from(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      // The status decides which response it is.
      const body = (isJson ? JSON.parse(bytes.toString()) : undefined) as ResponseBody<Name>;
      const { status, headers } = response;
      return { status, body, bytes, headers, ms: performance.now() - startedAt };
    } catch {
      const nothing = { bytes: Buffer.alloc(0), headers: new Headers() };
      return {
        status: 0,
        body: undefined as ResponseBody<Name>,
        ...nothing,
        ms: performance.now() - startedAt,
      };
    }
  }

  #keepCookie(response: Response): void {
    this.cookie = cookiePair(response.headers.getSetCookie(), sid) ?? this.cookie;
  }
}

function bodyOf({ body, form, file }: Input<EndpointName>): FormData | string | null {
  if (!form && !file) return body ? JSON.stringify(body) : null;
  const data = new FormData();
  for (const [key, value] of Object.entries(form ?? {})) data.set(key, value);
  if (file) data.set(file.field, new Blob([new Uint8Array(file.bytes)]), file.name);
  return data;
}

/** @throws when sign-up is refused */
export async function join(
  urls: () => readonly string[],
  role: readonly Role[],
  address: string | null = null,
): Promise<Person> {
  const person = Object.assign(new Person(urls), { address });
  person.username = `p${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const email = `${person.username}@beispiel.example`;
  const signup = await person.call('signup', {
    body: { email, username: person.username, password, consent: true },
  });
  if (!isOk(signup)) throw new Error(`Sign-up: ${signup.status} ${signup.bytes.toString()}`);
  person.id = signup.body._id;
  person.accessPassword = signup.body.accessPassword;
  if (role.length > 0) {
    const given = await person.call('assignRole', { body: { role: [...role], action: 'add' } });
    if (!isOk(given)) throw new Error(`Role: ${given.status} ${given.bytes.toString()}`);
  }
  return person;
}
