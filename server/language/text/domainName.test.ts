import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import hosts from './test/hosts.json' with { type: 'json' };
import { registrableDomain } from './domainName.ts';

describe('what somebody registered', () => {
  test.each(hosts)('of %s is %s', (host, domain) => {
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
