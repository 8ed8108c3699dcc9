/** What one fault left behind; every promise that was broken is named in a sentence. */
export type Outcome = {
  rounds: number;
  acknowledged: number;
  /** Acknowledged writes that are not there afterwards. */
  lost: number;
  /** The longest time without an acknowledged write, in milliseconds. */
  standStillMs?: number;
  /** Things of which one part was stored and another was not. */
  halfStates?: number;
  /** Requests that were accepted and got no answer, or a wrong one. */
  failed?: number;
  broken: string[];
  /** Figures worth reading beside the table. */
  seen: string[];
};

export type Fault = {
  id: string;
  name: string;
  run: (options: { short: boolean }) => Promise<Outcome>;
};

const columns = ['fault', 'rounds', 'acked', 'lost', 'still s', 'half', 'failed', 'verdict'];

/** One line for each fault, and below them what was seen. */
export function renderTable(results: readonly { fault: Fault; outcome: Outcome }[]): string {
  const rows = results.map(({ fault, outcome }) => [
    `${fault.id} ${fault.name}`,
    String(outcome.rounds),
    String(outcome.acknowledged),
    String(outcome.lost),
    outcome.standStillMs === undefined ? '-' : (outcome.standStillMs / 1000).toFixed(1),
    String(outcome.halfStates ?? '-'),
    String(outcome.failed ?? '-'),
    outcome.broken.length === 0 ? 'kept' : 'BROKEN',
  ]);
  const widths = columns.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  const notes = results.flatMap(({ fault, outcome }) => [
    ...outcome.broken.map((sentence) => `${fault.id} BROKEN: ${sentence}`),
    ...outcome.seen.map((sentence) => `${fault.id}: ${sentence}`),
  ]);
  return [line(columns), ...rows.map(line), '', ...notes].join('\n');
}
