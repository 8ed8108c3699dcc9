import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readText } from '../../language/reading/readText.ts';
import { readTone } from '../../language/reading/tone.ts';
import type { ReadMessage } from './readInWorker.ts';

// Requests come first. Only Linux has a priority per thread; elsewhere it is the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const read = (text: string): ReadMessage => ({ reading: readText(text), tone: readTone(text) });

parentPort?.on('message', (text: string) => parentPort?.postMessage(read(text)));
// Loads lexicon and places before the first text.
readText('Koch (m/w/d) in Ulm');
parentPort?.postMessage('ready');
