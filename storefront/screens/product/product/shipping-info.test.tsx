import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { exchangeFee, pickUpFee } from '#rules/money/refund/pick-up.ts';
import { shippingFee } from '#rules/money/shipping.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { type Locale, locales } from '#rules/shop/locale.ts';
import { returnTexts } from '#storefront/nouns/order/return-texts.ts';
import type { ProductPage } from './product-data.ts';
import { ShippingInfo } from './shipping-info.tsx';
import { productTexts } from './texts.ts';

const policy = { id: 1, region: 'KR', fee_type: 'FEE', fee: 3_000, free_over: null, remote_fee: 4_000, day1: 2, day2: 4 } as const;

/** The text under the returns heading. */
function returnsOf(about: { is_custom: boolean; remote_fee?: number; locale?: Locale }): string {
  const { is_custom, remote_fee = 4_000, locale = 'ko' } = about;
  const html = pageOf({ is_custom, shipping_policy: { ...policy, remote_fee } } as ProductPage, locale);
  return html.split(`>${productTexts.returns[locale]}</dt>`)[1]?.replace(/<[^>]+>/g, '|') ?? '';
}

function pageOf(product: ProductPage, locale: Locale): string {
  const router = createMemoryRouter([{ path: '/', element: <ShippingInfo product={product} /> }]);
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
}

test('the cost of a return is shown for the mainland and, if higher, for islands, as it will be charged', () => {
  const seoul = { zip_code: '04524', pick_up_fee: firstShopRules.pick_up_fee };
  const jeju = { ...seoul, zip_code: '63100' };
  const shown = returnsOf({ is_custom: false });
  for (const from of [seoul, jeju])
    for (const fee of [pickUpFee(from, [policy]), exchangeFee(from, [policy])]) expect(shown).toContain(formatWon(fee, 'ko'));
  expect(returnsOf({ is_custom: false, remote_fee: 0 })).not.toContain('제주');
});

test('made-to-order goods show their return terms in the same place, without a fee that nobody could pay', () => {
  const shown = returnsOf({ is_custom: true });
  expect(shown).toContain(returnTexts.madeToOrder.ko);
  expect(shown).toContain('3개월 안에');
  expect(shown).not.toMatch(/원|7일/);
  expect(returnsOf({ is_custom: false })).toContain('7일 안에');
});

test.each(locales)('a product page says in %s until when the product can be returned', (locale) => {
  expect(returnsOf({ is_custom: false, locale })).toMatch(/\D7\D.*\D3\D/);
  const own = returnsOf({ is_custom: true, locale });
  expect(own).toContain(returnTexts.madeToOrder[locale]);
  expect(own).not.toMatch(/\D7\D/);
});

test('delivery is free from the amount named on the page, including that amount', () => {
  const conditional = { ...policy, fee_type: 'CONDITIONAL', free_over: 50_000 } as const;
  expect(shippingFee(conditional, 50_000, null)).toBe(0);
  const page = (locale: Locale) => pageOf({ is_custom: false, shipping_policy: conditional } as ProductPage, locale);
  expect(page('en')).toContain('free from ₩50,000');
  expect(page('ko')).toContain('50,000원 이상');
});
