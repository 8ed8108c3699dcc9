import type { MessageVerdict, SenderDto } from '../reading.ts';
import { limits } from '../limits.ts';

export type ReplyKind = 'key' | 'questions' | 'decline';

type Signed = Pick<SenderDto, 'name'>;

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

/** Inserts the sender's name into the candidate's own greeting. */
export function replyWithKey(sender: Signed, ownMessage: string): string {
  return ownMessage.trim().replace(/^Guten Tag[,!.]?[ \t]*(?=\n|$)/, () => greeting(sender));
}

export function replyWithQuestions(sender: Signed, questions: readonly string[]): string {
  return `${greeting(sender)}

vielen Dank für Ihre Nachricht. Ob die Stelle zu mir passt, kann ich noch nicht sagen. ${
    questions.length === 1 ? 'Eine Angabe fehlt mir' : 'Diese Angaben fehlen mir'
  } dafür:

${questions.map((question) => `– ${question}`).join('\n')}

Viele Grüße`;
}

/** Gives no reason, which would reveal wishes. */
export function declineReply(sender: Signed): string {
  return `${greeting(sender)}

vielen Dank für Ihre Nachricht und Ihr Interesse. Die Stelle passt leider nicht zu dem, was ich suche.

Ich wünsche Ihnen viel Erfolg bei der Besetzung.

Viele Grüße`;
}

/** As signed: titles and "Frau" or "Herr" are not guessed. */
function greeting({ name }: Signed): string {
  const words = name?.replaceAll(/\s+/g, ' ').trim();
  return words ? `Guten Tag ${words},` : 'Guten Tag,';
}
