import type { Rolldown } from 'vite';

/** Names the chunk of the modules that bring none of these libraries. */
export function without(libraries: readonly string[], name: string) {
  const directories = libraries.map((library) => `/node_modules/${library}/`);
  const known = new Map<string, boolean>();
  return (moduleId: string, context: Rolldown.ChunkingContext): string | null => {
    const brings = (id: string): boolean => {
      const answer =
        known.get(id) ??
        (directories.some((directory) => id.includes(directory)) ||
          (context.getModuleInfo(id)?.importedIds.some(brings) ?? false));
      known.set(id, answer);
      return answer;
    };
    return brings(moduleId) ? null : name;
  };
}
