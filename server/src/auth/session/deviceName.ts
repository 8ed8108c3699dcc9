// Most specific first: nearly all browsers also claim to be Chrome or Safari.
const browsers: readonly (readonly [name: string, signs: readonly string[]])[] = [
  ['Edge', ['Edg/', 'EdgA/', 'EdgiOS/', 'Edge/']],
  ['Opera', ['OPR/', 'OPT/', 'OPX/', 'Opera']],
  ['Samsung Internet', ['SamsungBrowser/']],
  ['Vivaldi', ['Vivaldi/']],
  ['DuckDuckGo', ['DuckDuckGo/', 'Ddg/']],
  ['Firefox', ['Firefox/', 'FxiOS/', 'Focus/']],
  ['Chrome', ['Chrome/', 'CriOS/']],
  ['Safari', ['Safari/']],
];

// Android also says Linux, an iPhone Mac OS X.
const systems: readonly (readonly [where: string, sign: string])[] = [
  ['auf dem iPhone', 'iPhone'],
  ['auf dem iPad', 'iPad'],
  ['unter Android', 'Android'],
  ['unter Windows', 'Windows'],
  ['unter ChromeOS', 'CrOS'],
  ['unter macOS', 'Macintosh'],
  ['unter Linux', 'Linux'],
];

export function deviceName(userAgent: string): string {
  const browser = browsers.find(([, signs]) => signs.some((sign) => userAgent.includes(sign)))?.[0];
  const where = systems.find(([, sign]) => userAgent.includes(sign))?.[0];
  if (where) return `${browser ?? 'Browser'} ${where}`;
  return browser ?? 'Unbekanntes Gerät';
}
