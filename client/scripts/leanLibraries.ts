// Leaves out of the build what the given libraries carry and this client never reaches. What each
// part weighs, and why they are not shaken off by themselves: docs/decisions/008-first-load.md.
import type { Plugin } from 'vite';

/** Only `client/src/lib/api.ts` sends requests: by XMLHttpRequest, with JSON or a ready FormData. */
const axiosModules = [
  'adapters/fetch',
  'cancel/CancelToken',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/cookies',
  'helpers/formDataToJSON',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
];

/** For its framework, its data routers and server components; this client routes declaratively. */
const routerParts = [
  'AwaitErrorBoundary',
  'DefaultErrorComponent',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'RemixErrorBoundary',
  'RenderErrorBoundary',
];

/** If one of them is reached after all, it says so instead of doing something else. */
const leftOut = (name: string) =>
  `function () { throw new Error('${name} is left out of this build.'); }`;

/** @throws while building, when a new version of a library no longer has what is named here */
export function leanLibraries(): Plugin {
  const found = new Set<string>();
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const axiosModule = axiosModules.find((name) => id.endsWith(`/axios/lib/${name}.js`));
      if (axiosModule !== undefined) {
        found.add(axiosModule);
        return { code: withoutBody(code, axiosModule), map: null };
      }
      if (!id.includes('/react-router/dist/')) return null;
      return { code: leanRouter(code, found), map: null };
    },
    buildEnd(error) {
      const missing = [...axiosModules, ...routerParts].filter((name) => !found.has(name));
      if (!error && missing.length > 0) {
        this.error(`leanLibraries.ts names what is no longer there: ${missing.join(', ')}`);
      }
    },
  };
}

/** The same exports, each of them left out. */
function withoutBody(code: string, name: string): string {
  const names = [...code.matchAll(/^export const (\w+)|^export \{ (\w+) \}/gm)].map(
    ([, declared, listed]) => declared ?? listed ?? '',
  );
  return [
    `export default ${leftOut(name)}`,
    ...names.map((each) => `export const ${each} = ${leftOut(name)};`),
  ].join('\n');
}

/**
 * The bundler keeps whatever a library calls or changes while it loads. Contexts and components are
 * pure, their names are for development, and so is every warning.
 */
function leanRouter(code: string, found: Set<string>): string {
  const pure = code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /= (?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g,
      '= /* @__PURE__ */ ',
    )
    .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false');
  return routerParts.reduce((rest, name) => {
    const declaration = new RegExp(`^(?:function ${name}\\(|var ${name} = class )[^]*?^};?$`, 'm');
    if (!declaration.test(rest)) return rest;
    found.add(name);
    return rest.replace(declaration, `var ${name} = ${leftOut(name)};`);
  }, pure);
}
