import { checkout, createCheckoutBody, nothingChosen, quoteChoiceBody } from '#contract/rest/checkouts.ts';
import { idempotencyHeaders, uuidParams } from '#contract/rest/values.ts';
import { route, routes } from '#server/rest/route.ts';
import { createCheckout as create } from './create-checkout.ts';
import { quoteCheckout } from './quote-checkout.ts';

/** The checkout behind /order/{id}: what is about to be ordered, and its price with every choice. */
export const checkoutRoutes = routes('checkouts', [
  route(
    'POST /checkouts',
    'Open a checkout from the cart or to buy at once',
    {
      permission: 'checkout.open',
      isIdempotent: 'if-named',
      headers: idempotencyHeaders.partial(),
      body: createCheckoutBody,
      made: checkout,
    },
    ({ shop, userId, body }) => create(shop, userId, body),
  ),
  route(
    'GET /checkouts/:id',
    'The checkout',
    { permission: 'checkout.read', params: uuidParams, reply: checkout },
    ({ shop, userId, params }) => quoteCheckout(shop, userId, params.id, nothingChosen),
  ),
  route(
    'POST /checkouts/:id/quote',
    'Price the checkout with coupons, points and an address',
    { permission: 'checkout.read', params: uuidParams, body: quoteChoiceBody, reply: checkout },
    ({ shop, userId, params, body }) => quoteCheckout(shop, userId, params.id, body),
  ),
]);
