import { z } from 'zod';
import type { Permission } from '#rules/member/rights/permission.ts';
import { memberStandingList } from '#rules/member/sign-in/member-standing.ts';
import { cashReceiptStateList } from '#rules/money/cash-receipt.ts';
import { couponTypes } from '#rules/money/coupon/coupon.ts';
import { couponStandingList } from '#rules/money/coupon/coupon-terms.ts';
import { figureKinds } from '#rules/office/figures.ts';
import { claimTypes, faultList } from '#rules/order/claim/claim.ts';
import { day } from '../values.ts';
import { auditQuery } from './audit.ts';
import { orderFilter } from './orders.ts';

const text = z.string().trim().max(100).default('');
const period = { from: day.optional().describe('On this Korean day or later'), until: day.optional() };

/** The views of the list of claims, as tabs. */
export const claimViews = ['open', 'owed', 'finished', 'all'] as const;

interface Export {
  /** The file and its sheet, in Korean. */
  title: string;
  /** Its list's. */
  permission: Permission;
  /** What of it: the filters of its list, under their names there. */
  filter: z.ZodObject;
  /** Has names, phones or addresses, which are masked unless asked for by who may see them. */
  isPersonal?: true;
}

/** Everything that can be taken out as a file: GET /api/admin/exports/<name>, xlsx or CSV. A new one is a row here and its statement. */
export const exportTable = {
  orders: { title: '주문', permission: 'order-desk.read', filter: orderFilter, isPersonal: true },
  'order-lines': { title: '주문 상품', permission: 'order-desk.read', filter: orderFilter },
  claims: {
    title: '취소·반품·교환',
    permission: 'claim.settle',
    filter: z.object({
      tab: z.enum(claimViews).default('open'),
      type: z.enum(claimTypes).optional(),
      fault: z.enum(faultList).optional(),
      q: text,
      ...period,
    }),
    isPersonal: true,
  },
  'cash-receipts': {
    title: '현금영수증',
    permission: 'cash-receipt.manage',
    filter: z.object({ state: z.enum(cashReceiptStateList).optional(), q: text, ...period }),
  },
  members: {
    title: '회원',
    permission: 'member.manage',
    filter: z.object({ standing: z.enum(memberStandingList).optional(), q: text, ...period }),
    isPersonal: true,
  },
  coupons: {
    title: '쿠폰',
    permission: 'coupon.manage',
    filter: z.object({ state: z.enum(couponStandingList).optional(), type: z.enum(couponTypes).optional(), q: text }),
  },
  points: {
    title: '포인트 내역',
    permission: 'point.grant',
    filter: z.object({ type: z.enum(['EARNED', 'USED']).optional(), by_hand: z.literal('true').optional(), ...period }),
  },
  'point-liabilities': {
    title: '포인트 잔액',
    permission: 'point.grant',
    filter: z.object({ at: day.optional().describe('At the end of this Korean day; now when left out') }),
  },
  royalties: { title: '정산 원장', permission: 'royalty.manage', filter: z.object(period) },
  settlements: { title: '정산', permission: 'settlement.manage', filter: z.object(period) },
  commissions: { title: '브랜드 수수료', permission: 'royalty.manage', filter: z.object({ q: text }) },
  withholdings: {
    title: '사업소득 지급명세서',
    permission: 'settlement.manage',
    filter: z.object({
      by: z.enum(['month', 'year']).default('month').describe('One row of each artist by month or year of payment'),
      ...period,
    }),
  },
  visits: { title: '방문', permission: 'dashboard.read', filter: z.object(period) },
  audit: {
    title: '작업 기록',
    permission: 'audit.read',
    filter: auditQuery.pick({ staff: true, kind: true, thing: true, table: true, row: true, action: true, q: true }).extend(period),
  },
  figures: {
    title: '매출',
    permission: 'figure.read',
    filter: z.object({ by: z.enum(figureKinds).default('day'), from: day, until: day }),
  },
  reprints: { title: '다시 제작', permission: 'figure.read', filter: z.object(period) },
  vat: { title: '부가세', permission: 'figure.read', filter: z.object({ from: day, until: day }) },
} as const satisfies Record<string, Export>;

export type ExportName = keyof typeof exportTable;
export type ExportFilter<Name extends ExportName> = z.output<(typeof exportTable)[Name]['filter']>;

/** How it is taken out, besides its filters. `whole`: with personal data in full. */
export const exportForm = z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx'), whole: z.literal('true').optional() });
