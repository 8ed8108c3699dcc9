import { parentPort } from 'node:worker_threads';
import { readFacts, toReading } from '../../reading/readText.ts';
import { readSender } from '../../reading/sender.ts';
import { prepareSource } from '../../reading/source.ts';
import type { WholeReading } from './readInWorker.ts';

function read(text: string): WholeReading {
  const source = prepareSource(text);
  return { reading: toReading(text, readFacts(source)), sender: readSender(source) };
}

parentPort?.on('message', (text: string) => parentPort?.postMessage(read(text)));
// Loads the lexicon and the places, which the first text would wait for.
read('Koch (m/w/d) in Ulm');
parentPort?.postMessage('ready');
