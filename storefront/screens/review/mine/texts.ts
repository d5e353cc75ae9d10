import { defineMessages } from '#client/locale/message.ts';

/** Texts of the member's reviews. */
export const mineTexts = defineMessages({
  toWrite: { ko: '쓸 수 있는 리뷰 {count}', en: 'To write {count}', cn: '待评价 {count}' },
  written: { ko: '내가 쓴 리뷰 {count}', en: 'Written {count}', cn: '我的评价 {count}' },
  toEarn: { ko: '받을 수 있는 포인트', en: 'Points you can earn', cn: '可获得积分' },
  waiting: { ko: '구매 확정하면 들어올 포인트', en: 'Pending your confirmation', cn: '确认收货后到账' },
  points: { ko: '{count}P', en: '{count} P', cn: '{count} 积分' },
  write: { ko: '리뷰 쓰기', en: 'Write a review', cn: '写评价' },
  noneToWrite: { ko: '쓸 수 있는 리뷰가 없어요.', en: 'Nothing to review now.', cn: '暂无待评价商品。' },
  noneWritten: { ko: '아직 쓴 리뷰가 없어요.', en: 'You have not written a review yet.', cn: '尚未撰写评价。' },
  toOrders: { ko: '주문 내역 보기', en: 'See my orders', cn: '查看订单' },
  edit: { ko: '고치기', en: 'Edit', cn: '修改' },
  editUntil: { ko: '{day}까지 고칠 수 있어요', en: 'Can be edited until {day}', cn: '可修改至{day}' },
  remove: { ko: '삭제', en: 'Delete', cn: '删除' },
  removeTitle: { ko: '리뷰를 삭제할까요?', en: 'Delete this review?', cn: '要删除这条评价吗？' },
  removeLead: {
    ko: '사진까지 바로 삭제되고 되돌릴 수 없어요. 같은 상품에 리뷰를 다시 쓸 수 있지만 포인트는 더 드리지 않습니다.',
    en: 'Its photos are deleted right away, and this cannot be undone. You can review the product again, but without points.',
    cn: '照片将立即删除且无法恢复。您可以再次评价该商品，但不再发放积分。',
  },
  removeTakes: {
    ko: '받은 {count}P는 회수됩니다. 이미 쓴 포인트는 다음 적립에서 빠져요.',
    en: 'The {count} {count|point|points} you earned for it will be taken back. Any you have already spent will be deducted from the next ones you earn.',
    cn: '已获得的{count}积分将被收回；已使用的部分将从下次获得的积分中扣除。',
  },
  removed: { ko: '리뷰를 삭제했어요.', en: 'Your review was deleted.', cn: '评价已删除。' },
  see: { ko: '리뷰 보기', en: 'View review', cn: '查看评价' },
  stateWAITING: {
    ko: '{count}P 적립 예정 · 구매 확정 후',
    en: '{count} {count|point|points} after you confirm',
    cn: '确认收货后可得{count}积分',
  },
  stateGIVEN: { ko: '{count}P 적립 완료', en: '{count} {count|point|points} received', cn: '已获得{count}积分' },
  stateTAKEN_BACK: { ko: '{count}P 회수됨', en: '{count} {count|point|points} taken back', cn: '已收回{count}积分' },
  hidden: {
    ko: '숨김 처리된 리뷰입니다. 사유: {reason}',
    en: 'This review is hidden. Reason: {reason}',
    cn: '该评价已被隐藏。理由：{reason}',
  },
});
