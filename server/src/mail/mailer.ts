import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@inkognito/shared/account';
import { deriveKey } from '../deriveKey.ts';
import { createMailSeal } from './mail.seal.ts';

export type Mailer = ReturnType<typeof createMailer>;

type Settings = {
  publicUrl: string;
  secret: string;
  operatorEmail?: string | null;
};

export function createMailer({ publicUrl, secret, operatorEmail }: Settings) {
  return {
    publicUrl,
    operatorEmail: operatorEmail ?? null,
    ...createMailSeal(secret),
    switchOffTokens: createSwitchOffTokens(secret),
  };
}

/** Self-contained: valid as long as the mail is kept, and it allows nothing else. */
function createSwitchOffTokens(secret: string) {
  const key = deriveKey(secret, 'notification links');
  const signatureOf = (kind: NotificationKind, userId: string) =>
    createHmac('sha256', key).update(`${kind}|${userId}`).digest();
  return {
    create: (kind: NotificationKind, userId: string): string =>
      `${userId}.${kind}.${signatureOf(kind, userId).toString('base64url')}`,

    read(token: string): { userId: string; kind: NotificationKind } | null {
      const [userId = '', named, given = '', ...rest] = token.split('.');
      const kind = notificationKinds.find((each) => each === named);
      if (!kind || rest.length > 0) return null;
      const [expected, shown] = [signatureOf(kind, userId), Buffer.from(given, 'base64url')];
      const isOurs = shown.length === expected.length && timingSafeEqual(shown, expected);
      return isOurs ? { userId, kind } : null;
    },
  };
}
