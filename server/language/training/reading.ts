// Reads a text on standard input and prints what it says as JSON; with `--lines` one JSON string a line in, one
// object a line out.
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readText } from '../reading/readText.ts';
import { readSender } from '../reading/sender.ts';
import { prepareSource } from '../reading/source.ts';

const { values } = parseArgs({ options: { lines: { type: 'boolean', default: false } } });

const read = (pasted: string) =>
  JSON.stringify({ ...readText(pasted), sender: readSender(prepareSource(pasted)) });

if (values.lines) {
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(line.trim() === '' ? '{}' : read(String(JSON.parse(line))));
  }
} else {
  console.log(read(await text(process.stdin)));
}
