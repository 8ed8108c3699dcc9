/** For messages with the profile's link only. */
export const passwordFollows = 'Das Zugangspasswort dafür erhalten Sie von mir.';

const passwordInLink = 'Das Zugangspasswort dafür steckt schon im Link.';

/** Replaces links to the profile with the key's link, or appends it. */
export function keyMessage(
  text: string,
  { profileUrl, link }: { profileUrl: string; link: string },
): string {
  const spoken = text.trim().replace(passwordFollows, passwordInLink);
  const pattern = profileLinks(profileUrl);
  if (pattern.test(spoken)) return spoken.replace(pattern, () => link);
  return spoken === '' ? link : `${spoken}\n\n${link}`;
}

/** With or without scheme, `www.`, slash or an old key; no lookalike host, no longer username. */
function profileLinks(profileUrl: string): RegExp {
  const address = profileUrl.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const before = '(?<![\\p{L}\\d@/._-])(?:https?://)?(?:www\\.)?';
  const notLonger = '(?![\\p{L}\\d%]|[._/-][\\p{L}\\d])';
  const behind = '/?(?:\\?[\\w=&%-]+)?(?:#[\\w-]+)?';
  const escaped = address.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`${before}${escaped}${notLonger}${behind}`, 'giu');
}

export function copyPasteTemplate(username: string, origin: string): string {
  return `Guten Tag,

vielen Dank für Ihre Nachricht. Damit wir beide Zeit sparen, finden Sie mein Profil hier:

${origin}/${username}

${passwordFollows}

Bitte füllen Sie dort den kurzen Fragebogen zu Ihrer Stelle aus, er dauert etwa 2 Minuten. Sie sehen sofort, wie gut die Stelle zu mir passt, und erhalten bei einem Match meine freigegebenen Kontaktdaten.

Viele Grüße
${username}`;
}
