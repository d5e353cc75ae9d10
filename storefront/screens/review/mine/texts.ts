import { defineMessages } from '#client/locale/message.ts';

/** Sentences of a member's own reviews. */
export const mineTexts = defineMessages({
  toWrite: { ko: '쓸 수 있는 리뷰 {count}', en: 'To write {count}', cn: '待评价 {count}' },
  written: { ko: '내가 쓴 리뷰 {count}', en: 'Written {count}', cn: '我的评价 {count}' },
  toEarn: { ko: '받을 수 있는 포인트', en: 'Points you can earn', cn: '可获得积分' },
  waiting: { ko: '구매 확정하면 들어올 포인트', en: 'Waiting for your confirmation', cn: '确认收货后到账' },
  points: { ko: '{count}P', en: '{count} P', cn: '{count} 积分' },
  write: { ko: '리뷰 쓰기', en: 'Write a review', cn: '写评价' },
  noneToWrite: { ko: '쓸 수 있는 리뷰가 없어요.', en: 'Nothing to review now.', cn: '暂无待评价商品。' },
  noneWritten: { ko: '아직 쓴 리뷰가 없어요.', en: 'You have not written a review yet.', cn: '尚未撰写评价。' },
  toOrders: { ko: '주문 내역 보기', en: 'See my orders', cn: '查看订单' },
  edit: { ko: '고치기', en: 'Change', cn: '修改' },
  editUntil: { ko: '{day}까지 고칠 수 있어요', en: 'Can be changed until {day}', cn: '可修改至{day}' },
  see: { ko: '리뷰 보기', en: 'See it', cn: '查看评价' },
  stateWAITING: { ko: '{count}P 적립 예정 · 구매 확정 후', en: '{count} points after you confirm', cn: '确认收货后可得{count}积分' },
  stateGIVEN: { ko: '{count}P 적립 완료', en: '{count} points received', cn: '已获得{count}积分' },
  stateTAKEN_BACK: { ko: '반품으로 {count}P 회수', en: '{count} points taken back with the return', cn: '因退货收回{count}积分' },
  hidden: {
    ko: '숨김 처리된 리뷰입니다. 사유: {reason}',
    en: 'This review is hidden. Reason: {reason}',
    cn: '该评价已被隐藏。理由：{reason}',
  },
});
