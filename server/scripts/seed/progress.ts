export type Progress = (step: string, done: number, total: number) => void;

const barWidth = 30;

/** Redraws on a terminal; silent otherwise. */
export function progressBar(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Progress {
  if (!stream.isTTY) return () => undefined;
  return (step, done, total) => {
    const filled = Math.round((done / total) * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    const count = `${done.toLocaleString('en')} / ${total.toLocaleString('en')}`;
    stream.write(`\r\u001B[K${step.padEnd(12)} ${bar} ${count}${done === total ? '\n' : ''}`);
  };
}
