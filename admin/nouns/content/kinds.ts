import {
  BookOpen,
  CalendarHeart,
  Contact,
  GalleryHorizontalEnd,
  Images,
  LayoutTemplate,
  type LucideIcon,
  Medal,
  Megaphone,
  MessageCircleQuestion,
  PanelTop,
  Presentation,
  Search,
  SlidersHorizontal,
  Store,
  Truck,
} from 'lucide-react';
import { companyNames } from '#admin/nouns/company/texts.ts';
import type { ContentKindName } from '#contract/rest/admin/content/kinds.ts';

/** A kind's display name, and the columns of its list. */
export interface KindTexts {
  title: string;
  /** The singular, for `새 …` and `… 지우기`. */
  one: string;
  lead?: string;
  icon: LucideIcon;
  table: string;
  /** Field labels. */
  labels: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
  /** Option labels, by field. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** List columns next to the name. */
  columns: readonly string[];
}

const shared = {
  state: '상태',
  position: '순서',
  start_date: '시작',
  end_date: '끝',
  title: '제목',
  name: '이름',
  image_src: '사진',
  content: '내용',
};

/** Every kind, in menu order. */
export const kindTexts: Readonly<Record<ContentKindName, KindTexts>> = {
  popups: {
    ...{ title: '팝업', one: '팝업', icon: PanelTop, table: 'management.popup' },
    lead: '기간 안에 있는 팝업이 순서대로 넘겨 보여요. 손님이 ‘오늘 하루 보지 않기’를 누르면 24시간 쉬어요.',
    labels: { ...shared, url_path: '누르면 가는 곳' },
    hints: { url_path: '/로 시작하면 같은 창에서, https://는 새 창에서 열려요. 비우면 눌러도 아무 데도 가지 않아요.' },
    columns: ['period', 'position'],
  },
  banners: {
    ...{ title: '이벤트', one: '이벤트', icon: CalendarHeart, table: 'management.banners' },
    labels: { ...shared, sub_title: '부제', link_name: '버튼 글', link_url: '버튼 주소', graphics: '그래픽', products: '상품' },
    hints: {
      link_url: '버튼 글과 함께 쓰거나 둘 다 비워 주세요.',
      end_date: '비우면 끝나지 않아요.',
      graphics: '이벤트 글 아래에 이 순서로 보여요.',
    },
    columns: ['period', 'state', 'position'],
  },
  plans: {
    ...{ title: '기획전', one: '기획전', icon: Presentation, table: 'product.plans' },
    labels: { ...shared, graphics: '작품', products: '상품' },
    hints: { graphics: '작품마다 기획전에서 보여 줄 한마디를 적을 수 있어요.' },
    columns: ['period', 'state', 'position'],
  },
  notices: {
    ...{ title: '공지사항', one: '공지', icon: Megaphone, table: 'management.notices' },
    labels: { ...shared, is_pinned: '맨 위에 고정' },
    columns: ['is_pinned', 'created_at'],
  },
  faqs: {
    ...{ title: '자주 묻는 질문', one: '질문', icon: MessageCircleQuestion, table: 'management.faqs' },
    labels: { ...shared, category: '분류', question: '질문', answer: '답변' },
    options: {
      category: { ORDER: '주문·결제', DELIVERY: '배송', RETURN: '취소·반품·교환', CUSTOM: '커스텀', MEMBER: '회원', ETC: '기타' },
    },
    columns: ['category', 'position'],
  },
  influencers: {
    ...{ title: '인플루언서', one: '인플루언서', icon: Contact, table: 'management.influencers' },
    labels: { ...shared, description: '소개' },
    columns: ['state', 'position'],
  },
  'influencer-posts': {
    ...{ title: '인플루언서 게시물', one: '게시물', icon: Images, table: 'management.influencer_feeds' },
    labels: {
      ...shared,
      influencer_id: '인플루언서',
      image_src: '첫 사진',
      images: '다음 사진',
      content: '글',
      products: '태그한 상품',
      designs: '태그한 디자인',
    },
    hints: {
      products: '게시물 아래에서 바로 살 수 있어요.',
      designs: '쇼핑몰 디자인만 고를 수 있고, 손님은 ‘내 것으로 만들기’로 이어서 꾸며요.',
    },
    lead: '인플루언서 순서대로, 그 안에서는 쇼핑몰에 보이는 순서대로 보여요.',
    columns: ['influencer_id', 'position', 'created_at'],
  },
  guides: {
    ...{ title: '커스텀 안내', one: '안내', icon: BookOpen, table: 'management.custom_guides' },
    lead: '커스텀 편집기의 도움말에 순서대로 보여요.',
    labels: { ...shared, description: '설명' },
    columns: ['position'],
  },
  'detail-templates': {
    ...{ title: '상세 화면 구성', one: '구역', icon: LayoutTemplate, table: 'management.detail_templates' },
    lead: '브랜드, 아티스트, 그래픽, 기획전 화면에 어떤 구역이 어떤 순서로 보이는지 정해요.',
    labels: { ...shared, type: '화면', sub_type: '구역', sub_title: '부제' },
    options: {
      type: { BRAND: '브랜드', ARTIST: '아티스트', GRAPHIC: '그래픽', PLAN: '기획전' },
      sub_type: { PRODUCT: '상품', GRAPHIC: '그래픽', BEST: '베스트', REVIEW: '리뷰', ARTIST: '아티스트 다른 작품' },
    },
    columns: ['type', 'sub_type', 'position'],
  },
  'home-templates': {
    ...{ title: '브랜드 홈 구성', one: '브랜드 홈 사진', icon: GalleryHorizontalEnd, table: 'management.home_templates' },
    labels: {
      ...shared,
      ...{ brand_id: '브랜드', src: '사진', type: '자리', content_type: '모양', description: '글', add_content: '누르면 열리는 내용' },
      ...{ is_custom_url: '누르면 다른 곳으로 가기', url: '누르면 가는 곳' },
    },
    options: {
      type: { TOP: '맨 위', MIDDLE: '가운데', BOTTOM: '맨 아래', MAIN: '홈' },
      content_type: { IMAGE: '사진만', BANNER: '사진 위에 글', STORY: '사진 옆에 글', EVENT: '이벤트' },
    },
    columns: ['brand_id', 'type', 'content_type', 'state', 'position'],
  },
  'shipping-policies': {
    ...{ title: '배송비', one: '배송비 규칙', icon: Truck, table: 'product.shipping_policies' },
    lead: '바꾼 배송비는 그 뒤의 주문부터 적용돼요. 이미 넣은 주문의 배송비는 그대로예요.',
    labels: {
      ...shared,
      ...{ region: '지역', fee_type: '받는 방식', fee: '배송비', free_over: '무료가 되는 금액', remote_fee: '제주·도서 산간 추가' },
      ...{ day1: '도착까지 최소', day2: '도착까지 최대' },
    },
    options: {
      region: { DOMESTIC: '국내', INTERNATIONAL: '해외' },
      fee_type: { FREE: '무료', CONDITIONAL: '조건부 무료', FEE: '유료' },
    },
    hints: { free_over: '조건부 무료일 때만 적어요.' },
    columns: ['fee_type', 'fee', 'free_over', 'day2'],
  },
  'shop-rules': {
    ...{ title: '포인트와 주문 규칙', one: '규칙', icon: SlidersHorizontal, table: 'management.shop_rules' },
    lead: '저장하는 즉시 적용돼요. 이미 들어온 주문은 주문할 때의 적립률, 반품 배송비, 자동 확정 기간을 그대로 지켜요.',
    labels: {
      ...{ points_earn_percent: '구매 적립률', points_min_held: '포인트를 쓸 수 있는 최소 보유', points_valid_months: '포인트 유효 기간' },
      ...{ review_text_points: '리뷰 적립', review_photo_points: '사진 리뷰 추가 적립' },
      ...{ descendant_points: '첫 디자이너 적립', deposit_days: '가상계좌 입금 기한' },
      ...{ confirm_days: '자동 구매 확정', pick_up_fee: '반품 편도 배송비', coupon_ids: '가입하면 받는 쿠폰' },
      ...{ text_price: '텍스트 하나의 인쇄 값', picture_price: '내 사진 하나의 인쇄 값', quantity_steps: '수량 할인' },
      pay_day: '정산 지급일',
      low_stock: '적은 재고 기준',
      grade_months: '회원 등급을 정하는 기간',
      refused_words: '디자인 텍스트 금지어',
      takes_own_pictures: '손님의 사진 인쇄',
    },
    hints: {
      points_earn_percent: '쿠폰과 포인트를 뺀 상품 금액에서, 구매가 확정될 때 적립해요. 0이면 적립하지 않아요.',
      points_min_held: '이만큼 가지고 있어야 쓸 수 있어요. 0이면 1P부터 쓸 수 있어요.',
      points_valid_months: '이제부터 적립되는 포인트에 적용돼요.',
      review_photo_points: '사진이 한 장이라도 있으면 리뷰 적립에 더해요.',
      descendant_points:
        '공유된 디자인으로 만든 디자인의 구매가 확정되면 처음 디자인한 회원에게 드려요. 본인이 사거나 반품되면 드리지 않아요. 0이면 없어요.',
      deposit_days: '주문한 날부터 이만큼 지난 날의 밤 12시까지예요.',
      confirm_days: '배송 완료 후 이만큼 지나면 구매가 확정돼요. 청약 철회 기간인 7일보다 짧을 수 없어요.',
      coupon_ids: '비우면 아무것도 주지 않아요. 지금 발급할 수 있는 쿠폰만 실제로 지급돼요.',
      grade_months: '이번 달 앞의 몇 달 동안 구매 확정한 금액으로 등급을 정해요. 다음 달 등급부터 적용돼요.',
      low_stock: '옵션의 재고가 이보다 적으면 오늘 화면과 아침 알림에 나와요. 상품마다 다르게 정할 수 있고, 0이면 알리지 않아요.',
      pay_day: '마감한 달의 다음 달 이 날에 지급한다고 아티스트와 브랜드에게 알려요.',
      refused_words: '쉼표로 나눠 적어 주세요. 띄어 쓰거나 기호를 섞어도 막고, 이미 저장했거나 장바구니에 담은 디자인도 주문할 때 막아요.',
      text_price: '디자인에 넣은 텍스트마다 상품 금액에 더해요. 0이면 받지 않아요.',
      picture_price: '디자인에 넣은 손님 사진마다 상품 금액에 더해요. 0이면 받지 않아요.',
      quantity_steps:
        '10:5, 30:10이라고 적으면 같은 디자인 10벌부터 5%, 30벌부터 10%를 깎아요. 사이즈가 달라도 함께 세고, 쿠폰보다 먼저 빼요. 비우면 없어요.',
      takes_own_pictures: '끄면 에디터에 사진 도구가 없고, 사진이 있는 디자인은 새로 담을 수 없어요. 이미 담긴 것은 그대로예요.',
      pick_up_fee: '단순 변심 반품 때 상자 하나의 비용이에요. 교환은 두 배, 제주·도서 산간은 추가 배송비를 더해요.',
    },
    columns: [],
  },
  'member-grades': {
    ...{ title: '회원 등급', one: '등급', icon: Medal, table: 'management.member_grades' },
    lead: '매달 1일에 지난 몇 달의 구매 확정 금액으로 등급을 정해요. 등급은 네 개까지, 몇 달을 볼지는 포인트와 주문 규칙에서 정해요.',
    labels: { ...shared, threshold: '구매 확정 금액', bonus_percent: '추가 적립률 (%)', coupon_id: '매달 주는 쿠폰' },
    hints: {
      threshold: '지난 몇 달 동안 이만큼 구매를 확정하면 이 등급이에요.',
      bonus_percent: '이 등급일 때 한 주문은 구매 적립률에 이만큼 더 적립해요. 이미 한 주문은 바뀌지 않아요.',
      coupon_id: '비우면 주지 않아요. 회원마다 여러 장 받을 수 있는 쿠폰이어야 달마다 줄 수 있어요.',
    },
    columns: ['threshold', 'bonus_percent'],
  },
  'search-synonyms': {
    ...{ title: '검색 동의어', one: '동의어', icon: Search, table: 'management.search_synonyms' },
    lead: '한 줄에 있는 말은 같은 뜻으로 찾아요. 예: 맨투맨, 스웨트셔츠, sweatshirt',
    labels: { ...shared, words: '말', meaning: '뜻' },
    options: { meaning: { SAME: '같은 뜻', GOODS: '같은 상품 종류', WIDER: '첫 말이 나머지를 찾음' } },
    hints: {
      words: '쉼표로 나눠 두 개 이상 적어 주세요. 띄어쓰기와 대소문자는 가리지 않아요.',
      meaning:
        '같은 상품 종류는 무늬가 아니라 상품에서 찾아요. 첫 말이 나머지를 찾는 줄은 거꾸로는 찾지 않아요(꽃, 튤립, 장미). 앞에 -를 붙인 말이 있는 상품은 빼요(반팔, 티셔츠, -긴소매).',
    },
    columns: ['meaning', 'position'],
  },
  'shop-info': {
    ...{ title: '상점 정보', one: '상점 정보', icon: Store, table: 'management.shop_info' },
    labels: {
      ...{ ...companyNames, detail_address: '상세 주소', hosting_provider: '호스팅 서비스 제공자' },
      ...{ escrow_provider: '구매안전서비스(에스크로) 회사', escrow_url: '구매안전서비스 가입 확인 주소' },
      ...{ service_from: '상담 시작', service_until: '상담 끝', lunch_from: '점심 시작', lunch_until: '점심 끝' },
      ...{ service_days: '상담하는 요일', is_open_on_holidays: '그 요일이면 공휴일에도 상담하기' },
      ...{ footer_title: '맨 아래 제목', footer_content: '맨 아래 글', donation: '지금까지 기부한 금액' },
      ...{ banner_autoplay: '배너 자동 넘김 간격', is_custom_main: '직접 꾸민 홈 화면 쓰기' },
    },
    hints: {
      ...{ registration_number: '123-45-67890처럼 써 주세요.', phone: '02-123-4567이나 1588-0000처럼 써 주세요.' },
      ...{ service_from: '한국 시각으로, 10분 단위예요.', lunch_from: '점심에도 상담하면 시작과 끝을 비워 주세요.' },
      ...{
        hosting_provider: '화면 맨 아래에 보여요.',
        escrow_provider: '쓰면 가상계좌 주문에서 고를 수 있어요. 결제사와 에스크로 계약이 있어야 해요.',
      },
      detail_address: '다른 언어의 주소에는 상세 주소까지 한 줄로 써 주세요.',
      ...{ zip_code: '다섯 자리 숫자예요.', banner_autoplay: '1000이 1초예요. 0이면 넘기지 않아요.' },
    },
    columns: [],
  },
};
