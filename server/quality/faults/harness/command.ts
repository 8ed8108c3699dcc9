import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));

export async function command(name: 'backup' | 'restore', dataDir: string, words: string[]) {
  const script = join(root, `server/dist/${name}.js`);
  const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', JOURNAL_DIR: '' };
  try {
    const { stdout } = await run(process.execPath, [script, ...words], {
      cwd: root,
      env,
    });
    return { code: 0, said: stdout };
  } catch (error) {
    // For a failed program, Node's error has its code and output.
    const { code, stderr } = error as { code?: number; stderr?: string };
    return { code: code ?? 1, said: stderr ?? '' };
  }
}
