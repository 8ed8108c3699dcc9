import type { Plugin } from 'vite';

const table = 'export default {';

/**
 * Hands on the class names of a CSS module as constants: the bundler then writes each where it is used and leaves their
 * table out, wherever no class is looked up by a variable.
 * @throws when Vite ends these modules in another way than with their table
 */
export function classConstants(): Plugin {
  return {
    name: 'class-constants',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.module.css')) return null;
      const end = code.lastIndexOf(table);
      if (end === -1) throw new Error(`${id} has no table of its classes.`);
      return {
        code: `${code.slice(0, end)}export * as default from ${JSON.stringify(id)};`,
        map: null,
        // Its styles must stay where nothing of the module itself does.
        moduleSideEffects: 'no-treeshake',
      };
    },
  };
}
