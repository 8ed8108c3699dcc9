import { unfinishedRestore } from '../../src/database/unfinishedRestore.ts';

/**
 * What a backup does not hold. A session, a mailed link or a waiting mail brought back would undo a sign-out, make a
 * used link good again, or send a mail twice; and whoever gets hold of a backup should find no way in. People sign in
 * again, and ask for a link again. The counters of tries are over within a day. Who used a key without an account is
 * known by a session alone, so nobody could come back to what a backup would hold of them; what they compared it holds
 * with the job seeker's offers.
 */
export const leftOut: readonly string[] = [
  'sessions',
  'guests',
  'mails',
  'mailed_tokens',
  'rate_limits',
  unfinishedRestore,
  'distinct_limits',
];
