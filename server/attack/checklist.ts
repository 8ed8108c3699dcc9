/** A line of the security checklist (docs/security.md) and the tests that answer for it. */
export type ChecklistLine = {
  line: string;
  promise: string;
  /** Test files, from the root of the repository; those under `server/attack` and `client/e2e` attack. */
  files: readonly string[];
};

const attack = (...names: string[]) => names.map((name) => `server/attack/${name}.attack.test.ts`);
const api = (...names: string[]) => names.map((name) => `server/src/test/api/${name}.test.ts`);
const source = (...names: string[]) => names.map((name) => `server/src/${name}.test.ts`);
const browser = ['client/e2e/attack.test.ts'];

export const checklist: readonly ChecklistLine[] = [
  { line: 'I1', promise: 'no operator reaches a filter', files: api('hostileInput') },
  { line: 'I2', promise: 'no foreign field is stored', files: api('hostileInput') },
  {
    line: 'I3',
    promise: 'odd texts survive or are refused',
    files: attack('naughtyStrings', 'controlCharacters'),
  },
  { line: 'I4', promise: 'generated input breaks nothing', files: attack('generated') },
  { line: 'I5', promise: 'no prototype is polluted', files: api('hostileInput') },
  { line: 'I6', promise: 'repeated parameters are harmless', files: api('hostileInput') },
  { line: 'I7', promise: 'search text is no pattern', files: attack('search') },
  { line: 'I8', promise: 'no pattern takes ever longer', files: attack('sourceCode') },
  {
    line: 'I9',
    promise: 'large, deep, odd bodies are refused',
    files: [...attack('wire'), ...api('hostileInput')],
  },
  { line: 'I10', promise: 'no stored script runs', files: browser },
  { line: 'I11', promise: 'the server calls nobody a user names', files: attack('sourceCode') },
  {
    line: 'I12',
    promise: 'no header or log line is injected',
    files: [...attack('headers', 'uploads'), ...api('logScan')],
  },
  { line: 'S1', promise: 'session ids are long, and new with rights', files: attack('sessions') },
  {
    line: 'S2',
    promise: 'a planted session id is not adopted',
    files: attack('sessions', 'guests'),
  },
  { line: 'S3', promise: 'cookies carry every flag', files: [...attack('headers'), ...browser] },
  { line: 'S4', promise: 'sessions end after 7 and 30 days', files: attack('sessions') },
  {
    line: 'S5',
    promise: 'what ends, ends on every instance',
    files: attack('sessions', 'frozen'),
  },
  { line: 'S6', promise: 'a backup signs nobody in', files: attack('sessions') },
  {
    line: 'S7',
    promise: 'no other site acts for a user',
    files: [...attack('crossSite'), ...browser],
  },
  { line: 'S8', promise: 'no other site may read', files: attack('headers') },
  { line: 'S9', promise: 'every answer carries the headers', files: attack('headers') },
  { line: 'S10', promise: 'no page can be framed', files: browser },
  { line: 'S11', promise: 'no address leads away', files: [...attack('headers'), ...browser] },
  { line: 'S12', promise: 'sign-out leaves nothing of a person in the browser', files: browser },
  { line: 'A1', promise: 'passwords are stored by argon2id', files: attack('passwords') },
  { line: 'A2', promise: 'guessable passwords are refused', files: attack('passwords') },
  { line: 'A3', promise: 'nobody learns who has an account', files: attack('passwords') },
  {
    line: 'A4',
    promise: 'sign-up does not tell who is registered',
    files: source('auth/auth.routes', 'auth/email/mailedLinks'),
  },
  { line: 'A5', promise: 'guessing ends, and locks nobody out', files: attack('guessing') },
  { line: 'A6', promise: 'instances count together', files: attack('guessing', 'limits') },
  { line: 'A7', promise: 'addresses cannot be forged', files: attack('guessing') },
  { line: 'A8', promise: 'one name, one account', files: api('concurrency') },
  { line: 'A9', promise: 'reset links work once', files: source('auth/email/mailedLinks') },
  {
    line: 'A10',
    promise: 'no name passes for another or a path',
    files: [...attack('passwords', 'usernames'), 'shared/src/rules/reservedNames.test.ts'],
  },
  {
    line: 'A11',
    promise: 'dear changes need who you are',
    files: source('auth/password/identity', 'auth/email/emailChange'),
  },
  {
    line: 'A12',
    promise: 'users see and end their sessions',
    files: [...source('auth/device/device.sessions'), ...attack('sessions')],
  },
  { line: 'L1', promise: 'reading everything out is slow', files: attack('limits') },
  {
    line: 'L2',
    promise: 'neither percentage nor lists are an oracle',
    files: [...api('oracle'), ...attack('lists', 'standing', 'keys')],
  },
  { line: 'L3', promise: 'uploads are limited', files: attack('limits') },
  { line: 'L4', promise: 'heavy work is bounded', files: attack('limits', 'titles', 'fairShares') },
  { line: 'L5', promise: 'slow callers are cut off', files: attack('wire') },
  { line: 'L6', promise: 'no call holds much memory', files: attack('memory') },
  {
    line: 'D1',
    promise: 'contact data leaves as allowed now',
    files: [...api('privacyScan'), ...attack('heldReleases', 'keyEnds', 'guests')],
  },
  {
    line: 'D2',
    promise: 'no secret in anybody else’s answer',
    files: [...api('privacyScan'), ...attack('publicIds')],
  },
  { line: 'D3', promise: 'logs hold nothing personal', files: api('logScan') },
  { line: 'D4', promise: 'no secret in an address', files: browser },
  { line: 'D5', promise: 'deletion removes the person', files: api('lifeCycle') },
  { line: 'D6', promise: 'the export is complete', files: api('lifeCycle') },
  { line: 'D7', promise: 'blocked jobs vanish after 30 days', files: api('lifeCycle') },
  { line: 'D9', promise: 'no account without consent', files: source('auth/auth.routes') },
  {
    line: 'D10',
    promise: 'the table is all there is',
    files: [...source('http/openApi/openApi'), ...attack('hiddenPaths', 'pathSpelling')],
  },
  { line: 'D11', promise: 'nobody is found before they wanted it', files: attack('directory') },
  { line: 'D12', promise: 'for who is shielded from, nobody is there', files: attack('shield') },
  { line: '4', promise: 'who may do what', files: api('permissions') },
  { line: '5', promise: 'access passwords cannot be guessed', files: attack('guessing', 'keys') },
  {
    line: '6',
    promise: 'sign-in by Google and LinkedIn; no way in stays',
    files: [...source('auth/provider/google', 'auth/provider/linkedin'), ...attack('waysIn')],
  },
  { line: 'U1', promise: 'images are our own', files: attack('uploads') },
  { line: 'U2', promise: 'only PDFs become CVs', files: attack('uploads') },
  { line: 'U3', promise: 'files are served inert', files: attack('uploads') },
  { line: 'U4', promise: 'files are private', files: attack('uploads') },
];

/** Lines that other suites answer for, or that docs/security.md gives a reason for. */
export const elsewhere: Readonly<Record<string, string>> = {
  D8: 'npm run test:faults (backup and restore)',
  U5: 'npm run test:faults (cut-off uploads)',
  U6: 'npm run test:faults (full disk)',
  U7: 'docs/security.md, what we do not promise',
};
