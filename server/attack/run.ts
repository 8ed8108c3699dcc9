// Attacks the product in every way of the security checklist and prints what came of it: in the long form, or with
// `--short` as the daily run does; with names of lines (`I3 S7`) those alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@inkognito/shared/schema/zod';
import { checklist, elsewhere } from './checklist.ts';
import { type Finding, findings, findingsElsewhere } from './findings.ts';
import { type RowOf, checklistHeads, findingHeads, printTable } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const figuresFile = z.object({
  line: z.string(),
  tries: z.number(),
  refused: z.number(),
  serverErrors: z.number(),
  leaks: z.number(),
  measured: z.array(z.object({ finding: z.string(), accounts: z.number(), value: z.number() })),
});
type Figures = z.infer<typeof figuresFile>;

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});
type FileResult = { passed: boolean; tests: number };

/** Runs a program to its end, with its output on ours. */
async function run(args: string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  await once(child, 'close');
}

async function readFigures(folder: string): Promise<Figures[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => figuresFile.parse(JSON.parse(text)));
}

async function readResults(file: string): Promise<Map<string, FileResult>> {
  const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')));
  return new Map(
    testResults.map(({ name, status, assertionResults }) => [
      relative(root, name),
      { passed: status === 'passed', tests: assertionResults.length },
    ]),
  );
}

function rowOf(
  line: (typeof checklist)[number],
  figures: Figures[],
  results: Map<string, FileResult>,
): RowOf<typeof checklistHeads> {
  const own = figures.filter((each) => each.line === line.line);
  const sum = (key: 'tries' | 'refused' | 'serverErrors' | 'leaks') =>
    own.reduce((total, each) => total + each[key], 0);
  const files = line.files.map((file) => results.get(file));
  const holds = files.every((file) => file?.passed) && sum('serverErrors') + sum('leaks') === 0;
  const tests = files.reduce((total, file) => total + (file?.tests ?? 0), 0);
  return {
    line: line.line,
    promise: line.promise,
    // Tests that count no tries of their own are counted themselves.
    tries: own.length > 0 ? String(sum('tries')) : `${tests} tests`,
    refused: own.length > 0 ? String(sum('refused')) : '',
    serverErrors: String(sum('serverErrors')),
    leaks: String(sum('leaks')),
    result: holds ? 'holds' : 'BROKEN',
  };
}

const textOf = (value: number | null) =>
  value === null ? 'none' : value.toFixed(Number.isInteger(value) ? 0 : 1);

/** The worst that any test measured counts. */
function findingRowOf(
  name: string,
  finding: Finding,
  figures: Figures[],
): RowOf<typeof findingHeads> {
  const own = figures.flatMap(({ measured }) => measured).filter((each) => each.finding === name);
  const { limit, limitOfThirty = limit } = finding;
  const worst = (accounts: number) => {
    const values = own.filter((each) => each.accounts === accounts).map(({ value }) => value);
    return values.length === 0 ? null : Math.max(...values);
  };
  const [one, thirty] = [worst(1), worst(30)];
  const resultOf = () => {
    if (own.length === 0) return 'NOT MEASURED';
    if (limit === null) return 'no promise';
    return holds ? 'holds' : 'BROKEN';
  };
  const holds = (one ?? 0) <= (limit ?? Infinity) && (thirty ?? 0) <= (limitOfThirty ?? Infinity);
  return {
    number: String(finding.number),
    what: finding.what,
    before: finding.before,
    one: one === null ? '' : textOf(one),
    thirty: thirty === null ? '' : textOf(thirty),
    limit: limit === limitOfThirty ? textOf(limit) : `${textOf(limit)} / ${textOf(limitOfThirty)}`,
    result: resultOf(),
  };
}

const folder = await mkdtemp(join(tmpdir(), 'inkognito-attack-'));
const figuresFolder = join(folder, 'figures');
const reportFile = join(folder, 'report.json');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--short');
const isShort = process.argv.includes('--short');
const lines = checklist.filter(({ line }) => wanted.length === 0 || wanted.includes(line));
const files = [...new Set(lines.flatMap((line) => line.files))];
await run([join(root, 'scripts/buildIfStale.mjs')]);
await run(
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...files,
    'server/attack/checklist.attack.test.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    // What takes long or counts time has the machine to itself.
    ...(isShort ? [] : ['--no-file-parallelism']),
  ],
  { ATTACK_FIGURES: figuresFolder, ...(!isShort && { ATTACK_LONG: '1' }) },
);
const [figures, results] = [await readFigures(figuresFolder), await readResults(reportFile)];
await rm(folder, { recursive: true, force: true });
const rows = lines.map((line) => rowOf(line, figures, results));
const holds = rows.every(({ result }) => result === 'holds');
printTable(checklistHeads, rows, elsewhere);
const findingRows = isShort
  ? []
  : Object.entries(findings)
      .filter(([, { line }]) => lines.some((each) => each.line === line))
      .map(([name, finding]) => findingRowOf(name, finding, figures));
if (findingRows.length > 0) printTable(findingHeads, findingRows, findingsElsewhere);
const isMended = findingRows.every(({ result }) => ['holds', 'no promise'].includes(result));
process.exitCode = holds && isMended && [...results.values()].every(({ passed }) => passed) ? 0 : 1;
