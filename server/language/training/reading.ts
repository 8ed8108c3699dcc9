// Reads a text on stdin and prints its reading as JSON; with `--lines`, JSON strings in and objects out, one a line.
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readText } from '../reading/readText.ts';

const { values } = parseArgs({ options: { lines: { type: 'boolean', default: false } } });

const read = (pasted: string) => JSON.stringify(readText(pasted));

if (values.lines) {
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(line.trim() === '' ? '{}' : read(String(JSON.parse(line))));
  }
} else {
  console.log(read(await text(process.stdin)));
}
