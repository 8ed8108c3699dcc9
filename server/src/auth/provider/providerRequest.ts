import { Agent as HttpAgent, get as httpGet } from 'node:http';
import { Agent as HttpsAgent, get as httpsGet } from 'node:https';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { InternalOAuthError } from 'passport-oauth2';

// A sign-in makes two requests and must be answered within five seconds.
const requestTimeoutMs = 2_000;

// The OAuth library never reports a response that breaks off.
export const signInTimeoutMs = 2 * requestTimeoutMs + 500;

export function agentWithTimeout(url: string): HttpAgent {
  const agent = new URL(url).protocol === 'https:' ? new HttpsAgent() : new HttpAgent();
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...args) => {
    const socket = connect(...args);
    return socket && addAbortSignal(AbortSignal.timeout(requestTimeoutMs), socket);
  };
  return agent;
}

export async function fetchUserinfo(url: string, accessToken: string): Promise<string> {
  const { statusCode, body } = await respond(url, accessToken).catch((error: unknown) => {
    throw new InternalOAuthError('The provider did not respond.', error);
  });
  if (statusCode === 200) return body;
  throw new InternalOAuthError('The provider told nothing of the person.', { statusCode });
}

// Node's fetch forgets its signal when memory is freed while a body is awaited.
function respond(url: string, accessToken: string) {
  const get = new URL(url).protocol === 'https:' ? httpsGet : httpGet;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
  return new Promise<{ statusCode: number | undefined; body: string }>((resolve, reject) => {
    const request = get(url, { agent: agentWithTimeout(url), headers }, (response) => {
      const { statusCode } = response;
      text(response).then((body) => resolve({ statusCode, body }), reject);
    });
    request.on('error', reject);
  });
}

export function isProviderDown(error: unknown): boolean {
  if (!(error instanceof InternalOAuthError)) return false;
  const cause: unknown = error.oauthError;
  if (cause instanceof Error) return true;
  const { statusCode = 0 } = (cause ?? {}) as { statusCode?: number };
  return statusCode >= 500 || (statusCode >= 300 && statusCode < 400);
}
