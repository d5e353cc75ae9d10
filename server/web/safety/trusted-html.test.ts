import { expect, test } from 'vitest';
import { sanitizeHtml } from './trusted-html.ts';

test('scripts, event handlers, styles and foreign URL schemes are removed', () => {
  expect(sanitizeHtml('<p onclick="a()" style="x">글<script>a()</script></p>')).toBe('<p>글</p>');
  expect(sanitizeHtml('<a href="javascript:a()">글</a>')).toBe('<a>글</a>');
  expect(sanitizeHtml('<img src="//evil.example/a.png">')).not.toContain('evil');
  expect(sanitizeHtml('<iframe src="https://a.example"></iframe>')).toBe('');
});

test('the HTML elements of terms pass the sanitizer', () => {
  expect(sanitizeHtml('<h1>제1조</h1><ol><li>목적</li></ol>')).toBe('<h2>제1조</h2><ol><li>목적</li></ol>');
  expect(sanitizeHtml('<a href="/mypage/faq">FAQ</a>')).toBe('<a href="/mypage/faq">FAQ</a>');
  expect(sanitizeHtml('<a href="https://a.example">밖</a>')).toContain('rel="noopener noreferrer"');
});
