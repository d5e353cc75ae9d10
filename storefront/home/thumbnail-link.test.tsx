import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SmartLink } from './smart-link.tsx';

const drawn = (href: string) => renderToStaticMarkup(<SmartLink href={href}>글</SmartLink>);

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'file:///etc/passwd', ''])('%j is drawn as no link', (href) => {
  expect(drawn(href)).toBe('<a>글</a>');
});

test('an address elsewhere opens in a tab of its own', () => {
  expect(drawn('https://example.com')).toBe('<a href="https://example.com" target="_blank" rel="noopener noreferrer">글</a>');
});
