// An OpenID provider for tests that approves every request.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
} from 'oauth2-mock-server';

export type StandInPerson = {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean | string;
};

export async function startStandInProvider(host = 'localhost') {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  let silent: 'at once' | 'midway' | 'gone' | null = null;
  const server = createServer((request, response) => {
    if (silent === null) service.requestHandler(request, response);
    else if (silent !== 'at once') response.writeHead(200).write(' ');
    if (silent === 'gone') setTimeout(() => request.socket.destroy(), 50);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // True for a server listening on a port.
  const { port } = server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  issuer.url = url;
  let person: StandInPerson = { sub: 'nobody' };
  let consents = true;
  let tokenStatus = 200;
  let userinfoStatus = 200;

  service.on('beforeUserinfo', (answer: MutableResponse) => {
    answer.statusCode = userinfoStatus;
    answer.body = userinfoStatus === 200 ? { ...person } : {};
  });
  service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    Object.assign(payload, { sub: person.sub });
  });
  service.on('beforeResponse', (answer: MutableResponse) => {
    if (tokenStatus === 200) return;
    answer.statusCode = tokenStatus;
    answer.body = tokenStatus < 500 ? { error: 'invalid_grant' } : {};
  });
  service.on('beforeAuthorizeRedirect', ({ url: target }: MutableRedirectUri) => {
    if (consents) return;
    target.searchParams.delete('code');
    target.searchParams.set('error', 'access_denied');
  });

  return {
    url,
    /** Sets the next user, and resumes answering. */
    be: (next: StandInPerson) => {
      [person, consents, silent] = [next, true, null];
      [tokenStatus, userinfoStatus] = [200, 200];
    },
    refuseConsent: () => {
      consents = false;
    },
    answerTokenRequestsWith: (status: number) => {
      tokenStatus = status;
    },
    answerUserinfoWith: (status: number) => {
      userinfoStatus = status;
    },
    fallSilent: () => {
      silent = 'at once';
    },
    fallSilentMidway: () => {
      silent = 'midway';
    },
    /** Disconnects in the middle of its answers. */
    breakOff: () => {
      silent = 'gone';
    },
    visit: async (address: string): Promise<URL> => {
      const response = await fetch(address, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type StandInProvider = Awaited<ReturnType<typeof startStandInProvider>>;

export function standInSettings({ url }: StandInProvider): Record<string, string> {
  const settingsOf = (name: string) => ({
    [`${name}_CLIENT_ID`]: 'inkognito',
    [`${name}_CLIENT_SECRET`]: 'secret',
    [`OAUTH_${name}_ISSUER`]: url,
  });
  return { ...settingsOf('GOOGLE'), ...settingsOf('LINKEDIN') };
}
