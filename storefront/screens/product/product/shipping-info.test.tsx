import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { type Locale, locales } from '#rules/shop/locale.ts';
import { returnTexts } from '#storefront/nouns/order/return-texts.ts';
import type { ProductPage } from './product-data.ts';
import { ShippingInfo } from './shipping-info.tsx';

const policy = { fee_type: 'FREE', fee: 0, free_over: null, remote_fee: 0, day1: 2, day2: 4 };

const shown = (is_custom: boolean, locale: Locale) => {
  const product = { is_custom, shipping_policy: policy } as unknown as ProductPage;
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <ShippingInfo product={product} /> }])} />
    </LocaleProvider>,
  );
};

test.each(locales)('the page of a product says in %s until when it can be sent back', (locale) => {
  expect(shown(false, locale)).toMatch(/\D7\D.*\D3\D/);
  expect(shown(true, locale)).toContain(returnTexts.madeToOrder[locale]);
  expect(shown(true, locale)).not.toMatch(/\D7\D/);
});
