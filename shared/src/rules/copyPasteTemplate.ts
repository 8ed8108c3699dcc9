import { passwordFollows } from './keyMessage.ts';

/** `origin` is where this app is reached. */
export function copyPasteTemplate(username: string, origin: string): string {
  return `Guten Tag,

vielen Dank für Ihre Nachricht. Damit wir beide Zeit sparen, finden Sie mein Profil hier:

${origin}/${username}

${passwordFollows}

Bitte füllen Sie dort den kurzen Fragebogen zu Ihrer Stelle aus, er dauert etwa 2 Minuten. Sie sehen sofort, wie gut die Stelle zu mir passt, und erhalten bei einem Match meine freigegebenen Kontaktdaten.

Viele Grüße
${username}`;
}
