import { apiBase, type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import { cookiePair, sid } from '../../src/test/cookies.ts';

type Input = { params?: Record<string, string>; body?: unknown };

/** Somebody who calls the product over HTTP as its own pages do: with a cookie and an origin. */
export class Visitor {
  readonly #url: string;
  readonly #address: string | null;
  cookie = '';

  /** `address`: where a product behind a proxy (`TRUST_PROXY`) sees them. */
  constructor(url: string, address: string | null = null) {
    this.#url = url;
    this.#address = address;
  }

  /** Headers that every call of the product's pages carries. */
  get headers(): Record<string, string> {
    return {
      origin: this.#url,
      ...(this.cookie && { cookie: this.cookie }),
      ...(this.#address !== null && { 'x-forwarded-for': this.#address }),
    };
  }

  address(name: EndpointName, params: Record<string, string> = {}): string {
    const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
    return this.#url + apiBase + path;
  }

  /** @throws when the answer is no 2xx: what is measured must work */
  async call(name: EndpointName, { params, body }: Input = {}): Promise<unknown> {
    const response = await fetch(this.address(name, params), {
      method: endpoints[name].method,
      headers: {
        ...this.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} was answered by ${response.status}: ${text}`);
    this.cookie = cookiePair(response.headers.getSetCookie(), sid) ?? this.cookie;
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }
}
