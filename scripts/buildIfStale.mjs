// Builds the server and the client when a source is newer than its build.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isTest = /\.test\.tsx?$|^test$/;

const shared = ['shared/src', 'shared/package.json', 'package.json', 'package-lock.json'];
const workspaces = [
  {
    name: 'server',
    sources: [
      ...shared,
      'server/src',
      'server/embedded',
      'server/language',
      'server/scripts',
      'server/package.json',
      'server/vite.config.ts',
    ],
    result: 'server/dist/main.js',
  },
  {
    name: 'client',
    sources: [
      ...shared,
      'client/src',
      'client/public',
      'client/scripts',
      'client/index.html',
      'client/package.json',
      'client/vite.config.ts',
    ],
    result: 'client/dist/index.html',
  },
];

/** The latest change below a path in milliseconds; a folder's own time tells of removed files. */
function latestChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path)
    .filter((name) => !isTest.test(name))
    .map((name) => latestChange(`${path}/${name}`));
  return Math.max(stats.mtimeMs, ...inside);
}

function isStale({ name, sources, result }) {
  // An image carries builds without their sources.
  if (!existsSync(`${root}${name}/src`)) return false;
  const built = statSync(root + result, { throwIfNoEntry: false });
  if (built === undefined) return true;
  return sources.some((source) => latestChange(root + source) > built.mtimeMs);
}

for (const workspace of workspaces.filter(isStale)) {
  console.log(`Building ${workspace.name} …`);
  const startedAt = new Date();
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace.name], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // What is edited during the build is newer than the build.
  utimesSync(root + workspace.result, startedAt, startedAt);
}
