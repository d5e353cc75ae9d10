import type { WorkThing } from '#rules/office/work.ts';
import type { Sentence } from '../sentences.ts';

/** What waits for the people of the shop, as the office's first screen and notifications call it. */
export const workNames: Record<WorkThing, Sentence> = {
  ORDERS_NEW: { ko: '확인할 새 주문', en: 'New orders', cn: '待确认的新订单' },
  ORDERS_LATE: { ko: '늦은 출고', en: 'Late shipments', cn: '延迟发货' },
  CLAIMS_OPEN: { ko: '진행 중인 클레임', en: 'Open claims', cn: '处理中的售后' },
  DISCREPANCIES: { ko: '맞지 않는 돈', en: 'Discrepancies', cn: '金额不符' },
  REFUNDS_FAILED: { ko: '실패한 환불', en: 'Failed refunds', cn: '失败的退款' },
  INQUIRIES_LATE: { ko: '늦은 답변', en: 'Late answers', cn: '延迟的回复' },
  INQUIRIES_WAITING: { ko: '답변할 문의', en: 'Questions to answer', cn: '待回复的咨询' },
  REPORTS_WAITING: { ko: '신고된 리뷰', en: 'Reported reviews', cn: '被举报的评价' },
  PICTURES_WAITING: { ko: '확인할 손님 사진', en: 'Pictures to check', cn: '待审核的顾客图片' },
  BRAND_REQUESTS: { ko: '입점 신청', en: 'Brand requests', cn: '入驻申请' },
  JOBS_FAILED: { ko: '멈춘 작업', en: 'Failed jobs', cn: '停止的任务' },
  GRAPHICS_WAITING: { ko: '검토할 그래픽', en: 'Graphics to review', cn: '待审核的图案' },
  PRICES_WISHED: { ko: '답할 가격 요청', en: 'Prices asked for', cn: '待答复的价格申请' },
  RECEIPTS_FAILED: { ko: '실패한 현금영수증', en: 'Failed cash receipts', cn: '失败的现金收据' },
  SOLD_OUT: { ko: '품절된 상품', en: 'Sold out products', cn: '售罄商品' },
  LOW_STOCK: { ko: '재고가 적은 상품', en: 'Products running low', cn: '库存不足的商品' },
  MONTHS_OPEN: { ko: '마감할 달', en: 'Months to close', cn: '待结算的月份' },
  TO_PREPARE: { ko: '준비할 상품', en: 'Goods to prepare', cn: '待备货商品' },
};
