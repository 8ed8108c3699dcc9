import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { addAbortSignal } from 'node:stream';
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

export function isProviderDown(error: unknown): boolean {
  if (!(error instanceof InternalOAuthError)) return false;
  const cause: unknown = error.oauthError;
  if (cause instanceof Error) return true;
  const { statusCode = 0 } = (cause ?? {}) as { statusCode?: number };
  return statusCode >= 500 || (statusCode >= 300 && statusCode < 400);
}
