import { createMailSeal } from './mail.seal.ts';
import { createSwitchOffTokens } from './mail.switchOff.ts';

/** What it takes to write a mail: where its links lead, and the secrets it is sealed and signed with. */
export type Mailer = ReturnType<typeof createMailer>;

type Settings = {
  publicUrl: string;
  secret: string;
  fileFolder?: string;
  operatorEmail?: string | null;
};

/** Mail that was written to `fileFolder` goes with the account it was for. */
export function createMailer({ publicUrl, secret, fileFolder, operatorEmail }: Settings) {
  return {
    publicUrl,
    fileFolder,
    /** Where reports and objections go. */
    operatorEmail: operatorEmail ?? null,
    ...createMailSeal(secret),
    switchOffTokens: createSwitchOffTokens(secret),
  };
}
