// What a caller hears, without what differs between any two runs of the same world.
import type { Response } from 'supertest';

/** Of the moment or of the connection. */
const ignored = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']);

/** Ids of requests, of the database and of people, access passwords, sessions and tokens. */
const drawn =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b(?:[0-9a-f]{24}|[0-9a-f]{32})\b|\b(?:[A-Z0-9]{4}-){2}[A-Z0-9]{4}\b|[\w-]{40,}/g;

/** Ids drawn since the worlds parted, by the order in which they appear; earlier ones stay as they are. */
export function namerOf(known: string) {
  const names = new Map<string, string>();
  return (text: string): string =>
    text.replace(drawn, (id) => {
      if (known.includes(id)) return id;
      const name = names.get(id) ?? `<${names.size}>`;
      names.set(id, name);
      return name;
    });
}

const cursor = /("nextCursor":)"[^"]+"/g;
const cookie = /^(\w+)=[^;]+/;

/** Of a file its bytes. */
export function textOf({ body, text }: { body: unknown; text?: string }): string {
  return Buffer.isBuffer(body) ? body.toString('base64') : (text ?? '');
}

/** A line each for status, headers and body. */
export function heardOf(response: Response): string {
  const headers = Object.entries(response.headers as Record<string, string | string[]>)
    .filter(([name]) => !ignored.has(name))
    .map(
      ([name, value]) =>
        `${name}: ${[value]
          .flat()
          .map((each) => (name === 'set-cookie' ? each.replace(cookie, '$1=…') : each))
          .join()}`,
    );
  return [String(response.status), ...headers, textOf(response).replace(cursor, '$1"…"')]
    .join('\n')
    .replaceAll(response.get('X-Request-Id') ?? '\0', 'REQUEST');
}

/** The lines in which two transcripts part first. */
export function firstDifference(
  one: readonly string[],
  other: readonly string[],
): { here: string; there: string } | null {
  const at = [...one, ...other].findIndex((_, index) => one[index] !== other[index]);
  if (at < 0) return null;
  const [here = 'nothing', there = 'nothing'] = [one[at], other[at]];
  const [hereLines, thereLines] = [here.split('\n'), there.split('\n')];
  const only = (lines: string[], besides: string[]) =>
    [...new Set([lines[0], ...lines.filter((line, index) => line !== besides[index])])].join(
      '\n  ',
    );
  return { here: only(hereLines, thereLines), there: only(thereLines, hereLines) };
}
