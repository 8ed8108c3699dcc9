import { z } from '@inkognito/shared/schema/zod';
import type { FieldCode } from '@inkognito/shared/codes';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { withFieldOfWork } from './fieldOfWork.ts';

const api = fakeApi();
const taken = z.custom<{ jobTitle: string; field?: FieldCode }>();
const stored = { jobTitle: 'Pilotin', field: 'logistik_supply_chain' } as const;

const fieldOf = async (jobTitle: string, initial?: typeof stored) =>
  (await withFieldOfWork(taken, createQueryClient(), initial).parseAsync({ jobTitle })).field;

test('the field of work follows the title; an edited posting keeps its own while the title stays', async () => {
  const field = 'gastronomie_hotellerie_tourismus';
  api.answer('suggestTitles', { titles: [], reading: { sure: true, occupation: 'Koch', field } });

  expect(await fieldOf('Koch')).toBe(field);
  expect(await fieldOf('Koch', stored)).toBe(field);
  expect(await fieldOf(' Pilotin ', stored)).toBe(stored.field);
});

test('an unknown title, and a lookup that fails, leave it open', async () => {
  api.answer('suggestTitles', {
    titles: [],
    reading: { sure: false, occupation: null, field: null },
  });
  expect(await fieldOf('Ninja')).toBe('sonstiges');

  api.refuse('suggestTitles', 'too_many_requests', 'Zu viele.');
  expect(await fieldOf('Koch')).toBe('sonstiges');
});
