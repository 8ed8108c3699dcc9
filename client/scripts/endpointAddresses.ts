import { fileURLToPath } from 'node:url';
import { type EndpointName, apiBase, endpoints } from '../../shared/src/endpoints.ts';
import type { Plugin } from 'vite';

const table = fileURLToPath(new URL('../../shared/src/endpoints.ts', import.meta.url));

/** Bundles only method and path: all endpoint schemas would add 50 kB to every first load. */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    apply: 'build',
    load(id) {
      if (id !== table) return null;
      const addresses = (Object.keys(endpoints) as EndpointName[]).map((name) => {
        const { method, path } = endpoints[name];
        return [name, { method, path }];
      });
      return [
        `export const apiBase = ${JSON.stringify(apiBase)};`,
        `export const endpoints = ${JSON.stringify(Object.fromEntries(addresses))};`,
      ].join('\n');
    },
  };
}
