import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registrableDomain } from './domainName.ts';

describe('what somebody registered', () => {
  test.each([
    ['siemens.com', 'siemens.com'],
    ['hr.siemens.com', 'siemens.com'],
    ['a.b.c.hr.siemens.com', 'siemens.com'],
    ['HR.Siemens.COM', 'siemens.com'],
    ['siemens.com.', 'siemens.com'],
    [' siemens.com ', 'siemens.com'],
    ['siemens。com', 'siemens.com'],
    ['sie\u00ADmens.com', 'siemens.com'],
    ['siemens.com/karriere', 'siemens.com'],
    ['notsiemens.com', 'notsiemens.com'],
    ['siemens.com.evil.de', 'evil.de'],
    ['firma.co.uk', 'firma.co.uk'],
    ['mail.firma.co.uk', 'firma.co.uk'],
    ['jobs.firma.co.at', 'firma.co.at'],
    ['firma.or.at', 'firma.or.at'],
    ['karriere.firma.ac.at', 'firma.ac.at'],
    ['müller.de', 'xn--mller-kva.de'],
    ['MÜLLER.de', 'xn--mller-kva.de'],
    ['mu\u0308ller.de', 'xn--mller-kva.de'],
    ['xn--mller-kva.de', 'xn--mller-kva.de'],
    ['hr.xn--mller-kva.de', 'xn--mller-kva.de'],
    ['hr.straße.de', 'xn--strae-oqa.de'],
    ['www.食狮.公司.cn', 'xn--85x722f.xn--55qx5d.cn'],
    ['www.xn--85x722f.xn--55qx5d.cn', 'xn--85x722f.xn--55qx5d.cn'],
    ['hr.firma.neueendung', 'firma.neueendung'],
    ['firma.github.io', 'firma.github.io'],
    ['www.firma.github.io', 'firma.github.io'],
    ['kunde.lima-city.de', 'kunde.lima-city.de'],
  ])('of %s is %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });

  test('by a host of pages is its own domain', () => {
    expect(registrableDomain('lima-city.de')).toBe('lima-city.de');
    expect(registrableDomain('github.io')).toBe('github.io');
  });

  test.each([
    ['', 'nothing'],
    ['.', 'a dot'],
    ['com', 'an ending'],
    ['de.', 'an ending'],
    ['co.uk', 'an ending of two parts'],
    ['公司.cn', 'an ending in Chinese'],
    ['xn--55qx5d.cn', 'the same on the wire'],
    ['localhost', 'one word'],
    ['127.0.0.1', 'an address'],
    ['127.1', 'the same, shorter'],
    ['[::1]', 'an address'],
    ['::1', 'an address'],
    ['a b.de', 'two words'],
    ['rita@siemens.com', 'a mailbox'],
    ['https://siemens.com', 'a page'],
    ['siemens..com', 'an empty part'],
    [`${'a'.repeat(64)}.de`, 'a part that is too long'],
    ['xn--a.de', 'broken Punycode'],
  ])('is nothing for %j, %s', (host) => {
    expect(registrableDomain(host)).toBeNull();
  });

  test('of itself is itself, whatever is typed', () => {
    const anything = fc.oneof(fc.string({ maxLength: 200, unit: 'binary' }), fc.domain());
    fc.assert(
      fc.property(anything, (host) => {
        const domain = registrableDomain(host);
        expect(domain === null ? null : registrableDomain(domain)).toBe(domain);
      }),
      { numRuns: 2_000 },
    );
  });
});
