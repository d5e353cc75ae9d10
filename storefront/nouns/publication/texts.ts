import { defineMessages } from '#client/locale/message.ts';

/** Texts of events, exhibitions and brands. */
export const eventMessages = defineMessages({
  period: { ko: '{from} – {until}', en: '{from} – {until}', cn: '{from} – {until}' },
  openEnd: { ko: '{from}부터', en: 'From {from}', cn: '{from} 起' },
  over: { ko: '끝난 이벤트', en: 'This event has ended', cn: '活动已结束' },
  noEvents: { ko: '지금 진행하는 이벤트가 없습니다.', en: 'There are no events right now.', cn: '目前没有进行中的活动。' },
  allEvents: { ko: '이벤트 모두 보기', en: 'All events', cn: '查看全部活动' },
  myCoupons: { ko: '내 쿠폰 보기', en: 'My coupons', cn: '查看我的优惠券' },
  artists: { ko: '함께하는 아티스트', en: 'Participating artists', cn: '合作艺术家' },
  graphics: { ko: '이벤트 그래픽', en: 'Graphics in this event', cn: '活动图案' },
  products: { ko: '이벤트 상품', en: 'Products in this event', cn: '活动商品' },
  exhibition: { ko: '기획전', en: 'Exhibition', cn: '专题' },
});
