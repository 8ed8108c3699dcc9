import type { KeyDto } from '@inkognito/shared/key';
import { generalKeyName } from '@inkognito/shared/codes';
import { dayText } from '../../lib/wording.ts';
import { limits } from '@inkognito/shared/limits';

type KeyState = 'live' | 'expired' | 'revoked';

export function keyState(
  { expiresAt, revokedAt }: Pick<KeyDto, 'expiresAt' | 'revokedAt'>,
  now: number = Date.now(),
): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'live';
}

export function keyStateText(key: Pick<KeyDto, 'expiresAt' | 'revokedAt'>, now?: number): string {
  const state = keyState(key, now);
  if (state === 'revoked') return `Widerrufen am ${dayText(key.revokedAt ?? '')}`;
  if (key.expiresAt === null) return 'Aktiv';
  return state === 'live'
    ? `Aktiv bis ${dayText(key.expiresAt)}`
    : `Abgelaufen am ${dayText(key.expiresAt)}`;
}

export function byKeyText(name: string): string {
  return name === generalKeyName ? 'über Ihr Zugangspasswort' : `über den Schlüssel „${name}“`;
}

/** The floors that the key's comparisons leave open. */
export function learnedFloorText({ from, to }: NonNullable<KeyDto['learnedFloor']>): string {
  if (from === null) return `höchstens ${to} Tsd. €`;
  if (to === null) return `mindestens ${from} Tsd. €`;
  return from === to ? `rund ${from} Tsd. €` : `${from} bis ${to} Tsd. €`;
}

/** What came of a key, and who it opens for. */
export function usageText(key: KeyDto): string {
  const { guests, opened, comparisons, matches, lastUsedAt, learnedFloor } = key;
  return [
    lastUsedAt === null && opened === 0 && 'Noch nicht benutzt',
    opened > 0 && `${opened} geöffnet`,
    comparisons > 0 && `${comparisons} verglichen`,
    matches > 0 && (matches === 1 ? '1 Match' : `${matches} Matches`),
    learnedFloor && `weiß von Ihrer Untergrenze: ${learnedFloorText(learnedFloor)}`,
    !guests && 'nur mit Konto',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function validityText({ expiresAt }: Pick<KeyDto, 'expiresAt'>): string {
  return expiresAt === null ? 'gilt, bis Sie ihn widerrufen' : `gilt bis ${dayText(expiresAt)}`;
}

/** The longest text that fits into the note of a connection request. */
export function shortMessage(link: string): string {
  const texts = [
    `Guten Tag, danke für Ihre Nachricht. Ob Ihre Stelle zu mir passt, sehen Sie hier in etwa 2 Minuten:\n${link}\nBei einem Match erhalten Sie dort meine freigegebenen Kontaktdaten. Viele Grüße`,
    `Guten Tag, ob Ihre Stelle zu mir passt, sehen Sie hier in etwa 2 Minuten:\n${link}`,
    `Bitte hier prüfen, ob es passt:\n${link}`,
  ];
  return texts.find(({ length }) => length <= limits.shortMessageMax) ?? link;
}
