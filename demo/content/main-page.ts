import type { TitleStyle } from '#rules/home/home-block.ts';

type Text = { ko: string; en: string; cn: string };

/** A reference to something seeded before, by its key in demo/content. */
export type DemoItem =
  | { type: 'PRODUCT'; code: string }
  | { type: 'PRODUCT_CUSTOM'; design: string }
  | { type: 'ARTIST'; artist: number }
  | { type: 'GRAPHIC'; artist: number; graphic: number }
  | { type: 'REVIEW'; review: number };

export interface DemoThumbnail {
  picture?: string;
  /** What the picture shows, where no title says it. */
  alt?: Text;
  url?: string;
  title?: Text;
  content?: Text;
  labels?: readonly { text: Text; background: string; color: string }[];
  items?: readonly DemoItem[];
}

export interface DemoBlock {
  type: 'BANNER' | 'LINE' | 'NAVIGATION' | 'ITEM' | 'THUMBNAIL' | 'TAG';
  subType?: string;
  title?: Text;
  subTitle?: Text;
  button?: { text: Text; url: string };
  style?: TitleStyle;
  thumbnails?: readonly DemoThumbnail[];
  items?: readonly DemoItem[];
  isShowIndex?: boolean;
}

const graphics = (...pairs: [artist: number, graphic: number][]): DemoItem[] =>
  pairs.map(([artist, graphic]) => ({ type: 'GRAPHIC', artist, graphic }));
const products = (...codes: string[]): DemoItem[] => codes.map((code) => ({ type: 'PRODUCT', code }));
const designs = (...keys: string[]): DemoItem[] => keys.map((design) => ({ type: 'PRODUCT_CUSTOM', design }));
const label = (ko: string, en: string, cn: string, background = '#141412', color = '#FFFFFF') => ({
  text: { ko, en, cn },
  background,
  color,
});
const link = (picture: string, ko: string, en: string, cn: string, url: string): DemoThumbnail => ({ picture, url, title: { ko, en, cn } });

/**
 * The home page: full-bleed, dense and quiet blocks alternate. No product or graphic appears twice, neighbours differ, and on a phone it
 * is at most 5,500 px long (home.e2e.ts).
 */
export const demoMainPage: readonly DemoBlock[] = [
  {
    type: 'BANNER',
    thumbnails: [
      {
        picture: 'event:opening',
        url: 'event:opening',
        title: { ko: '첫 그림을 입는 날', en: 'Wear your first artwork', cn: '穿上第一幅画' },
        content: { ko: '가입하면 5,000원 쿠폰', en: '₩5,000 coupon for new members', cn: '新会员立享₩5,000优惠券' },
        labels: [label('회원가입 혜택', 'New members', '新会员福利'), label('5,000원 쿠폰', '₩5,000 coupon', '₩5,000 优惠券', '#C93A18')],
      },
      {
        picture: 'event:jamo',
        url: 'event:jamo',
        title: { ko: '닿소리 홀소리전', en: 'Consonants and vowels', cn: '韩文字母展' },
        content: { ko: '자모로 만드는 내 이름 한 벌', en: 'Your name in jamo', cn: '用韩文字母拼出你的名字' },
        labels: [label('아티스트전', 'Artist special', '艺术家专题')],
      },
      {
        picture: 'event:run',
        url: 'event:run',
        title: { ko: '함께 달린 사람들', en: 'We ran together', cn: '一起跑过的人' },
        content: { ko: '크루 단체복, 한 벌부터', en: 'Crew wear from one piece', cn: '跑团队服，一件起做' },
        labels: [label('단체 주문', 'For crews', '团体订购', '#1E7A4C')],
      },
      {
        picture: 'event:home',
        url: 'event:home',
        title: { ko: '집에 두는 그림', en: 'Art for the room', cn: '放进家里的画' },
        content: { ko: '쿠션과 포스터 최대 28%', en: 'Up to 28% off', cn: '抱枕和海报最高立减28%' },
        labels: [label('최대 28%', 'Up to 28%', '最高减28%', '#C93A18')],
      },
    ],
  },
  {
    type: 'NAVIGATION',
    thumbnails: [
      link('icon:design', '직접 만들기', 'Design', '自己设计', '/category?category=customizable'),
      link('icon:tee', '티셔츠', 'T-shirts', 'T恤', '/category?category=t-shirts'),
      link('icon:hoodie', '후디', 'Hoodies', '连帽衫', '/category?category=hoodies'),
      link('icon:tote', '가방', 'Bags', '包袋', '/category?category=bags'),
      link('icon:cap', '모자', 'Caps', '帽子', '/category?category=caps'),
      link('icon:graphic', '아티스트', 'Artists', '艺术家', '/artist/id'),
      link('icon:living', '리빙', 'Living', '家居', '/category?category=living'),
      link('icon:stationery', '문구', 'Stationery', '文具', '/category?category=stationery'),
      link('icon:event', '이벤트', 'Events', '活动', '/banner/list'),
      link('icon:coupon', '쿠폰', 'Coupons', '优惠券', '/mypage/coupon'),
    ],
  },
  {
    type: 'LINE',
    title: {
      ko: '{{free_shipping_threshold}} 이상 사면 배송비가 없어요',
      en: 'Free shipping from {{free_shipping_threshold}}',
      cn: '满{{free_shipping_threshold}}包邮',
    },
    button: { text: { ko: '자세히', en: 'Details', cn: '查看详情' }, url: '/mypage/faq' },
    style: { 'background-color': '#F4F3F0', color: '#141412' },
  },
  {
    type: 'ITEM',
    subType: 'PRODUCT_CUSTOM_TEMPLATE',
    title: { ko: '여기서 시작해 보세요', en: 'Start from here', cn: '从这里开始' },
    subTitle: {
      ko: '그림만 바꿔 올리면 됩니다',
      en: 'Placed for you; just swap the art',
      cn: '位置已经排好，换上喜欢的图案就行',
    },
    button: { text: { ko: '빈 옷에서 시작', en: 'Start blank', cn: '从空白开始' }, url: '/category?category=customizable' },
    items: designs('template-1', 'template-5', 'template-6', 'template-2'),
  },
  {
    type: 'BANNER',
    subType: 'PRODUCT',
    title: { ko: '이번 주 많이 찾은 상품', en: 'Popular this week', cn: '本周热门' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '' },
    isShowIndex: true,
    items: products('HOD-420', 'RT-01', 'MG-02', 'LST-260', 'NB-01', 'PC-01', 'TOT-16', 'RC-01'),
  },
  {
    type: 'TAG',
    title: { ko: '오늘은 어떤 그림을 입을까', en: 'What will you wear today', cn: '今天穿哪幅画' },
    thumbnails: [
      { title: { ko: '#한글', en: '#Hangul', cn: '#韩文' }, items: graphics([0, 2], [9, 3], [0, 3], [9, 4], [0, 4], [0, 5]) },
      { title: { ko: '#과일가게', en: '#Fruit', cn: '#水果' }, items: graphics([1, 3], [1, 4], [1, 5], [1, 6], [1, 7]) },
      { title: { ko: '#먹선', en: '#Ink', cn: '#墨线' }, items: graphics([2, 2], [2, 3], [2, 4], [2, 5], [6, 2], [6, 3]) },
      { title: { ko: '#도트', en: '#Pixels', cn: '#像素' }, items: graphics([3, 4], [3, 6], [3, 7], [3, 8]) },
      { title: { ko: '#밤하늘', en: '#Night sky', cn: '#夜空' }, items: graphics([8, 1], [8, 3], [8, 5], [8, 6]) },
    ],
  },
  {
    type: 'THUMBNAIL',
    subType: 'CUSTOM',
    title: { ko: '기획전', en: 'Exhibitions', cn: '专题' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '' },
    thumbnails: [
      { picture: 'plan:0', url: 'plan:0', title: { ko: '선 하나로 충분한 것들', en: 'One line is enough', cn: '一条线就够了' } },
      {
        picture: 'plan:1',
        url: 'plan:1',
        title: { ko: '보고 있으면 기분이 좋아지는 얼굴들', en: 'Faces that lift your mood', cn: '看着就开心的脸' },
      },
      {
        picture: 'event:winter',
        url: '/maindetail?list=influencers',
        title: { ko: '이 사람이 고른 것', en: 'What they picked', cn: '他们的选择' },
      },
    ],
  },
  {
    type: 'ITEM',
    subType: 'PRODUCT',
    title: { ko: '새로 들어왔어요', en: 'New arrivals', cn: '新品上架' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '/category' },
    items: products('ST-01', 'PO-03', 'RL-01', 'PH-01', 'MG-03', 'RB-01', 'PO-02', 'SK-01'),
  },
  {
    type: 'ITEM',
    subType: 'ARTIST',
    title: { ko: '지금 주목하는 아티스트', en: 'Artists to watch', cn: '值得关注的艺术家' },
    subTitle: { ko: '열 개의 손, 열 가지 선', en: 'Ten hands, ten lines', cn: '十双手，十种线条' },
    button: { text: { ko: '아티스트 모두 보기', en: 'All artists', cn: '全部艺术家' }, url: '/artist/id' },
    items: [0, 1, 2, 3, 4, 5, 6, 7].map((artist): DemoItem => ({ type: 'ARTIST', artist })),
  },
  {
    // Left empty: it shows the newest reviews with photos.
    type: 'ITEM',
    subType: 'REVIEW',
    title: { ko: '방금 도착한 사진 리뷰', en: 'Fresh photo reviews', cn: '最新晒图评价' },
    button: { text: { ko: '더보기', en: 'More', cn: '更多' }, url: '/review/list' },
  },
];
