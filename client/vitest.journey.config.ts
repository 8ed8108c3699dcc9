import { defineConfig } from 'vitest/config';
import { common, journey } from './vitest.e2e.config.ts';

export default defineConfig({
  test: { ...common, name: 'journey', sequence: { groupOrder: 3 }, include: [journey] },
});
