import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../errors.ts';

/** Bounds the work to a few milliseconds, even for hostile input. */
const checkedLength = 24;

const strength = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: checkedLength,
  l33tMaxSubstitutions: 10,
});

/** A common word with a year and a symbol behind it takes 10^8 guesses; ten random characters take 10^10. */
const guessesMin = 1e9;

export function refuseWeakPassword(password: string, username: string, email: string): void {
  const [mailbox = ''] = email.split('@');
  const own = [username, mailbox, email, 'inkognito']
    .filter((word) => word !== '')
    // Longer words cannot occur in the checked part.
    .map((word) => word.slice(0, checkedLength));
  if (strength.check(password, own).guesses >= guessesMin) return;
  throw invalid({
    password: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  });
}
