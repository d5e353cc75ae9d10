/**
 * The expected response of a route of the OpenAPI document for each kind of caller: the status, and the code of a refusal. The id in the
 * path is the owner's; a stranger is any other member, whatever their roles. No role gives access to another member's data.
 */
export interface RouteAccess {
  visitor: string;
  stranger: string;
  owner: string;
  /** When it differs for administrators. */
  admin?: string;
  /** When it differs for a brand. */
  brand?: string;
  /** True when anybody but the owner may call it: the owner's response depends on the command, not on permission. */
  isForOthers?: boolean;
  /** When it differs for an artist. */
  artist?: string;
}

const login = '401 LOGIN_REQUIRED';
const everybody: RouteAccess = { visitor: '200', stranger: '200', owner: '200' };
/** Each member has one of their own; a visitor has none. */
const eachOwn: RouteAccess = { visitor: login, stranger: '200', owner: '200' };
const ownOnly = (refusal: string, owner = '200'): RouteAccess => ({ visitor: login, stranger: refusal, owner });
const sameForAll = (answer: string): RouteAccess => ({ visitor: answer, stranger: answer, owner: answer });
/** The back office: administrators only. */
const office = (admin = '200'): RouteAccess => ({ visitor: login, stranger: '403 FORBIDDEN', owner: '403 FORBIDDEN', admin });
/** Of whoever works in the back office, their own. */
const colleaguesOwn = (answer: string): RouteAccess => ({ ...office(answer), artist: answer, brand: answer });
const ownLine: RouteAccess = { visitor: '404 CART_LINE_NOT_FOUND', stranger: '404 CART_LINE_NOT_FOUND', owner: '200' };

/**
 * The expected access of a route, by its name in the OpenAPI document. Routes below /api/admin are for administrators only unless declared
 * otherwise: a new staff route needs no line, and one that admits others fails the test. `isRefused`: the call lacks required input.
 */
export function accessOf(name: string, isRefused: boolean): RouteAccess | undefined {
  const isOffice = name.includes(' /api/admin/');
  return declaredRoutes[name] ?? (isOffice ? office(isRefused ? '400 INVALID_INPUT' : '200') : undefined);
}

/** In the order in which the owner calls them. */
export const declaredRoutes: Record<string, RouteAccess> = {
  'GET /api/members/availability': everybody,
  'POST /api/members': { visitor: '400 INVALID_INPUT', stranger: '400 INVALID_INPUT', owner: '400 INVALID_INPUT' },
  'POST /api/verifications': sameForAll('422 PHONE_INVALID'),
  'POST /api/verifications/{id}/check': sameForAll('410 VERIFICATION_CODE_EXPIRED'),
  'POST /api/members/found-id': sameForAll('422 NOT_VERIFIED'),
  'POST /api/members/password-resets': sameForAll('422 NOT_VERIFIED'),
  'POST /api/members/passwords': sameForAll('422 NOT_VERIFIED'),
  'POST /api/members/phone': { visitor: login, stranger: '422 NOT_VERIFIED', owner: '422 NOT_VERIFIED' },
  'POST /api/one-tap': everybody,
  'POST /api/one-tap/credentials': { visitor: '400 INVALID_INPUT', stranger: '400 INVALID_INPUT', owner: '400 INVALID_INPUT' },
  // Without an arrival from a provider there is nothing to sign up with or to link.
  'GET /api/social-arrivals': { visitor: '410 SOCIAL_STATE_LOST', stranger: '410 SOCIAL_STATE_LOST', owner: '410 SOCIAL_STATE_LOST' },
  'POST /api/social-arrivals': { visitor: '400 INVALID_INPUT', stranger: '400 INVALID_INPUT', owner: '400 INVALID_INPUT' },
  'GET /api/social-accounts': eachOwn,
  'POST /api/social-accounts': ownOnly('410 SOCIAL_STATE_LOST', '410 SOCIAL_STATE_LOST'),
  'POST /api/social-accounts/{vendor}/attempts': ownOnly('403 SIGN_IN_PROOF_NEEDED', '403 SIGN_IN_PROOF_NEEDED'),
  'DELETE /api/social-accounts/{vendor}': ownOnly('404 SOCIAL_NOT_LINKED', '404 SOCIAL_NOT_LINKED'),
  'GET /api/members/me': eachOwn,
  'PATCH /api/members/me': eachOwn,
  'PATCH /api/members/me/consents': eachOwn,
  'POST /api/members/me/password': ownOnly('422 CURRENT_PASSWORD_WRONG', '422 CURRENT_PASSWORD_WRONG'),
  'GET /api/members/me/sign-ins': eachOwn,
  'DELETE /api/members/me/sign-ins/{id}': ownOnly('404 NOT_FOUND'),
  'DELETE /api/members/me/sign-ins': eachOwn,
  'GET /api/members/me/security-events': eachOwn,
  'GET /api/passkeys': colleaguesOwn('200'),
  'POST /api/passkeys/challenges': colleaguesOwn('400 INVALID_INPUT'),
  'POST /api/passkeys': colleaguesOwn('400 INVALID_INPUT'),
  'POST /api/passkeys/proofs': colleaguesOwn('400 INVALID_INPUT'),
  'DELETE /api/passkeys/{key}': colleaguesOwn('400 INVALID_INPUT'),
  'GET /api/members/me/withdrawal': eachOwn,
  'POST /api/members/me/withdrawal': ownOnly('400 INVALID_INPUT', '400 INVALID_INPUT'),
  'POST /api/payments/webhook': {
    visitor: '400 WEBHOOK_SIGNATURE_INVALID',
    stranger: '400 WEBHOOK_SIGNATURE_INVALID',
    owner: '400 WEBHOOK_SIGNATURE_INVALID',
  },
  // A member's token is none of a program.
  'GET /api/integration/orders': sameForAll('401 invalid-jwt'),
  'GET /api/integration/stock': sameForAll('401 invalid-jwt'),
  'PUT /api/integration/stock/{id}': sameForAll('401 invalid-jwt'),
  'GET /api/cart': everybody,
  'POST /api/cart/lines': everybody,
  'PATCH /api/cart/selection': everybody,
  'POST /api/cart/merge': eachOwn,
  'PATCH /api/cart/lines/{id}': ownLine,
  // Of ready goods, which have none.
  'GET /api/cart/lines/{id}/design': {
    visitor: '404 CART_LINE_NOT_FOUND',
    stranger: '404 CART_LINE_NOT_FOUND',
    owner: '404 CART_LINE_NOT_FOUND',
  },
  'POST /api/issued-coupons': { visitor: login, stranger: '201', owner: '201' },
  'GET /api/points': eachOwn,
  'GET /api/grade': eachOwn,
  'GET /api/points/history': eachOwn,
  'GET /api/addresses': everybody,
  'GET /api/delivery-destinations': eachOwn,
  'POST /api/delivery-destinations': { visitor: login, stranger: '201', owner: '201' },
  'PATCH /api/delivery-destinations/{id}': ownOnly('404 DESTINATION_NOT_FOUND'),
  'GET /api/photos': eachOwn,
  'POST /api/photos': { visitor: login, stranger: '422 PHOTO_UNREADABLE', owner: '422 PHOTO_UNREADABLE' },
  'DELETE /api/photos/{id}': ownOnly('404 PHOTO_NOT_FOUND'),
  'POST /api/photos/addresses': { ...ownOnly('403 FORBIDDEN', '403 FORBIDDEN'), admin: '400 INVALID_INPUT' },
  'POST /api/restock-requests': { visitor: login, stranger: '201', owner: '201' },
  'DELETE /api/restock-requests/{id}': ownOnly('404 RESTOCK_NOT_FOUND'),
  'DELETE /api/delivery-destinations/{id}': ownOnly('404 DESTINATION_NOT_FOUND'),
  'GET /api/support': everybody,
  'GET /api/money-parts': sameForAll('400 INVALID_INPUT'),
  'GET /api/inquiries': eachOwn,
  'GET /api/inquiries/{id}': ownOnly('404 INQUIRY_NOT_FOUND'),
  'POST /api/inquiries': { visitor: login, stranger: '201', owner: '201' },
  'PATCH /api/inquiries/{id}': ownOnly('404 INQUIRY_NOT_FOUND'),
  'POST /api/inquiries/{id}/messages': ownOnly('404 INQUIRY_NOT_FOUND', '201'),
  // Only staff answer: the shop any question, a brand those about its products.
  'POST /api/inquiries/{id}/answers': { ...ownOnly('403 FORBIDDEN', '403 FORBIDDEN'), brand: '404 INQUIRY_NOT_FOUND', admin: '201' },
  'DELETE /api/inquiries/{id}': ownOnly('404 INQUIRY_NOT_FOUND'),
  'GET /api/checkouts/{id}': ownOnly('404 CHECKOUT_NOT_FOUND'),
  'POST /api/checkouts/{id}/quote': ownOnly('404 CHECKOUT_NOT_FOUND'),
  'GET /api/orders/{id}': ownOnly('404 ORDER_NOT_FOUND'),
  // Of an order that is no gift.
  'GET /api/orders/{id}/gift-link': ownOnly('404 ORDER_NOT_FOUND', '404 ORDER_NOT_FOUND'),
  'POST /api/gifts/openings': sameForAll('400 INVALID_INPUT'),
  'POST /api/gifts/addresses': sameForAll('400 INVALID_INPUT'),
  'GET /api/orders/{id}/claims': ownOnly('404 ORDER_NOT_FOUND'),
  'POST /api/orders/{id}/claims/preview': ownOnly('404 ORDER_NOT_FOUND', '409 CLAIM_NOT_PAID'),
  'POST /api/orders/{id}/claims': ownOnly('404 ORDER_NOT_FOUND', '409 CLAIM_NOT_PAID'),
  'POST /api/claims/{id}/withdrawal': ownOnly('404 CLAIM_NOT_FOUND', '404 CLAIM_NOT_FOUND'),
  'GET /api/orders/{id}/cash-receipt': ownOnly('404 ORDER_NOT_FOUND'),
  'POST /api/orders/{id}/cash-receipt': ownOnly('404 ORDER_NOT_FOUND', '409 CASH_RECEIPT_NOT_POSSIBLE'),
  'GET /api/admin/claims/{id}': office('404 CLAIM_NOT_FOUND'),
  'POST /api/admin/claims/{id}/preview': office('404 CLAIM_NOT_FOUND'),
  'POST /api/admin/claims/{id}/moves': office('404 CLAIM_NOT_FOUND'),
  'POST /api/admin/discrepancies/{id}/resolution': office('404 DISCREPANCY_NOT_FOUND'),
  'POST /api/admin/cash-receipts/{id}/retry': office('404 CASH_RECEIPT_NOT_FOUND'),
  'POST /api/admin/orders/{id}/claims/preview': office('409 CLAIM_NOT_PAID'),
  'PUT /api/admin/orders/{id}/options': office('404 ORDER_LINE_NOT_FOUND'),
  'POST /api/admin/orders/{id}/goodwill': office('409 CLAIM_NOT_PAID'),
  'POST /api/admin/orders/{id}/claims': office('409 CLAIM_NOT_PAID'),
  'POST /api/orders/{id}/payments': ownOnly('404 ORDER_NOT_FOUND', '201'),
  'POST /api/payments/{paymentId}/sync': ownOnly('404 PAYMENT_NOT_FOUND'),
  'POST /api/payments/{paymentId}/refund-account': {
    ...ownOnly('404 PAYMENT_NOT_FOUND', '409 ORDER_STATE_CONFLICT'),
    // An administrator sets the account for any buyer, after proving their sign-in again.
    admin: '403 SIGN_IN_PROOF_NEEDED',
  },
  'POST /api/orders/{id}/purchase-confirmation': ownOnly('404 ORDER_NOT_FOUND', '409 ORDER_NOT_CONFIRMABLE'),
  'POST /api/orders/{id}/cancellation': ownOnly('404 ORDER_NOT_FOUND'),
  'POST /api/orders': ownOnly('404 CHECKOUT_NOT_FOUND', '201'),
  'GET /api/reviews/mine': eachOwn,
  'GET /api/reviews/lines/{order_product_id}': ownOnly('404 ORDER_NOT_FOUND'),
  'POST /api/reviews': ownOnly('404 ORDER_NOT_FOUND', '409 REVIEW_ALREADY_WRITTEN'),
  'PATCH /api/reviews/{id}': ownOnly('404 REVIEW_NOT_FOUND'),
  'POST /api/reviews/{id}/reports': { visitor: login, stranger: '201', owner: '409 REVIEW_OWN', isForOthers: true },
  'POST /api/reviews/{id}/reply': { ...ownOnly('403 FORBIDDEN', '403 FORBIDDEN'), brand: '400 INVALID_INPUT', admin: '400 INVALID_INPUT' },
  'PATCH /api/reviews/{id}/visibility': { ...ownOnly('403 FORBIDDEN', '403 FORBIDDEN'), admin: '200' },
  'DELETE /api/reviews/{id}': ownOnly('404 REVIEW_NOT_FOUND'),
  'POST /api/checkouts': { visitor: login, stranger: '201', owner: '201' },
  'DELETE /api/cart/lines/{id}': ownLine,
  'DELETE /api/cart/lines': { visitor: '404 CART_LINE_NOT_FOUND', stranger: '404 CART_LINE_NOT_FOUND', owner: '404 CART_LINE_NOT_FOUND' },
  'GET /api/wallet': eachOwn,
  'POST /api/wallet/codes': { visitor: login, stranger: '422 WALLET_EMAIL_INVALID', owner: '422 WALLET_EMAIL_INVALID' },
  'POST /api/wallet/connection': { visitor: login, stranger: '410 VERIFICATION_CODE_EXPIRED', owner: '410 VERIFICATION_CODE_EXPIRED' },
  'POST /api/wallet/tokens/{id}/coupon': ownOnly('404 NOT_FOUND'),
  'GET /api/rewards/{id}': everybody,
  'DELETE /api/wallet/connection': eachOwn,
  'POST /api/follow-visits': eachOwn,
  'POST /api/notifications/read': eachOwn,
  'GET /api/notification-mutes': eachOwn,
  'POST /api/notification-mutes': eachOwn,
  'DELETE /api/notification-mutes/{event}': eachOwn,
  // The token identifies the member, and none of these is a valid one.
  'GET /api/refusals/{token}': sameForAll('303'),
  'GET /api/refusals/{token}/subject': sameForAll('404 NOT_FOUND'),
  'POST /api/refusals/{token}': sameForAll('404 NOT_FOUND'),
  'POST /api/refusals/{token}/advertising': sameForAll('404 NOT_FOUND'),
  'DELETE /api/refusals/{token}': sameForAll('404 NOT_FOUND'),
  'POST /api/text-shapes': everybody,
  // Without the shopper's word that the picture is theirs.
  'POST /api/own-pictures': sameForAll('400 INVALID_INPUT'),
  'GET /api/own-pictures': everybody,
  'POST /api/designs/{id}/copies': ownOnly('404 DESIGN_NOT_FOUND', '201'),
  'POST /api/team-orders': ownOnly('404 DESIGN_NOT_FOUND', '201'),
  'GET /api/team-orders/{code}': everybody,
  'GET /api/team-orders/{code}/quote.pdf': ownOnly('404 TEAM_ORDER_NOT_FOUND'),
  'POST /api/orders/{id}/proof-approval': ownOnly('404 ORDER_NOT_FOUND', '409 ORDER_STATE_CONFLICT'),
  'PATCH /api/team-orders/{code}': ownOnly('404 TEAM_ORDER_NOT_FOUND'),
  'POST /api/team-orders/{code}/people': { visitor: '201', stranger: '201', owner: '201', isForOthers: true },
  'PUT /api/team-people/{token}': sameForAll('404 TEAM_PERSON_NOT_FOUND'),
  'DELETE /api/team-orders/{code}/people/{id}': ownOnly('404 TEAM_PERSON_NOT_FOUND'),
  'DELETE /api/team-orders/{code}': ownOnly('404 TEAM_ORDER_NOT_FOUND'),
  'GET /api/shares': eachOwn,
  'POST /api/shares': ownOnly('404 DESIGN_NOT_FOUND', '201'),
  // Anybody with the link may see the design; only its owner can end it.
  'GET /api/design-parents': everybody,
  'GET /api/shares/{code}': everybody,
  'DELETE /api/shares/{code}': ownOnly('404 SHARE_NOT_FOUND'),
  'GET /api/brand-requests': eachOwn,
  'POST /api/brand-requests/{id}/answer': { ...ownOnly('403 FORBIDDEN', '403 FORBIDDEN'), admin: '400 INVALID_INPUT' },
  'POST /api/brand-requests': { visitor: login, stranger: '201', owner: '409 BRAND_REQUEST_OPEN' },
  'DELETE /api/brand-requests/{id}': ownOnly('404 BRAND_REQUEST_NOT_FOUND'),
  'POST /api/admin/waybills/reading': office('422 WAYBILL_FILE_UNREADABLE'),
  'GET /api/admin/search': { ...office('400 INVALID_INPUT'), artist: '400 INVALID_INPUT', brand: '400 INVALID_INPUT' },
  // The back office: administrators' routes, and those where artists and brands handle their own data.
  'GET /api/admin/desk': { ...office(), artist: '200', brand: '200' },
  'GET /api/admin/artists/{id}/followers': { ...office(), artist: '404 ARTIST_NOT_FOUND' },
  'GET /api/admin/settlement-periods': { ...office(), artist: '200', brand: '200' },
  'GET /api/admin/settlement-periods/{id}': { ...office(), artist: '200', brand: '200' },
  'GET /api/admin/settlement-periods/{id}/statement': {
    ...office(),
    artist: '404 SETTLEMENT_NOT_FOUND',
    brand: '404 SETTLEMENT_NOT_FOUND',
  },
  'GET /api/admin/settlement-periods/{id}/statement.csv': {
    ...office(),
    artist: '404 SETTLEMENT_NOT_FOUND',
    brand: '404 SETTLEMENT_NOT_FOUND',
  },
  'POST /api/admin/settlement-periods/{id}/close': office('409 SETTLEMENT_PERIOD_RUNNING'),
  'PATCH /api/admin/options/{id}/stock': { ...office(), brand: '404 OPTION_NOT_FOUND' },
  'PUT /api/admin/options/{id}/incoming': { ...office('400 INVALID_INPUT'), brand: '400 INVALID_INPUT' },
  'DELETE /api/admin/options/{id}/incoming': { ...office('404 INCOMING_NOT_FOUND'), brand: '404 OPTION_NOT_FOUND' },
  'POST /api/admin/options/{id}/incoming/arrival': { ...office('400 INVALID_INPUT'), brand: '400 INVALID_INPUT' },
  // Options of others are refused one by one.
  'PATCH /api/admin/options/stock': { ...office(), brand: '200' },
  'PATCH /api/admin/preparations/{id}': { ...office(), brand: '404 PREPARATION_NOT_FOUND' },
  'POST /api/visits': sameForAll('204'),
  'GET /api/search/suggestions': everybody,
  'POST /api/admin/products/sheet/reading': office('422 WAYBILL_FILE_UNREADABLE'),
  'POST /api/admin/products/sheet': office('422 WAYBILL_FILE_UNREADABLE'),
  'POST /api/admin/graphics': { ...office('400 INVALID_INPUT'), artist: '400 INVALID_INPUT' },
  'POST /api/admin/graphics/files': { ...office('422 PHOTO_UNREADABLE'), artist: '422 PHOTO_UNREADABLE' },
  'PUT /api/admin/graphics/{id}/sale': { ...office('400 INVALID_INPUT'), artist: '400 INVALID_INPUT' },
  'PUT /api/admin/graphics/{id}/wished-price': { ...office('400 INVALID_INPUT'), artist: '400 INVALID_INPUT' },
  'POST /api/admin/artists/{id}/pictures': { ...office('422 PHOTO_UNREADABLE'), artist: '404 ARTIST_NOT_FOUND' },
  'PATCH /api/admin/payees/{id}': { ...office(), artist: '404 ARTIST_NOT_FOUND' },
  'GET /api/admin/graphics/{id}': office('404 NOT_FOUND'),
  'DELETE /api/admin/graphics/{id}': office('404 NOT_FOUND'),
  'DELETE /api/admin/categories/{id}': office('404 NOT_FOUND'),
  'GET /api/admin/products/{id}': office('404 NOT_FOUND'),
  'POST /api/admin/products/{id}/copies': office('404 NOT_FOUND'),
  'DELETE /api/admin/products/{id}': office('404 NOT_FOUND'),
  'GET /api/admin/pictures/{id}': office('404 PICTURE_NOT_FOUND'),
  'PUT /api/admin/pictures/{id}/file': office('422 PHOTO_UNREADABLE'),
  'DELETE /api/admin/pictures/{id}': office('404 PICTURE_NOT_FOUND'),
  'GET /api/admin/designs/{id}': office('404 NOT_FOUND'),
  'POST /api/admin/designs/{id}/copies': office('404 NOT_FOUND'),
  'DELETE /api/admin/designs/{id}': office('404 NOT_FOUND'),
  'GET /api/admin/contents/{kind}/{id}': office('404 NOT_FOUND'),
  'DELETE /api/admin/contents/{kind}/{id}': office('404 NOT_FOUND'),
  'GET /api/admin/terms/{id}': office('200'),
  'DELETE /api/admin/terms/{id}': office('409 TERMS_IN_FORCE'),
  'POST /api/admin/contents/{kind}/{id}/restoration': office('404 NOT_FOUND'),
  'POST /api/admin/coupons/{id}/numbers/reading': office('422 WAYBILL_FILE_UNREADABLE'),
  'DELETE /api/admin/staff/invitations/{id}': office('404 NOT_FOUND'),
  'GET /api/admin/pages/{page}/revisions/{id}': office('404 NOT_FOUND'),
  'DELETE /api/admin/pages/{page}/slots/{id}': office('404 NOT_FOUND'),
  'GET /api/staff-invitations/{token}': sameForAll('410 INVITATION_OVER'),
  'POST /api/staff-invitations/{token}/acceptance': sameForAll('400 INVALID_INPUT'),
};
