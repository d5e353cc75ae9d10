import { expect, test } from 'vitest';
import { isFollowed, isLink, isPath } from '#rules/shop/link.ts';

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
] as const)('%j', (address, { kept, picture, followed }) => {
  expect([isLink(address), isPath(address), isFollowed(address)]).toEqual([kept, picture, followed]);
});
