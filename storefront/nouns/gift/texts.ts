import { defineMessages } from '#client/locale/message.ts';

/** Texts of gifts, for those who give and those who receive. */
export const giftTexts = defineMessages({
  asGift: { ko: '선물하기', en: 'Send as a gift', cn: '作为礼物赠送' },
  asGiftHint: {
    ko: '주소를 몰라도 괜찮아요. 결제하면 링크가 나오고, 받는 분이 직접 배송지를 입력해요.',
    en: 'No address needed: after paying you get a link, and the receiver enters where it goes.',
    cn: '无需知道地址：付款后获得链接，由收件人填写收货地址。',
  },
  from: { ko: '보내는 사람', en: 'From', cn: '赠送人' },
  fromMissing: { ko: '보내는 사람을 입력해 주세요.', en: 'Please say from whom it is.', cn: '请填写赠送人。' },
  message: { ko: '메시지', en: 'Message', cn: '留言' },
  messageWrong: {
    ko: '보이지 않는 문자는 쓸 수 없어요.',
    en: 'The message holds characters that cannot be seen.',
    cn: '留言含有不可见字符。',
  },
  title: { ko: '선물', en: 'Gift', cn: '礼物' },
  UNPAID: { ko: '결제하면 선물 링크를 보낼 수 있어요.', en: 'You can send the link once it is paid.', cn: '付款后即可发送礼物链接。' },
  OPEN: {
    ko: '받는 분의 배송지를 기다리고 있어요. {time}까지 입력하지 않으면 취소하고 환불해 드려요.',
    en: 'Waiting for the receiver’s address. Without one until {time} it is cancelled and refunded.',
    cn: '正在等待收件人填写地址。若 {time} 前未填写，将取消并退款。',
  },
  TAKEN: {
    ko: '받는 분이 배송지를 입력했어요. 배송지는 받는 분만 알 수 있어요.',
    en: 'The receiver gave an address, which only they can see.',
    cn: '收件人已填写地址，地址仅收件人可见。',
  },
  OVER: { ko: '취소된 선물이에요.', en: 'This gift was cancelled.', cn: '该礼物已取消。' },
  send: { ko: '링크 보내기', en: 'Send the link', cn: '发送链接' },
  copy: { ko: '링크 복사', en: 'Copy the link', cn: '复制链接' },
  copied: { ko: '선물 링크를 복사했어요.', en: 'The link is copied.', cn: '已复制礼物链接。' },
  kakao: { ko: '카카오톡으로 보내기', en: 'Send by KakaoTalk', cn: '通过 KakaoTalk 发送' },
  shared: { ko: '{from}님이 보낸 선물이 도착했어요', en: 'A gift from {from} is waiting for you', cn: '{from} 送来的礼物到了' },
  accept: { ko: '선물 받기', en: 'Accept the gift', cn: '领取礼物' },
  arrived: { ko: '{from}님이 보낸 선물이에요', en: 'A gift from {from}', cn: '{from} 送来的礼物' },
  until: { ko: '{time}까지 배송지를 입력해 주세요.', en: 'Please enter where it should go by {time}.', cn: '请在 {time} 前填写收货地址。' },
  pieces: { ko: '{count}개', en: '{count} {count|piece|pieces}', cn: '{count} 件' },
  size: { ko: '{name} 사이즈', en: 'Size of {name}', cn: '{name} 的尺码' },
  where: { ko: '어디로 보낼까요?', en: 'Where should it go?', cn: '寄往哪里？' },
  private: {
    ko: '배송지는 배송에만 쓰고 보낸 분께 알리지 않아요.',
    en: 'Your address is used for delivery only and not shown to the giver.',
    cn: '地址仅用于配送，不会告知赠送人。',
  },
  take: { ko: '이 주소로 받기', en: 'Send it here', cn: '寄到此地址' },
  done: { ko: '배송지를 입력했어요', en: 'Your address is in', cn: '已填写地址' },
  doneNote: { ko: '곧 준비해서 보내 드릴게요.', en: 'We will get it ready and send it to you.', cn: '我们将尽快准备并寄出。' },
  toShop: { ko: '쇼핑 둘러보기', en: 'Look around the shop', cn: '逛逛商店' },
  failed: { ko: '선물을 불러오지 못했어요.', en: 'The gift could not be loaded.', cn: '礼物加载失败。' },
});
