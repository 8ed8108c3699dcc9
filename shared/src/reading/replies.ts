import type { MessageTone, MessageVerdict, SenderDto } from './reading.ts';
import { limits } from '../limits.ts';
import { copyPasteTemplate } from '../texts/keyMessage.ts';

export type ReplyKind = 'key' | 'questions' | 'decline';

/** `long` is `null` where nothing more is to be said. */
export type Reply = { short: string; long: string | null };

/** The sender, and how they spoke. */
type Recipient = Pick<SenderDto, 'name'> & { tone: MessageTone };

/** The recommended reply comes first; none asks without questions. */
export function replyKinds(verdict: MessageVerdict, questionCount: number): ReplyKind[] {
  const orders: Record<MessageVerdict, ReplyKind[]> = {
    fits: ['key', 'questions', 'decline'],
    open: ['questions', 'key', 'decline'],
    fails: ['decline', 'questions', 'key'],
  };
  return orders[verdict].filter((kind) => kind !== 'questions' || questionCount > 0);
}

export function keyNameFor({ company, name }: Pick<SenderDto, 'company' | 'name'>): string {
  return (company ?? name ?? '').slice(0, limits.nameMax).trim();
}

const words = {
  sie: {
    close: 'Viele Grüße',
    ask: 'danke für Ihre Nachricht! Bevor ich mehr sagen kann:',
    askLong: (isOne: boolean) =>
      `vielen Dank für Ihre Nachricht. Ob die Stelle zu mir passt, kann ich noch nicht sagen. ${
        isOne ? 'Eine Angabe fehlt mir' : 'Diese Angaben fehlen mir'
      } dafür:`,
    decline: `vielen Dank für Ihre Nachricht und Ihr Interesse. Die Stelle passt leider nicht zu dem, was ich suche.

Ich wünsche Ihnen viel Erfolg bei der Besetzung.`,
    invite:
      'danke für Ihre Nachricht! Ob die Stelle zu mir passt, sehen Sie hier in etwa 2 Minuten:',
    contact: 'Bei einem Match erhalten Sie dort meine freigegebenen Kontaktdaten.',
  },
  du: {
    close: 'Viele Grüße',
    ask: 'danke für deine Nachricht! Bevor ich mehr sagen kann:',
    askLong: (isOne: boolean) =>
      `vielen Dank für deine Nachricht. Ob die Stelle zu mir passt, kann ich noch nicht sagen. ${
        isOne ? 'Eine Angabe fehlt mir' : 'Diese Angaben fehlen mir'
      } dafür:`,
    decline: `vielen Dank für deine Nachricht und dein Interesse. Die Stelle passt leider nicht zu dem, was ich suche.

Ich wünsche dir viel Erfolg bei der Besetzung.`,
    invite:
      'danke für deine Nachricht! Ob die Stelle zu mir passt, siehst du hier in etwa 2 Minuten:',
    contact: 'Bei einem Match bekommst du dort meine freigegebenen Kontaktdaten.',
    introduce: (profile: string) =>
      `vielen Dank für deine Nachricht. Damit wir beide Zeit sparen, findest du mein Profil hier:

${profile}

Füll dort bitte den kurzen Fragebogen zu deiner Stelle aus, das dauert etwa 2 Minuten. Du siehst sofort, wie gut die Stelle zu mir passt, und bekommst bei einem Match meine freigegebenen Kontaktdaten.`,
  },
  en: {
    close: 'Best regards',
    ask: 'Thanks for your message! Before I can say more:',
    askLong: (isOne: boolean) =>
      `Thank you for your message. I can’t tell yet whether the role is right for me. ${
        isOne ? 'One thing I’d need to know' : 'Here is what I’d need to know'
      }:`,
    decline: `Thank you for your message and your interest. Unfortunately, the role isn’t what I’m looking for.

I wish you every success in filling it.`,
    invite: 'Thanks for your message! This shows you in about 2 minutes whether the role suits me:',
    contact: 'If it’s a match, you’ll see the contact details I share.',
    introduce: (profile: string) =>
      `Thank you for your message. To save us both time, here is my profile:

${profile}

Please fill in the short questionnaire about your role there. It is in German and takes about 2 minutes. You will see at once how well the role suits me and, if it’s a match, the contact details I share.`,
  },
} as const satisfies Record<MessageTone, object>;

const letter = (recipient: Recipient, body: string, after = '') =>
  `${greeting(recipient)}\n\n${body}\n\n${words[recipient.tone].close}${after}`;

/** `#` and the key, which the link of the profile gets. */
const keyPartLength = '#XXXX-XXXX-XXXX'.length;

/** Both name the profile, where the key’s link goes. The candidate’s own message is the long one. */
export function keyReply(
  recipient: Recipient,
  { username, origin, own }: { username: string; origin: string; own: string },
): Reply {
  const { tone } = recipient;
  const { invite, contact } = words[tone];
  const profile = `${origin}/${username}`;
  const link = `${invite}\n${profile}`;
  const short = letter(recipient, `${link}\n${contact}`);
  return {
    short: short.length + keyPartLength <= limits.shortMessageMax ? short : letter(recipient, link),
    long:
      own === '' && tone !== 'sie'
        ? letter(recipient, words[tone].introduce(profile), `\n${username}`)
        : withGreeting(recipient, own || copyPasteTemplate(username, origin)),
  };
}

/** Inserts the sender's name into the candidate's own greeting. */
function withGreeting(recipient: Recipient, ownMessage: string): string {
  return ownMessage
    .trim()
    .replace(/^Guten Tag[,!.]?[ \t]*(?=\n|$)/, () => greeting({ ...recipient, tone: 'sie' }));
}

/** The short one asks as much as fits, the weightiest first. */
export function questionsReply(recipient: Recipient, questions: readonly string[]): Reply {
  const { ask, askLong } = words[recipient.tone];
  const asking = (count: number) =>
    letter(recipient, [ask, ...questions.slice(0, count)].join(' '));
  const counts = questions.map((_, index) => questions.length - index);
  const fitting = counts.find((count) => asking(count).length <= limits.shortMessageMax) ?? 1;
  const list = questions.map((question) => `– ${question}`).join('\n');
  return {
    short: asking(fitting),
    long: letter(recipient, `${askLong(questions.length === 1)}\n\n${list}`),
  };
}

/** Gives no reason, which would reveal wishes. */
export function declineReply(recipient: Recipient): Reply {
  return { short: letter(recipient, words[recipient.tone].decline), long: null };
}

/** As signed: titles and "Frau" or "Herr" are not guessed. By the first name where the sender did so. */
function greeting({ name, tone }: Recipient): string {
  const [...parts] = name?.split(/\s+/).filter((part) => part !== '') ?? [];
  const [firstName] = parts.filter((part) => !/\.$|^(?:Dr|Prof|Mag|DI)$/.test(part));
  if (firstName === undefined) return { sie: 'Guten Tag,', du: 'Hallo,', en: 'Hello,' }[tone];
  if (tone === 'en') return `Hello ${firstName},`;
  return tone === 'du' || parts.length === 1
    ? `Hallo ${firstName},`
    : `Guten Tag ${parts.join(' ')},`;
}
