// The commands that documents give, and what becomes of those that `commands.test.ts` does not run.
import { listDocuments, read } from './files.ts';

/** Where a line of code in running text is a command: one of our programs with something to do. */
const isCommand = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker|mongod|openssl|printf) /;

/** The commands of one document, in blocks for a shell and in lines of code, each as it stands there. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const lines = blocks
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\s+# .*$/gm, '')
    .split(/\n| && /)
    .filter((line) => line.trim() !== '');
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...lines, ...inline.filter((code) => isCommand.test(code))];
}

export const documentedCommands = new Set(listDocuments().map(read).flatMap(commandsIn));

/** Not run: Docker is not to be had wherever the tests run. */
export const dockerCommands = [...documentedCommands].filter((command) =>
  /^(?:[A-Z_]+=\S+ )*docker /.test(command),
);

/** Run by another test, each with its file. */
export const ranElsewhere: Readonly<Record<string, string>> = {
  'npm run demo': 'server/scripts/demo/demo.test.ts',
  'npm run screenshots': 'client/e2e/accessibility.test.ts',
  'npm run test:faults': 'server/faults/outages.test.ts',
  'npm run test:faults -- F1 F4': 'server/faults/outages.test.ts',
  'npm run titles:train': 'server/scripts/titleTraining/trainEncoder.test.ts',
  'npm run titles:train -- --reference FILE': 'server/scripts/titleTraining/reference.test.ts',
  'npm run titles:train -- --ablation': 'server/scripts/titleTraining/trainEncoder.test.ts',
};

/** Run by no test, each with the reason. */
export const notRun: Readonly<Record<string, string>> = {
  'npm run seed -- --candidates 24 --jobs 8 --seed 7': 'was run by version 0.1.0',
  'npm install': 'has run where a test can run',
  'npm ci': 'has run where a test can run',
  'npm test': 'is what runs the tests',
  'npm run check': 'is what runs the tests',
  'npm test -- job': 'is what runs the tests, some of them',
  'npx vitest run --project server server/src/title': 'is a part of what runs the tests',
  'npm run test:attack -- L2': 'one line of it',
  'npm run test:sharded': 'starts six databases for a quarter of an hour',
  'npm run test:sharded -- primary': 'a part of it',
  'MONGODB_URI=mongodb://… npm run shard':
    'needs a sharded database; `npm run test:sharded` does the same',
  'npm run test:attack': 'its tests run in their short form, the long one takes half an hour',
  'npm run test:browsers': 'needs browsers that a machine may not have, and takes minutes',
  'npm run test:browsers -- firefox': 'as above',
  'npm run build': 'has run before the tests, by the script before `npm test`',
  'npm run format': 'would rewrite files; its check is a part of `npm test`',
  'npx knip': 'is fetched from the registry',
  'npm run lighthouse': 'is fetched from the registry, and needs a quiet machine',
  'npm run screenshots -- readme': 'would rewrite pictures',
  'openssl rand -hex 32': 'is what `deploy/makeSecrets.sh` runs',
  'npm run places': 'is fetched from the registry, and would rewrite files',
  'npm run restore': 'stands for the same with a folder',
  'npm run seed': 'stands for the same with numbers',
  'npm run bench': 'takes many minutes and a quiet machine',
  'npm run bench -- http': 'as above',
  'npm run bench -- slow': 'as above',
  'npm run bench -- matching': 'as above',
  'npm run bench -- matching --large': 'as above',
  'npm run bench -- matching --huge': 'as above, and an hour or more',
};
