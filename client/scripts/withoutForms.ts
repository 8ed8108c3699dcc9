import type { Rolldown } from 'vite';

const formLibraries = /\/node_modules\/(?:zod|react-hook-form)\//;

/** Names the chunk of the modules that do not bring a form's libraries, a quarter of a page's script. */
export function withoutForms(name: string) {
  const known = new Map<string, boolean>();
  return (moduleId: string, context: Rolldown.ChunkingContext): string | null => {
    const bringsForms = (id: string): boolean => {
      const brings =
        known.get(id) ??
        (formLibraries.test(id) ||
          (context.getModuleInfo(id)?.importedIds.some(bringsForms) ?? false));
      known.set(id, brings);
      return brings;
    };
    return bringsForms(moduleId) ? null : name;
  };
}
