import type { MessageTone } from '@inkognito/shared/reading/reading';

const english = /(?<!\p{L})(?:the|you|your|and|with|for|we|are|is|our|would|have)(?!\p{L})/giu;
const german =
  /(?<!\p{L})(?:der|die|das|und|mit|für|wir|ist|sind|nicht|ich|ein|eine|einen|auf|zu)(?!\p{L})/giu;
/** Words, or a greeting by the first name: of 99 greetings without another word 98 are familiar. */
const familiar =
  /(?<!\p{L})(?:du|dich|dir|dein\p{Ll}{0,2}|euch|euer|eure\p{Ll}?)(?!\p{L})|^[ \t]*(?:hi|hallo|hey|moin|servus|liebe[rs]?) \p{L}{2,20}[ \t]*[,!.\n]/gimu;
const formal =
  /(?<=[\p{L},] )(?:Sie|Ihnen|Ihr\p{Ll}{0,2})(?!\p{L})|(?<!\p{L})(?:geehrte|Frau|Herrn?)(?!\p{L})/gu;

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** How a message speaks to its reader. */
export function readTone(text: string): MessageTone {
  if (count(text, english) > count(text, german)) return 'en';
  return count(text, familiar) > count(text, formal) ? 'du' : 'sie';
}
