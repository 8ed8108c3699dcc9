import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eachInSlices, timeSlices, yieldToEventLoop } from './timeSlice.ts';

test('is no other heavy work’s turn of the event loop', async () => {
  let turn = 0;
  const counting = (async () => {
    while (turn < 20) {
      await nextTurn();
      turn += 1;
    }
  })();
  const work = async () => {
    await yieldToEventLoop();
    return turn;
  };

  const turns = await Promise.all(Array.from({ length: 5 }, work));
  await counting;

  expect(new Set(turns).size).toBe(5);
});

test('work on many elements lets others in between, in order', async () => {
  let now = 0;
  const done: string[] = [];
  const other = yieldToEventLoop().then(() => done.push('other'));

  await eachInSlices(
    ['a', 'b', 'c'],
    (element) => {
      done.push(element);
      now += 3;
    },
    timeSlices(() => now),
  );

  await other;
  expect(done).toEqual(['a', 'b', 'other', 'c']);
});
