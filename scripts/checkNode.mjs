// Says in one sentence that Node is too old, before anything else breaks on it; so it uses nothing that is younger
// than modules themselves.
import { readFileSync } from 'fs';
import { fileURLToPath } from 'url';

/** Takes versions as numbers with dots. */
function complaintAbout(version, needed) {
  const found = version.split('.').map(Number);
  const least = needed.split('.').map(Number);
  const differing = least.findIndex((part, index) => part !== found[index]);
  if (differing === -1 || found[differing] > least[differing]) return null;
  return `Inkognito braucht Node ${least[0]}.${least[1]} oder neuer, hier läuft ${version}.`;
}

const file = fileURLToPath(new URL('../package.json', import.meta.url));
const { engines } = JSON.parse(readFileSync(file, 'utf8'));
const complaint = complaintAbout(process.versions.node, engines.node.replace('>=', ''));
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}
