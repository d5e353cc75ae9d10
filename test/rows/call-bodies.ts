import { randomUUID } from 'node:crypto';
import { home } from '#test/commerce-steps.ts';
import { brandRequestBody } from '#test/rows/share-bodies.ts';

export const askedQuestion = { type: 'ETC', title: '궁금해요', content: '알려 주세요' };

const unproved = { phone: '01012345678', proof: 'made up' };

/** A body for each call that does not depend on the test's rows: a valid one, or one rejected for its content. */
export const plainBodies: Readonly<Record<string, object>> = {
  'POST /api/brand-requests': brandRequestBody,
  'POST /api/orders/{id}/cash-receipt': { purpose: 'PERSONAL', number: '010-1234-5678' },
  'POST /api/admin/claims/{id}/preview': { fault: 'SHOP', has_pick_up: true },
  'POST /api/admin/claims/{id}/moves': { to: 'COLLECTING' },
  'POST /api/admin/discrepancies/{id}/resolution': { action: 'REFUND' },
  'POST /api/members': {},
  'POST /api/verifications': { purpose: 'SIGN_UP', phone: '' },
  'POST /api/verifications/{id}/check': { code: '123456' },
  'POST /api/members/found-id': { name: '김이음', ...unproved },
  'POST /api/members/password-resets': { email: 'somebody@seam.example', ...unproved },
  'POST /api/members/passwords': { token: 'made up', password: 'violet 자전거 7' },
  'POST /api/members/phone': unproved,
  'POST /api/wallet/codes': { way: 'SIGN_IN', email: 'somebody', password: 'violet 자전거 7' },
  'POST /api/wallet/connection': { code_id: randomUUID(), code: '123456' },
  'POST /api/payments/webhook': {},
  'POST /api/one-tap': {},
  'POST /api/one-tap/credentials': {},
  'POST /api/social-arrivals': {},
  'POST /api/social-accounts': {},
  'POST /api/social-accounts/{vendor}/attempts': {},
  'PATCH /api/members/me': {},
  'PATCH /api/members/me/consents': {},
  'POST /api/members/me/password': { current_password: 'not mine 1', new_password: 'a better horse 2' },
  'POST /api/members/me/withdrawal': {},
  'POST /api/photos': {},
  'PATCH /api/reviews/{id}': { score: 4, content: '두 번 빨아도 그대로예요.' },
  'POST /api/reviews/{id}/reports': { reason: 'ADVERTISING' },
  'POST /api/reviews/{id}/reply': { content: '' },
  'PATCH /api/reviews/{id}/visibility': { hidden_reason: null },
  'POST /api/inquiries': askedQuestion,
  'PATCH /api/inquiries/{id}': { title: '제목을 고쳤어요' },
  'POST /api/inquiries/{id}/messages': { content: '덧붙입니다' },
  'POST /api/inquiries/{id}/answers': { content: '답변입니다' },
  'POST /api/visits': { device: 'PHONE', page: 'home', steps: ['VISIT'], vitals: { LCP: 1_200 }, misses: [] },
  'POST /api/admin/members/search': {},
  'PATCH /api/cart/selection': { is_selected: true },
  'PATCH /api/cart/lines/{id}': { quantity: 2 },
  'PATCH /api/delivery-destinations/{id}': { name: 'mine now' },
  'POST /api/checkouts/{id}/quote': {},
  'POST /api/orders/{id}/payments': {},
  'POST /api/payments/{paymentId}/refund-account': { bank: 'SHINHAN', number: '110123456789', holder: '김이음' },
  'POST /api/orders/{id}/cancellation': {},
  'POST /api/orders/{id}/purchase-confirmation': { is_agreed: true },
  'POST /api/delivery-destinations': home,
  'POST /api/checkouts': { source: 'CART' },
  'POST /api/notification-mutes': { event: 'coupon' },
  'POST /api/notifications/read': { up_to: 1 },
};
