import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThumbnailLink } from './thumbnail-link.tsx';

const drawn = (url: string) => renderToStaticMarkup(<ThumbnailLink url={url}>글</ThumbnailLink>);

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'file:///etc/passwd'])(
  'a thumbnail with the address %j is rendered without a link',
  (url) => {
    const html = drawn(url);
    expect(html).toContain('>글<');
    expect(html).not.toMatch(/ (?:href|target|role|tabindex)=/);
  },
);

test('a thumbnail with a foreign address opens in a new tab', () => {
  expect(drawn('https://example.com')).toMatch(/^<a [^>]*href="https:\/\/example\.com" target="_blank" rel="noopener noreferrer">글<\/a>$/);
});
