import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { Claim } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { ClaimSection } from './claim-section.tsx';

const asked = {
  id: 4,
  type: 'EXCHANGE',
  status: 'REQUESTED',
  reason: 'SIZE',
  detail: '소매가 짧아요.\n한 치수 크게요.',
  note: '',
  created_at: '2026-12-07T03:00:00Z',
  lines: [],
  photos: [],
  refund: null,
  planned_refund: null,
  is_withdrawable: false,
} as unknown as Claim;

const drawn = (claim: Claim) =>
  renderToStaticMarkup(
    <LocaleProvider locale="ko">
      <ClaimSection order={{ order_products: [] } as unknown as Order} claims={[claim]} onChanged={() => undefined} />
    </LocaleProvider>,
  );
const shown = (claim: Claim) => drawn(claim).replace(/<[^>]+>/g, '|');

test('the typed detail of a claim is shown under its reason, line by line', () => {
  expect(shown(asked)).toContain('|사이즈가 맞지 않아요||소매가 짧아요.\n한 치수 크게요.|');
  expect(shown({ ...asked, detail: '' })).toMatch(/\|사이즈가 맞지 않아요\|+$/);
});

test('an undecided claim shows the expected refund, until the sum is fixed', () => {
  const asking = { ...asked, type: 'RETURN', planned_refund: { money: 24_000, points: 500 } } as const;
  expect(shown(asking)).toContain('|예상 환불 금액 24,000원 + 500P|저희가 확인한 뒤에 정해져요.|');
  const refund = { amount: 27_000, point_amount: 0 } as Claim['refund'];
  const settled = shown({ ...asking, status: 'COMPLETED', planned_refund: null, refund });
  expect(settled).toContain('|환불 27,000원|');
  expect(settled).not.toContain('예상');
});

test('a parcel has a link to its courier’s page in a new tab, and plain text if the courier has none', () => {
  const sent = { ...asked, status: 'REDELIVERING', delivery_courier: 'CJ', delivery_number: '123456789012' } as Claim;
  expect(drawn(sent)).toContain('CJ대한통운 123456789012<a');
  expect(drawn(sent)).toMatch(
    /href="https:\/\/trace\.cjlogistics\.com\/[^"]*=123456789012" target="_blank" rel="noopener noreferrer">배송 조회</,
  );
  expect(drawn({ ...sent, delivery_courier: 'KYUNGDONG' })).not.toContain('<a');
});
