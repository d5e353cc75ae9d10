import { describe, expect, test } from 'vitest';
import { guardNavigation, linkTarget, returnPath, togglePanel, writtenNumber } from '#rules/shop/navigation.ts';

describe('the sign-in guard', () => {
  test.each([
    ['/main', true],
    ['/product/3?product_custom_id=4', true],
    ['/mypage', false],
    ['/mypage/', false],
    ['/mypage/order/12', false],
    ['/mypage?tab=faq', false],
    ['/mypage/order?back=/mypage/faq', false],
    ['/mypage/faq', true],
    ['/mypage/notice', true],
    ['/mypage/notice/7', true],
    ['/mypage/about-us', true],
    ['/mypage/about-us#map', true],
    ['/mypage/faqs', false],
    ['/mypage/order/faq', false],
    ['/x-mypage/faq', false],
  ])('%s open to visitors: %s', (path, isOpen) => {
    expect(guardNavigation(path, false).isAllowed).toBe(isOpen);
    expect(guardNavigation(path, true).isAllowed).toBe(true);
  });

  test('the sign-in guard sends a visitor to the home page with the message of the specification', () => {
    expect(guardNavigation('/mypage/coupon', false)).toEqual({ isAllowed: false, code: 'MYPAGE_LOGIN_REQUIRED', goTo: '/main' });
  });
});

test('side bar and search panel are never open together, and a second press closes the open one', () => {
  expect(togglePanel(null, 'search')).toBe('search');
  expect(togglePanel('search', 'side-bar')).toBe('side-bar');
  expect(togglePanel('search', 'search')).toBeNull();
});

test.each([
  ['/plan/3', 'same-window'],
  ['https://example.com', 'new-tab'],
  ['//example.com', 'new-tab'],
  ['plan/3', 'new-tab'],
])('a link to %s opens in the %s', (href, target) => {
  expect(linkTarget(href)).toBe(target);
});

test.each([
  ['/cart', '/cart'],
  ['/product/3?mockup_group_id=2', '/product/3?mockup_group_id=2'],
  [null, '/main'],
  ['', '/main'],
  ['//evil.example', '/main'],
  ['https://evil.example', '/main'],
  ['/\\evil.example', '/main'],
  ['/.//evil.example', '/main'],
  ['/x/..//evil.example', '/main'],
  ['/%2e//evil.example', '/main'],
  ['/\t/evil.example', '/main'],
  ['javascript:alert(1)', '/main'],
  ['/login', '/main'],
  ['/sign-up?x=1', '/main'],
  ['/login-help', '/login-help'],
  ['/en/login', '/main'],
  ['/en/mypage', '/en/mypage'],
])('a sign-in with next=%j continues at %s', (next, path) => {
  expect(returnPath(next)).toBe(path);
});

test.each(['1e3', ' 1', '1 ', '1\n', '0x10', '1.0', '+1', '-1', '007', '', '1_000', '１', '9'.repeat(16)])(
  '%j is refused as a number in an address',
  (text) => {
    expect(writtenNumber(text)).toBeNull();
  },
);

test.each([
  ['0', 0],
  ['1000', 1000],
  ['9'.repeat(15), 999_999_999_999_999],
])('%j in an address is read as the number %d', (text, number) => {
  expect(writtenNumber(text)).toBe(number);
});
