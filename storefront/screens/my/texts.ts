import { defineMessages } from '#client/locale/message.ts';

/** Sentences of the member's own pages and of the service pages beside them. */
export const mypageMessages = defineMessages({
  hello: { ko: '{name}님, 안녕하세요', en: 'Hello, {name}', cn: '您好，{name}' },
  orders: { ko: '주문 내역', en: 'Orders', cn: '订单' },
  designs: { ko: '내 디자인', en: 'My designs', cn: '我的设计' },
  likes: { ko: '좋아요', en: 'Likes', cn: '喜欢' },
  follow: { ko: '팔로우', en: 'Following', cn: '关注' },
  coupons: { ko: '쿠폰', en: 'Coupons', cn: '优惠券' },
  points: { ko: '포인트', en: 'Points', cn: '积分' },
  reviews: { ko: '리뷰', en: 'Reviews', cn: '评价' },
  qna: { ko: '상품 문의', en: 'Product Q&A', cn: '商品咨询' },
  oneonone: { ko: '1:1 문의', en: '1:1 inquiry', cn: '一对一咨询' },
  profile: { ko: '회원 정보', en: 'Profile', cn: '个人资料' },
  wallet: { ko: '지갑 연결', en: 'Connect a wallet', cn: '连接钱包' },
  walletOff: { ko: '준비 중', en: 'Not available', cn: '暂未开放' },
  shopping: { ko: '쇼핑', en: 'Shopping', cn: '购物' },
  benefits: { ko: '혜택', en: 'Benefits', cn: '优惠' },
  support: { ko: '도움말', en: 'Help', cn: '帮助' },
  account: { ko: '계정', en: 'Account', cn: '账户' },
  logoutQuestion: { ko: '로그아웃할까요?', en: 'Log out?', cn: '要退出登录吗？' },

  waits: { ko: '재입고 알림', en: 'Waiting for', cn: '到货提醒' },
  isAwaited: { ko: '재입고되면 여기에서 알려 드려요', en: 'We will tell you here when it is back', cn: '到货后在此提示' },
  isBack: { ko: '재입고되었어요', en: 'It is back in stock', cn: '已到货' },
  stopWaiting: { ko: '{name} 재입고 알림 취소', en: 'Stop waiting for {name}', cn: '取消 {name} 到货提醒' },

  likedGraphics: { ko: '그래픽', en: 'Graphics', cn: '图案' },
  likedProducts: { ko: '상품', en: 'Products', cn: '商品' },
  noLikedGraphics: { ko: '아직 좋아한 그래픽이 없습니다.', en: 'You have not liked a graphic yet.', cn: '还没有喜欢的图案。' },
  noLikedProducts: { ko: '아직 좋아한 상품이 없습니다.', en: 'You have not liked a product yet.', cn: '还没有喜欢的商品。' },
  findSome: { ko: '둘러보기', en: 'Have a look', cn: '去逛逛' },
});
