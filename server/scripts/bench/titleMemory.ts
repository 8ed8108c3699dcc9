import { measureTitleMemory } from '../../src/title/test/measureMemory.ts';
import { type Figure, megabyte } from './figures.ts';

export async function titleMemoryFigure(): Promise<Figure> {
  const bytes = await measureTitleMemory();
  return {
    target: 'P17',
    what: 'memory of the lexicon of titles and the encoder',
    figure: `${(bytes / megabyte).toFixed(1)} MB`,
    beside: 'in use after a collection, in a process of its own',
    wanted: '<= 12 MB',
    met: bytes <= 12 * megabyte,
  };
}
