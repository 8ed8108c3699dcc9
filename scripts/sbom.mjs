// Prints what production consists of, with versions and licences, as a CycloneDX bill of materials. `npm sbom` of the
// whole project leaves out whatever a tool of development uses as well, express among it, so it is asked of a copy
// of the manifests that knows no such tools. Nothing is installed for it and no network is needed.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'inkognito-sbom-'));

function copyManifest(folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  delete manifest.devDependencies;
  // They may point to what has just gone.
  delete manifest.overrides;
  mkdirSync(join(copy, folder), { recursive: true });
  writeFileSync(join(copy, folder, 'package.json'), JSON.stringify(manifest));
  return manifest;
}

function npm(...words) {
  return execFileSync('npm', words, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
}

try {
  const { workspaces } = copyManifest('.');
  workspaces.forEach(copyManifest);
  cpSync(join(root, 'package-lock.json'), join(copy, 'package-lock.json'));
  // Removes what is no longer needed from the copied lock file.
  npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
  process.stdout.write(npm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
