import { defineMessages } from '#client/locale/message.ts';

/** Texts of the inbox and the notification settings. */
export const notificationTexts = defineMessages({
  inbox: { ko: '알림', en: 'Notifications', cn: '通知' },
  unread: { ko: '알림, 읽지 않음 {count}개', en: 'Notifications, {count} unread', cn: '通知，{count} 条未读' },
  isUnread: { ko: '읽지 않음', en: 'Unread', cn: '未读' },
  empty: { ko: '아직 받은 알림이 없습니다.', en: 'You have no notifications yet.', cn: '暂无通知。' },
  settings: { ko: '알림 설정', en: 'Settings', cn: '通知设置' },
  settingsLead: {
    ko: '문자나 메일로도 받을 소식을 골라 주세요. 알림함에는 모두 남습니다.',
    en: 'Choose what we also send by text or email. Everything stays in your notifications.',
    cn: '请选择还要通过短信或邮件接收的内容。所有通知都会保留在通知中。',
  },
  advertising: {
    ko: '(광고) 동의한 채널로만, 밤 9시부터 아침 8시까지는 보내지 않아요',
    en: 'Marketing: only if you agreed, and never between 9 pm and 8 am',
    cn: '广告：仅通过您同意的渠道发送，晚9点至早8点不发送',
  },
  order_moved: { ko: '주문·배송', en: 'Orders and delivery', cn: '订单与配送' },
  checkout_ready: { ko: '준비된 주문서', en: 'Orders prepared for me', cn: '已备好的订单' },
  answered: { ko: '문의 답변', en: 'Answers to my questions', cn: '咨询回复' },
  coupon: { ko: '쿠폰 소식', en: 'Coupons', cn: '优惠券' },
  points_ending: { ko: '포인트 소멸 예정', en: 'Points about to expire', cn: '积分到期提醒' },
  points_changed: { ko: '포인트 지급·회수', en: 'Points added or deducted', cn: '积分发放与收回' },
  followed_artist: { ko: '팔로우한 아티스트의 새 그래픽', en: 'New from artists I follow', cn: '关注的艺术家新作' },
  review_hidden: { ko: '리뷰 숨김 처리', en: 'My review was hidden', cn: '评价被隐藏' },
  review_shown: { ko: '리뷰 재공개', en: 'My review is visible again', cn: '评价重新公开' },
  cash_receipt: { ko: '현금영수증', en: 'Cash receipts', cn: '现金收据' },
  brand_answered: { ko: '입점 신청 답변', en: 'Answer to my brand request', cn: '入驻申请回复' },
  graphic_reviewed: { ko: '그래픽 검토 결과', en: 'Reviews of my graphics', cn: '图案审核结果' },
  work_waiting: { ko: '아침마다 처리할 일', en: 'Each morning: work to do', cn: '每天早上：待处理的工作' },
  work_came: { ko: '새 주문·클레임·문의', en: 'New orders, claims and questions', cn: '新订单、售后与咨询' },
  payee_changed: { ko: '정산금 지급 계좌 변경', en: 'Changes of a payout account', cn: '收款账户变更' },
  campaign: { ko: '이벤트·혜택 소식', en: 'Offers and events', cn: '活动与优惠' },
  terms_changed: { ko: '약관 변경', en: 'Changes to our terms', cn: '条款变更' },
  restock: { ko: '재입고', en: 'Back in stock', cn: '到货' },
});
