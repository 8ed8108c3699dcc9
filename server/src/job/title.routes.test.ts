import { limits } from '@inkognito/shared/limits';
import { expect, test } from 'vitest';
import { enterKey, makeKey, makeSeeker } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';

const { guest, member } = useTestApp();

const ask = { query: { q: 'Köchin' } };

test('a signed-in user gets suggested titles, and a reading on request', async () => {
  const anna = await member(['jobSeeker']);

  const typing = await anna.call('suggestTitles', ask);
  const whole = await anna.call('suggestTitles', { query: { q: 'Köchin', whole: 'true' } });

  expect(typing.body.titles[0]).toEqual({ title: 'Koch', occupation: 'koch' });
  expect(typing.body).not.toHaveProperty('reading');
  expect(whole.body.reading).toEqual({
    sure: true,
    occupation: 'Koch',
    field: 'gastronomie_hotellerie_tourismus',
  });
});

test('a guest gets them with a key, and not without', async () => {
  const anna = await makeSeeker(member);
  const { password } = await makeKey(anna);
  const holder = guest();
  expect((await holder.call('suggestTitles', ask)).status).toBe(401);

  await enterKey(holder, anna, password);

  expect((await holder.call('suggestTitles', ask)).status).toBe(200);
});

test('a postcode or a town is found for signed-in users only', async () => {
  const anna = await member(['jobSeeker']);
  const find = async (query: { zipcode?: string; town?: string; country?: 'DE' | 'AT' }) =>
    (await anna.call('findPlace', { query })).body.place?.town ?? null;

  expect(await find({ zipcode: '90429', country: 'DE' })).toBe('Nürnberg');
  expect(await find({ zipcode: '99999', country: 'DE' })).toBeNull();
  expect(await find({ zipcode: '90429', country: 'AT' })).toBeNull();
  expect(await find({ town: 'Nürnberg', country: 'DE' })).toBe('Nürnberg');
  expect(await find({ town: 'Neukirchen', country: 'DE' })).toBeNull();
  expect(await find({})).toBeNull();
  expect((await guest().call('findPlace', { query: { town: 'Ulm' } })).status).toBe(401);
});

test.each([
  ['too short', { q: ' Ko ' }],
  ['too long', { q: 'K'.repeat(limits.jobTitleMax + 1) }],
  ['not there', {}],
  ['a list', { q: ['Koch', 'Koch'] }],
  ['with another word for whole', { q: 'Koch', whole: 'yes' }],
])('is refused when %s', async (_what, query) => {
  const anna = await member(['jobSeeker']);

  expect((await anna.call('suggestTitles', { query })).status).toBe(400);
});
