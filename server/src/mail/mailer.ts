import { createMailSeal } from './mail.seal.ts';
import { createSwitchOffTokens } from './mail.switchOff.ts';

/** What it takes to write a mail: where its links lead, and the secrets it is sealed and signed with. */
export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ publicUrl, secret }: { publicUrl: string; secret: string }) {
  return { publicUrl, ...createMailSeal(secret), switchOffTokens: createSwitchOffTokens(secret) };
}
