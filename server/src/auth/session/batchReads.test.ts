import { expect, test } from 'vitest';
import { batchReads } from './batchReads.ts';

/** Answers each question by itself in capitals, but for what is missing, and keeps what it was asked. */
function capitals() {
  const asked: string[][] = [];
  const find = batchReads((ids) => {
    asked.push(ids);
    if (ids.includes('broken')) return Promise.reject(new Error('away'));
    const known = ids.filter((id) => id !== 'missing');
    return Promise.resolve(new Map(known.map((id) => [id, id.toUpperCase()])));
  });
  return { asked, find };
}

test('what is asked in one turn is one question, each id once', async () => {
  const { asked, find } = capitals();

  const answers = await Promise.all([find('a'), find('b'), find('a'), find('missing')]);

  expect(answers).toEqual(['A', 'B', 'A', undefined]);
  expect(asked).toEqual([['a', 'b', 'missing']]);
});

test('nobody gets an answer to a question that was sent before theirs', async () => {
  const asked: string[] = [];
  const answers: ((value: string) => void)[] = [];
  const find = batchReads<string>(async ([id = '']) => {
    asked.push(id);
    return new Map([[id, await new Promise<string>((resolve) => answers.push(resolve))]]);
  });

  const early = find('a');
  await expect.poll(() => asked).toHaveLength(1);
  const late = find('a');
  await expect.poll(() => asked).toHaveLength(2);
  answers[1]?.('after');
  answers[0]?.('before');

  expect([await early, await late]).toEqual(['before', 'after']);
});

test('a question that fails fails for all who asked it, and for nobody after them', async () => {
  const { find } = capitals();

  const answers = await Promise.allSettled([find('a'), find('broken')]);

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toBe('A');
});
