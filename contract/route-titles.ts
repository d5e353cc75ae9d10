import type { Locale } from '#rules/shop/locale.ts';
import type { RouteName } from './routes.ts';

/** Page titles for the title bar and the browser. The server sends a page only those of its own language. */
const routeTitles: Readonly<Record<RouteName, Readonly<Record<Locale, string>>>> = {
  main: text('홈', 'Home', '首页'),
  maindetail: text('모아보기', 'Collection', '精选'),
  category: text('카테고리', 'Category', '分类'),
  search: text('검색', 'Search', '搜索'),
  unsubscribe: text('수신 거부', 'Unsubscribe', '退订'),
  terms: text('약관', 'Terms', '条款'),
  login: text('로그인', 'Log in', '登录'),
  'login-kakao': text('카카오 로그인', 'Kakao login', 'Kakao 登录'),
  'sign-up': text('회원가입', 'Sign up', '注册'),
  'sign-up-social': text('간편 회원가입', 'Sign up', '快捷注册'),
  'artist-id': text('아티스트', 'Artists', '艺术家'),
  'artist-id-graphic': text('그래픽', 'Graphic', '图案'),
  'artist-name': text('아티스트', 'Artist', '艺术家'),
  'artist-name-graphic': text('그래픽', 'Graphic', '图案'),
  graphics: text('그래픽', 'Graphics', '图案'),
  brands: text('브랜드', 'Brands', '品牌'),
  brand: text('브랜드', 'Brand', '品牌'),
  'brand-product': text('브랜드 상품', 'Brand product', '品牌商品'),
  influencer: text('인플루언서', 'Influencer', '达人'),
  'influencer-feed': text('피드', 'Feed', '动态'),
  plan: text('기획전', 'Event', '企划'),
  'banner-list': text('이벤트', 'Events', '活动'),
  banner: text('이벤트', 'Event', '活动'),
  'product-id': text('상품', 'Product', '商品'),
  'shared-design': text('공유한 디자인', 'Shared design', '分享的设计'),
  'fair-shop': text('하지 않는 일', 'What we never do', '我们不做的事'),
  'brand-request': text('브랜드 입점 신청', 'Sell with us', '品牌入驻申请'),
  cart: text('장바구니', 'Cart', '购物车'),
  'order-wait': text('결제 확인', 'Payment', '确认付款'),
  'order-id': text('주문하기', 'Order', '下单'),
  'order-complete': text('주문 완료', 'Order complete', '下单完成'),
  'review-list': text('리뷰', 'Reviews', '评价'),
  review: text('리뷰', 'Review', '评价'),
  'review-write': text('리뷰 쓰기', 'Write a review', '写评价'),
  'review-write-check': text('리뷰 쓰기', 'Write a review', '写评价'),
  'review-write-form': text('리뷰 쓰기', 'Write a review', '写评价'),
  mypage: text('마이', 'My', '我的'),
  'mypage-wallet-connect': text('지갑 연결', 'Connect a wallet', '连接钱包'),
  'mypage-review': text('내 리뷰', 'My reviews', '我的评价'),
  'mypage-product-custom-save': text('내 디자인', 'My designs', '我的设计'),
  'mypage-point': text('포인트', 'Points', '积分'),
  'mypage-order': text('주문 내역', 'Orders', '订单'),
  'mypage-order-id': text('주문 상세', 'Order details', '订单详情'),
  'mypage-like': text('좋아요', 'Likes', '喜欢'),
  'mypage-follow': text('팔로우', 'Following', '关注'),
  'mypage-coupon': text('쿠폰', 'Coupons', '优惠券'),
  'mypage-qna': text('상품 문의', 'Product Q&A', '商品咨询'),
  'mypage-profile': text('회원 정보', 'Profile', '个人资料'),
  'mypage-oneonone': text('1:1 문의', '1:1 inquiry', '一对一咨询'),
  'mypage-notice': text('공지사항', 'Notices', '公告'),
  'mypage-faq': text('자주 묻는 질문', 'Questions and answers', '常见问题'),
  'mypage-about-us': text('회사 소개', 'About us', '关于我们'),
};

/** The titles of all routes in one language. */
export function titlesIn(locale: Locale): Record<RouteName, string> {
  return Object.fromEntries(Object.entries(routeTitles).map(([name, title]) => [name, title[locale]])) as Record<RouteName, string>;
}

function text(ko: string, en: string, cn: string): Record<Locale, string> {
  return { ko, en, cn };
}
