/** The template's sentence for whoever sends the profile's link alone. */
export const passwordFollows = 'Das Zugangspasswort dafür erhalten Sie von mir.';

/** How people say that the password is not in this message. */
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
  {
    profileUrl,
    link,
    accessPassword,
  }: { profileUrl: string; link: string; accessPassword: string },
): string {
  const named = namePassword(text.trim(), accessPassword);
  const pattern = profileLinks(profileUrl);
  if (pattern.test(named)) return named.replace(pattern, () => link);
  return named === '' ? link : `${named}\n\n${link}`;
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

function namePassword(text: string, accessPassword: string): string {
  return text
    .split(/([.!?\n])/)
    .map((part) => withPassword(part, accessPassword))
    .join('');
}

function withPassword(part: string, accessPassword: string): string {
  const words = part.toLowerCase();
  // A part that holds an address is no sentence to write into.
  if (!words.includes('passwort') || words.includes('/')) return part;
  const template = passwordFollows.slice(0, -1);
  if (part.includes(template)) {
    return part.replace(
      template,
      () => `Das Zugangspasswort dafür (${accessPassword}) steckt schon im Link`,
    );
  }
  if (!separately.some((said) => words.includes(said))) return part;
  return `${part.trimEnd()} (für diesen Link: ${accessPassword})`;
}
