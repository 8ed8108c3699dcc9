import { limits } from '@inkognito/shared/rules/limits';

/** The longest text with this link that fits into the note of a request to connect. */
export function shortMessage(link: string): string {
  const texts = [
    `Guten Tag, danke für Ihre Nachricht. Ob Ihre Stelle zu mir passt, sehen Sie hier in etwa 2 Minuten:\n${link}\nBei einem Match erhalten Sie dort meine freigegebenen Kontaktdaten. Viele Grüße`,
    `Guten Tag, ob Ihre Stelle zu mir passt, sehen Sie hier in etwa 2 Minuten:\n${link}`,
    `Bitte hier prüfen, ob es passt:\n${link}`,
  ];
  return texts.find(({ length }) => length <= limits.shortMessageMax) ?? link;
}
