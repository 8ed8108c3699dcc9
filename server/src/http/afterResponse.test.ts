import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { afterResponse, drainBackgroundWork } from './afterResponse.ts';

test('work after a response does not hold it up, and a server that stops can wait for it', async () => {
  const done: string[] = [];
  const app = express().get('/', (req, res) => {
    afterResponse(req, res, async () => {
      await sleep(100);
      done.push('work');
    });
    res.send('there');
  });

  const { text } = await request(app).get('/');
  expect(text).toBe('there');
  expect(done).toEqual([]);

  await drainBackgroundWork();
  expect(done).toEqual(['work']);
});

test('the work goes on when the client disconnects before the response', async () => {
  const done: string[] = [];
  const events = new EventEmitter();
  const app = express().get('/', async (req, res) => {
    req.socket.destroy();
    await once(res, 'close');
    afterResponse(req, res, () => {
      done.push('work');
      return Promise.resolve();
    });
    events.emit('handled');
  });
  const handled = once(events, 'handled');

  await expect(request(app).get('/')).rejects.toThrow('socket hang up');
  await handled;
  await drainBackgroundWork();
  expect(done).toEqual(['work']);
});
