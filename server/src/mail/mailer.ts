import { createMailSeal } from './mail.seal.ts';
import { createSwitchOffTokens } from './mail.switchOff.ts';

/** What it takes to write a mail: where its links lead, and the secrets it is sealed and signed with. */
export type Mailer = ReturnType<typeof createMailer>;

type Settings = { publicUrl: string; secret: string; fileFolder?: string };

/** Mail that was written to `fileFolder` goes with the account it was for. */
export function createMailer({ publicUrl, secret, fileFolder }: Settings) {
  return {
    publicUrl,
    fileFolder,
    ...createMailSeal(secret),
    switchOffTokens: createSwitchOffTokens(secret),
  };
}
