import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)';
const mobileKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Firefox unter Windows', `${windows.replace(')', '; rv:133.0)')} Gecko/20100101 Firefox/133.0`],
  [
    'Firefox unter macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  ['Firefox unter Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  ['Firefox auf dem iPhone', `${iphone} ${mobileKit} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome unter Windows', `${windows} ${webKit} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome unter macOS', `${mac} ${webKit} Chrome/131.0.0.0 Safari/537.36`],
  [
    'Chrome unter Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome unter ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome unter Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36`,
  ],
  ['Chrome auf dem iPad', `${ipad} ${mobileKit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Edge unter Windows', `${windows} ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  [
    'Edge unter Android',
    `Mozilla/5.0 (Linux; Android 10; HD1913) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`,
  ],
  [
    'Edge auf dem iPhone',
    `${iphone} ${mobileKit} Version/17.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/604.1`,
  ],
  ['Opera unter Windows', `${windows} ${webKit} Chrome/131.0.0.0 Safari/537.36 OPR/115.0.0.0`],
  [
    'Samsung Internet unter Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S928B) ${webKit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari unter macOS', `${mac} ${mobileKit} Version/17.5 Safari/605.1.15`],
  ['Safari auf dem iPhone', `${iphone} ${mobileKit} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Safari auf dem iPad', `${ipad} ${mobileKit} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Browser unter Windows', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'],
  ['Unbekanntes Gerät', 'curl/8.9.1'],
  ['Unbekanntes Gerät', ''],
])('is %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('never repeats what was sent', () => {
  expect(deviceName('<script>alert(1)</script> Firefox/1')).toBe('Firefox');
});
