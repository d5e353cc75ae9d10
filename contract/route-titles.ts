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
  plan: text('기획전', 'Exhibition', '专题'),
  'banner-list': text('이벤트', 'Events', '活动'),
  banner: text('이벤트', 'Event', '活动'),
  'product-id': text('상품', 'Product', '商品'),
  'team-order': text('단체 주문', 'Team order', '团体订单'),
  'shared-design': text('공유한 디자인', 'Shared design', '分享的设计'),
  gift: text('선물', 'A gift for you', '礼物'),
  'fair-shop': text('하지 않는 일', 'What we never do', '我们不做的事'),
  'brand-request': text('입점 신청', 'Sell with us', '入驻申请'),
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

/** The description of the shop, for pages without their own. */
const shop: Readonly<Record<Locale, string>> = {
  ko: '아티스트의 그래픽으로 나만의 옷을 만드는 곳, Seam',
  en: "Seam: clothes you make your own with artists' graphics",
  cn: 'Seam：用艺术家的图案定制专属服饰',
};

/** Descriptions for search engines, for pages without their own; `{title}` is the page's title. */
const descriptions: Partial<Record<RouteName, Readonly<Record<Locale, string>>>> = {
  main: text(
    '아티스트의 그래픽을 골라 티셔츠와 후드에 올리고 한 벌부터 만들어 보세요. 새 그래픽과 기획전, 인기 디자인을 모았어요.',
    "Choose an artist's graphic, place it on a tee or hoodie and have it made, from a single piece. New graphics, exhibitions and popular designs.",
    '挑选艺术家的图案，放到T恤或卫衣上，一件起做。新图案、专题与人气设计都在这里。',
  ),
  maindetail: text(
    '{title}: Seam이 고른 그래픽과 디자인',
    '{title}: graphics and designs chosen by Seam',
    '{title}：Seam 精选的图案与设计',
  ),
  category: text(
    '{title}: 그대로 입는 옷과 직접 꾸미는 옷을 가격과 리뷰로 골라 보세요.',
    '{title}: clothes to wear as they are or to design yourself, with prices and reviews.',
    '{title}：成衣与可自行设计的服饰，价格与评价一目了然。',
  ),
  graphics: text(
    '심 아티스트들의 그래픽을 모두 모았습니다. 마음에 드는 그림을 골라 옷에 올려 보세요.',
    'All graphics by the artists of Seam. Choose one and put it on a garment.',
    'Seam 艺术家的全部图案，选一款印在服饰上。',
  ),
  brands: text(
    '심과 함께하는 브랜드와 그 상품을 만나 보세요.',
    'The brands that sell with Seam, and what they make.',
    '与 Seam 合作的品牌及其商品。',
  ),
  'fair-shop': text(
    '심이 손님에게 하지 않는 일: 미리 체크된 칸도, 나중에 붙는 금액도 없습니다.',
    'What Seam never does to shoppers: nothing ticked in advance, no price that grows at the end.',
    'Seam 对顾客绝不做的事：没有预先勾选，也没有最后追加的金额。',
  ),
  plan: text('{title}: 한 주제로 모은 그래픽과 상품', '{title}: graphics and products on one theme', '{title}：同一主题的图案与商品'),
  brand: text('{title}의 상품과 함께하는 아티스트', 'Products by {title} and the artists it works with', '{title} 的商品与合作艺术家'),
  'artist-id': text(
    'Seam의 아티스트와 그래픽을 한눈에 보고 마음에 드는 그림으로 옷을 만들어 보세요.',
    'All artists of Seam, and the graphics you can have on your clothes.',
    'Seam 的全部艺术家，以及可以印在衣服上的图案。',
  ),
  'artist-name': text('{title}의 그래픽', 'Graphics by {title}', '{title} 的图案'),
  'artist-name-graphic': text(
    '{title}의 그래픽을 원하는 옷에 올려 보세요.',
    'The graphic {title}, to place on the garment you like.',
    '图案 {title}，可放到喜欢的衣服上。',
  ),
  'product-id': text(
    '{title}의 사진, 가격, 사이즈와 리뷰',
    'Photos, price, sizes and reviews of {title}',
    '{title} 的图片、价格、尺码与评价',
  ),
  'banner-list': text(
    '지금 참여할 수 있는 Seam의 이벤트와 기획전, 쿠폰',
    'Events, exhibitions and coupons you can join at Seam now',
    'Seam 正在进行的活动、专题与优惠券',
  ),
  banner: text('{title}: Seam의 이벤트', '{title}: an event at Seam', '{title}：Seam 的活动'),
  influencer: text('{title}의 피드와 입은 옷', 'Posts by {title}, with what they wear', '{title} 的动态与穿搭'),
  'review-list': text(
    '직접 산 사람들의 사진 리뷰와 별점, 사이즈 느낌',
    'Photo reviews, ratings and size impressions by people who bought them',
    '购买者的图片评价、评分与尺码感受',
  ),
  'brand-request': text(
    'Seam에서 그림이나 상품을 팔고 싶은 아티스트와 브랜드의 입점 신청',
    'Apply to sell your art or your brand’s products at Seam',
    '艺术家与品牌入驻 Seam 的申请',
  ),
  terms: text('Seam의 이용약관과 개인정보처리방침', 'The terms of use and privacy policy of Seam', 'Seam 的使用条款与隐私政策'),
  'mypage-faq': text(
    '주문, 배송, 제작, 반품에 대해 자주 묻는 질문과 답',
    'Questions and answers about orders, delivery, printing and returns',
    '关于订单、配送、制作与退货的常见问题',
  ),
  'mypage-notice': text('{title}: Seam의 소식', '{title}: news from Seam', '{title}：Seam 的消息'),
  'mypage-about-us': text(
    'Seam은 어떤 곳인지, 고객센터는 언제 여는지',
    'What Seam is, and when customer service is open',
    'Seam 是什么，以及客服时间',
  ),
};

/** The description of a route's page, with `{title}` where it names the page. */
export function routeDescriptions(name: RouteName | null): Readonly<Record<Locale, string>> {
  return (name === null ? undefined : descriptions[name]) ?? shop;
}

function text(ko: string, en: string, cn: string): Record<Locale, string> {
  return { ko, en, cn };
}
