import { expect, test } from 'vitest';
import { companyDomainOf } from './companyDomain.ts';

test.each([
  ['rita@musterwerke.de', 'musterwerke.de'],
  ['rita@karriere.musterwerke.de', 'karriere.musterwerke.de'],
  ['"a@gmail.com"@musterwerke.de', 'musterwerke.de'],
  ['rita@MusterWerke.DE', 'musterwerke.de'],
  ['rita@notgmx.de', 'notgmx.de'],
  ['rita@gmx.de', null],
  ['rita@web.de', null],
  ['rita@t-online.de', null],
  ['rita@GMAIL.com', null],
  ['rita@googlemail.com', null],
  ['rita@outlook.de', null],
  ['rita@hotmail.co.uk', null],
  ['rita@yahoo.com.au', null],
  ['rita@live.at', null],
  ['rita@firma.mail.ru', null],
  ['rita@mailinator.com', null],
  ['rita@localhost', null],
])('what %s says about an employer', (email, domain) => {
  expect(companyDomainOf(email)).toBe(domain);
});
