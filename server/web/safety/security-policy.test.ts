import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './security-policy.ts';

const played = { payment: 'stand-in', isGoogleReal: false, hasChat: false, hasKakao: false, hasTags: false } as const;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts with the render nonce are listed by hash in the CSP, and the nonce is removed', () => {
  const { html, policy } = sealPage('<script nonce="n1">go()</script><script nonce="n1" src="/a.js"></script>', 'n1', played);
  expect(html).toBe('<script>go()</script><script src="/a.js"></script>');
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`);
});

test('an injected script in the page gets no hash', () => {
  const { policy } = sealPage('<p><script>steal()</script><script nonce="guess">steal()</script></p>', 'n1', played);
  expect(policy).not.toContain(hash('steal()'));
  expect(policy).toContain("script-src 'self';");
});

test('no content security policy allows inline scripts or styles in general', () => {
  const { policy } = sealPage('<p style="color:red">a</p>', 'n1', {
    payment: 'portone',
    isGoogleReal: true,
    hasChat: true,
    hasKakao: true,
    hasTags: true,
  });
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:red')}`);
  expect(policy).toContain("frame-src 'self' https://*.portone.io https://accounts.google.com/gsi/ https://*.channel.io;");
  expect(policy).toContain(
    'https://accounts.google.com/gsi/client https://cdn.channel.io https://t1.kakaocdn.net https://www.googletagmanager.com;',
  );
});

test('HTML and script addresses are set only through the shop’s trusted types policies', () => {
  const own = sealPage('', 'n1', played).policy;
  expect(own).toContain("require-trusted-types-for 'script'");
  expect(own).toMatch(/trusted-types default seam-html(;|$)/);
  // The vendor's own markup is sanitized, and only for that is there another policy.
  expect(own).not.toContain('channel.io');
  for (const party of [{ payment: 'portone' }, { isGoogleReal: true }, { hasChat: true }, { hasKakao: true }, { hasTags: true }] as const) {
    const parties = { ...played, ...party };
    expect(sealPage('', 'n1', parties).policy).toMatch(/trusted-types default seam-html dompurify(;|$)/);
  }
});
