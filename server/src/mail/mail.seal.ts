// Queued mails hold links that open accounts, so they are encrypted against database leaks.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from '@inkognito/shared/schema/zod';
import { deriveKey } from '../deriveKey.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const content = z.strictObject({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  switchOff: z.strictObject({ url: z.string(), oneClickUrl: z.string() }).optional(),
});
export type MailContent = z.infer<typeof content>;

export type MailSeal = ReturnType<typeof createMailSeal>;

export function createMailSeal(secret: string) {
  const key = deriveKey(secret, 'mail queue');
  return {
    seal: (mail: MailContent): Buffer => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const sealed = [cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
    },

    /** @throws for another secret, or altered content */
    open: (sealed: Buffer): MailContent => {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      decipher.setAuthTag(tag);
      const opened = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()];
      return content.parse(JSON.parse(Buffer.concat(opened).toString('utf8')));
    },
  };
}
