import { z } from '@inkognito/shared/schema/zod';
import type { ProviderClient } from '../../config.ts';
import type { Authenticated } from './provider.service.ts';
import { attemptMs } from '../session/session.model.ts';
import { issuerOf } from './strategies.ts';

const skewMs = 60_000;

const payload = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.tuple([z.string()])]),
  sub: z.string(),
  exp: z.number(),
  nonce: z.string(),
  auth_time: z.number(),
});

/** Checks `auth_time`. No signature check: the token came from the token endpoint over TLS (OIDC Core 3.1.3.7). */
export function hasJustSignedIn(
  { profile, attempt }: Authenticated,
  client: ProviderClient | null,
): boolean {
  const claims = readPayload(profile.idToken);
  if (!claims || !client) return false;
  const issuer = issuerOf('google', client);
  const begunAt = attempt.until - attemptMs;
  return (
    [issuer, issuer.replace('https://', '')].includes(claims.iss) &&
    [claims.aud].flat().includes(client.clientId) &&
    claims.sub === profile.subject &&
    claims.nonce === attempt.nonce &&
    claims.exp * 1000 > Date.now() - skewMs &&
    claims.auth_time * 1000 > begunAt - skewMs
  );
}

function readPayload(idToken: string | undefined): z.infer<typeof payload> | null {
  try {
    const json = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8');
    return payload.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
