import type { Candidate } from '../choose.ts';
import type { Document } from '../document.ts';
import { featureSpace } from '../features.ts';
import { classNames } from '../wordClasses.ts';

const parts = ['head', 'greeting', 'end', 'signature', 'quoted', 'subject'] as const;
const pairs = [
  'SEEK',
  'JOBWORD',
  'OUR',
  'WE',
  'THEIR',
  'MONEY',
  'CLIENT',
  'ASK',
  'OFFER',
  'NEGATION',
  'JOBNAME',
  'HEAD',
  'EX',
  'COLLEAGUE',
  'APPLY',
];
const own = [
  ...classNames.map((name) => `has:${name}`),
  ...classNames.map((name) => `often:${name}`),
  ...parts.flatMap((part) => classNames.map((name) => `${part}:${name}`)),
  ...pairs.flatMap((one) => pairs.map((other) => `${one}+${other}`)),
  'bias',
] as const;
/** "Is this an offer at all": one candidate against silence. */
export const offerSpace = featureSpace(own);

export function offerCandidates({ tokens, lines, plain }: Document): Candidate<true>[] {
  const features = new Set<number>();
  const put = (name: string) => {
    const id = offerSpace.own[name];
    if (id !== undefined) features.add(id);
  };
  const counts = new Map<number, number>();
  const inSentence = new Map<number, Set<string>>();
  put('bias');
  for (const [index, { classes, line, sentence, start }] of tokens.entries()) {
    const section = lines[line]?.section ?? 'body';
    const part =
      section === 'subject' ||
      section === 'signature' ||
      section === 'quoted' ||
      section === 'greeting'
        ? section
        : start > plain.length * 0.7
          ? 'end'
          : index < 40
            ? 'head'
            : null;
    for (const id of classes) {
      const name = classNames[id] ?? '';
      counts.set(id, (counts.get(id) ?? 0) + 1);
      put(`has:${name}`);
      if (part !== null) put(`${part}:${name}`);
      if (!pairs.includes(name)) continue;
      const said = inSentence.get(sentence) ?? new Set();
      inSentence.set(sentence, said);
      for (const other of said) {
        put(`${other}+${name}`);
        put(`${name}+${other}`);
      }
      said.add(name);
    }
  }
  for (const [id, count] of counts) if (count >= 4) put(`often:${classNames[id] ?? ''}`);
  return [{ value: true, key: 'offer', start: 0, end: 0, features: [...features] }];
}
