/** The template's sentence for whoever sends the profile's link alone. */
export const passwordFollows = 'Das Zugangspasswort dafür erhalten Sie von mir.';

const separately = [
  'von mir',
  'separat',
  'getrennt',
  'gesondert',
  'extra',
  'eigener nachricht',
  'auf anfrage',
];

/** Somebody's own text with a key's link in place of their profile's, or at its end where it links to no profile. */
export function keyMessage(
  text: string,
  { profileUrl, link }: { profileUrl: string; link: string },
): string {
  const spoken = withoutPromisedPassword(text.trim());
  const pattern = profileLinks(profileUrl);
  if (pattern.test(spoken)) return spoken.replace(pattern, () => link);
  return spoken === '' ? link : `${spoken}\n\n${link}`;
}

/**
 * A link to this profile as people write it: with or without scheme, `www.`, slash or an older key behind it. Neither
 * another host that ends like ours nor a longer username that begins like this one.
 */
function profileLinks(profileUrl: string): RegExp {
  const address = profileUrl.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const before = '(?<![\\p{L}\\d@/._-])(?:https?://)?(?:www\\.)?';
  const notLonger = '(?![\\p{L}\\d%]|[._/-][\\p{L}\\d])';
  const behind = '/?(?:\\?[\\w=&%-]+)?(?:#[\\w-]+)?';
  const escaped = address.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`${before}${escaped}${notLonger}${behind}`, 'giu');
}

/** The link holds the key: a text that announces the password for later would have the reader wait for nothing. */
function withoutPromisedPassword(text: string): string {
  return text
    .split(/([.!?\n])/)
    .map((part) => (promisesPassword(part) ? inLink(part) : part))
    .join('');
}

function promisesPassword(part: string): boolean {
  const words = part.toLowerCase();
  // A part that holds an address is no sentence to write into.
  if (!words.includes('passwort') || words.includes('/')) return false;
  return separately.some((said) => words.includes(said));
}

function inLink(part: string): string {
  const template = passwordFollows.slice(0, -1);
  if (part.includes(template)) {
    return part.replace(template, 'Das Zugangspasswort dafür steckt schon im Link');
  }
  return `${part.trimEnd()} (in diesem Link steckt es schon)`;
}

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
