import { expect, test } from 'vitest';
import { isFollowed, isLink, isPath, isSite } from '#rules/shop/link.ts';

test.each([
  ['', { kept: true, picture: true, followed: false }],
  ['/main', { kept: true, picture: true, followed: true }],
  ['/product/3?mockup_group_id=2#top', { kept: true, picture: true, followed: true }],
  ['https://example.com/a', { kept: true, picture: false, followed: true }],
  ['http://example.com', { kept: false, picture: false, followed: true }],
  ['mailto:help@seam.example', { kept: false, picture: false, followed: true }],
  ['tel:1588-0000', { kept: false, picture: false, followed: true }],
  ...[
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ].map((address) => [address, { kept: false, picture: false, followed: false }] as const),
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', 'https:/evil', 'https:///evil', 'plan/3', '#top'].map(
    (address) => [address, { kept: false, picture: false, followed: false }] as const,
  ),
] as const)('a link is accepted or refused: %j', (address, { kept, picture, followed }) => {
  expect([isLink(address), isPath(address), isFollowed(address)]).toEqual([kept, picture, followed]);
});

test('the address of a site begins with http or https and has a domain', () => {
  const sites = [
    'https://slow.example',
    'Http://slow.example:8080/a?b=1#c',
    'https://이음.한국/',
    'https://slow.example?x',
    'https://a.b-1.slow.co.kr',
    'https://xn--ab1b.xn--3e0b707e/',
  ];
  const others = [
    '',
    'slow.example',
    'https://',
    'https:/slow.example',
    'https:///a',
    'https://a b',
    'https://a/b c',
    'https://%',
    'ftp://slow.example',
    ...['https://localhost', 'https://localhost:5173/a', 'http://127.0.0.1/', 'https://slow', 'https://slow.', 'https://slow..example'],
  ];
  expect(sites.filter((address) => !isSite(address))).toEqual([]);
  expect([...others, 'https://me:word@slow.example', 'javascript:alert(1)//https://slow.example'].filter(isSite)).toEqual([]);
});
