import type { ContactInfoDto } from '@inkognito/shared/comparison';

/** A vCard for the phone's address book, made here, of nothing but what is shown. */
export function contactCard(contactInfo: ContactInfoDto, name: string): string {
  const { phoneNumber, email, calendarLink } = contactInfo;
  const words = name.split(' ');
  const lines = [
    ['N', `${escaped(words.at(-1) ?? '')};${escaped(words.slice(0, -1).join(' '))};;;`],
    ['FN', escaped(words.join(' '))],
    ['TEL', phoneNumber && escaped(phoneNumber)],
    ['EMAIL', email && escaped(email)],
    ['URL', calendarLink],
  ];
  const shown = lines.flatMap(([field, value]) => (value ? `${field}:${value}` : []));
  const card = ['BEGIN:VCARD', 'VERSION:3.0', ...shown, 'END:VCARD', ''].join('\r\n');
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`;
}

const escaped = (value: string) => value.replaceAll(/[\\,;]/g, String.raw`\$&`);
