import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type MongoTool, findMongoTool } from '../../embedded/npm/mongoTools.ts';
import { withAddressFile } from './connectionString.ts';

/** Enough for a tool's last words; before that it prints counts. */
const keptCharacters = 4_000;

export class MongoToolError extends Error {
  override readonly name = 'MongoToolError';
}

/** @throws {MongoToolError} with the tool's own reason */
export async function runMongoTool(
  name: MongoTool,
  { server, args, log }: { server: string; args: string[]; log: (line: string) => void },
): Promise<void> {
  const path = await findMongoTool(name, log);
  await withAddressFile(server, async (address) => {
    const child = spawn(path, ['--config', address, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-keptCharacters);
    });
    await once(child, 'close');
    if (child.exitCode !== 0) throw new MongoToolError(`${name}: ${reasonIn(printed)}`);
  });
}

/** Without timestamps and passwords. */
export function reasonIn(printed: string): string {
  const lines = printed.split('\n').map((line) => line.replace(/^\S+T\S+\t/, '').trim());
  const said = lines.filter((line) => line !== '');
  const reasons = said.filter((line) => /^(Failed|error)\b/i.test(line));
  const text = (reasons.length > 0 ? reasons : said.slice(-5)).join('\n');
  return text.replaceAll(/\/\/[^/@\s]*@/g, '//…@') || 'ended without a reason';
}
