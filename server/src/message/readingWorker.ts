import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readFacts, toReading } from '../../language/reading/readText.ts';
import { readSender } from '../../language/reading/sender.ts';
import { prepareSource } from '../../language/reading/source.ts';
import type { WholeReading } from './readInWorker.ts';

function read(text: string): WholeReading {
  const source = prepareSource(text);
  return { reading: toReading(text, readFacts(source)), sender: readSender(source) };
}

// Requests come first. Only Linux has a priority per thread; elsewhere it is the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (text: string) => parentPort?.postMessage(read(text)));
// Loads lexicon and places before the first text.
read('Koch (m/w/d) in Ulm');
parentPort?.postMessage('ready');
