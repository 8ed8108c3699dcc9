import type { Rolldown } from 'vite';

const formLibraries = /\/node_modules\/(?:react-hook-form|zod)\//;

/** Names the chunk of the modules that bring no library of forms, so that a page without a form loads none. */
export function withoutForms(name: string) {
  const known = new Map<string, boolean>();
  return (moduleId: string, context: Rolldown.ChunkingContext): string | null => {
    const brings = (id: string): boolean => {
      const answer =
        known.get(id) ??
        (formLibraries.test(id) || (context.getModuleInfo(id)?.importedIds.some(brings) ?? false));
      known.set(id, answer);
      return answer;
    };
    return brings(moduleId) ? null : name;
  };
}
