import { parentPort } from 'node:worker_threads';
import { readFacts, toReading } from '../../reading/readText.ts';
import { readSender } from '../../reading/sender.ts';
import { prepareSource } from '../../reading/source.ts';
import type { ReadingTask, WholeReading } from './readInWorker.ts';
import { withProposals } from './withProposals.ts';

function read({ text, proposals }: ReadingTask): WholeReading {
  const source = prepareSource(text);
  const facts = withProposals(source, readFacts(source), proposals);
  return { reading: toReading(text, facts), sender: readSender(source) };
}

parentPort?.on('message', (task: ReadingTask) => parentPort?.postMessage(read(task)));
// Loads the lexicon and the places, which the first text would wait for.
read({ text: 'Koch (m/w/d) in Ulm', proposals: [] });
parentPort?.postMessage('ready');
