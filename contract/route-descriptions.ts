import type { Locale } from '#rules/shop/locale.ts';
import type { RouteName } from './routes.ts';

type Words = Readonly<Record<Locale, string>>;

/** What the shop is, for pages that say nothing of their own. */
const shop: Words = {
  ko: '아티스트의 그래픽으로 나만의 옷을 만드는 곳, Seam',
  en: "Seam: clothes you make your own with artists' graphics",
  cn: 'Seam：用艺术家的图案定制专属服饰',
};

/** What search engines say about a page without a description of its own; `{title}` is the page's. */
const descriptions: Partial<Record<RouteName, Words>> = {
  main: words(
    '아티스트의 그래픽을 골라 티셔츠와 후드에 올리고 한 벌부터 만들어 보세요. 새 그래픽과 기획전, 인기 디자인을 모았어요.',
    "Choose an artist's graphic, place it on a tee or hoodie and have it made, from a single piece. New graphics, exhibitions and popular designs.",
    '挑选艺术家的图案，放到T恤或卫衣上，一件起做。新图案、企划与人气设计都在这里。',
  ),
  maindetail: words(
    '{title}: Seam이 고른 그래픽과 디자인',
    '{title}: graphics and designs chosen by Seam',
    '{title}：Seam 精选的图案与设计',
  ),
  category: words(
    '{title}: 그대로 입는 옷과 직접 꾸미는 옷을 가격과 리뷰로 골라 보세요.',
    '{title}: clothes to wear as they are or to design yourself, with prices and reviews.',
    '{title}：成衣与可自行设计的服饰，价格与评价一目了然。',
  ),
  plan: words('{title}: 한 주제로 모은 그래픽과 상품', '{title}: graphics and products on one theme', '{title}：同一主题的图案与商品'),
  brand: words('{title}의 상품과 함께하는 아티스트', 'Products by {title} and the artists it works with', '{title} 的商品与合作艺术家'),
  'artist-id': words(
    'Seam의 아티스트와 그래픽을 한눈에 보고 마음에 드는 그림으로 옷을 만들어 보세요.',
    'All artists of Seam, and the graphics you can have on your clothes.',
    'Seam 的全部艺术家，以及可以印在衣服上的图案。',
  ),
  'artist-name': words('{title}의 그래픽', 'Graphics by {title}', '{title} 的图案'),
  'artist-name-graphic': words(
    '{title}의 그래픽을 원하는 옷에 올려 보세요.',
    'The graphic {title}, to place on the garment you like.',
    '图案 {title}，可放到喜欢的衣服上。',
  ),
  'product-id': words(
    '{title}의 사진, 가격, 사이즈와 리뷰',
    'Photos, price, sizes and reviews of {title}',
    '{title} 的图片、价格、尺码与评价',
  ),
  'banner-list': words(
    '지금 참여할 수 있는 Seam의 이벤트와 기획전, 쿠폰',
    'Events, exhibitions and coupons you can join at Seam now',
    'Seam 正在进行的活动、企划与优惠券',
  ),
  banner: words('{title}: Seam의 이벤트', '{title}: an event at Seam', '{title}：Seam 的活动'),
  influencer: words('{title}의 피드와 입은 옷', 'Posts by {title}, with what they wear', '{title} 的动态与穿搭'),
  'review-list': words(
    '직접 산 사람들의 사진 리뷰와 별점, 사이즈 느낌',
    'Photo reviews, ratings and size impressions by people who bought them',
    '购买者的图片评价、评分与尺码感受',
  ),
  'brand-request': words(
    'Seam에서 상품을 팔고 싶은 브랜드의 입점 신청',
    'Apply to sell your brand’s products at Seam',
    '申请让您的品牌入驻 Seam',
  ),
  terms: words('Seam의 이용약관과 개인정보처리방침', 'The terms of use and privacy policy of Seam', 'Seam 的使用条款与隐私政策'),
  'mypage-faq': words(
    '주문, 배송, 제작, 반품에 대해 자주 묻는 질문과 답',
    'Questions and answers about orders, delivery, printing and returns',
    '关于订单、配送、制作与退货的常见问题',
  ),
  'mypage-notice': words('{title}: Seam의 소식', '{title}: news from Seam', '{title}：Seam 的消息'),
  'mypage-about-us': words(
    'Seam은 어떤 곳인지, 고객센터는 언제 여는지',
    'What Seam is, and when customer service is open',
    'Seam 是什么，以及客服时间',
  ),
};

/** The description of a route's page, with `{title}` where it names the page. */
export function routeDescriptions(name: RouteName | null): Words {
  return (name === null ? undefined : descriptions[name]) ?? shop;
}

function words(ko: string, en: string, cn: string): Words {
  return { ko, en, cn };
}
