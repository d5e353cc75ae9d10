import type { CampaignBody } from '#contract/rest/admin/content/campaigns.ts';
import { segmentLimits as limits, type Segment } from '#rules/office/segment.ts';

type Template = Pick<CampaignBody, 'title' | 'content' | 'link'>;

export const campaignTexts = {
  title: '회원 메시지',
  lead: '한 묶음의 회원에게 소식을 보내요. 광고 수신에 동의한 회원에게만 가고, 메일과 문자는 아침 8시부터 밤 9시 사이에 나가요.',
  audience: '받는 회원',
  reachable: (reachable: string, members: string) => `받을 수 있는 회원 ${reachable}명 · 전체 ${members}명`,
  size: (size: string) => `사이즈 ${size}`,
  grade: (name: string) => `${name} 등급`,
  message: '메시지',
  subject: '제목',
  content: '내용',
  link: '누르면 열리는 화면',
  linkHint: '/로 시작하는 상점 주소예요. 예: /category, /cart',
  coupon: '함께 줄 쿠폰',
  couponHint: '고르면 받는 회원마다 한 장씩 지급해요. 이미 다 받은 회원에게는 메시지만 가요.',
  preview: '이렇게 보여요',
  test: '나에게 보내 보기',
  tested: (to: string) => `${to}로 보냈어요.`,
  send: '보내기',
  sendAsk: (name: string, reachable: string) => `‘${name}’ 회원 ${reachable}명에게 지금 보낼까요? 보낸 메시지는 되돌릴 수 없어요.`,
  sent: (recipients: string) => `${recipients}명에게 보냈어요.`,
  history: '보낸 메시지',
  none: '아직 보낸 메시지가 없어요. 위에서 받는 회원을 고르고 첫 메시지를 보내 보세요.',
  sentAt: '보낸 때',
  recipients: '받은 회원',
  read: '읽음',
  used: '쿠폰 사용',
  orders: '7일 안 주문',
  amount: '주문 금액',
  muted: '수신 거부',
  segments: {
    FIRST_ORDER: { name: '첫 주문한 회원', about: `첫 주문을 한 지 ${limits.firstOrderDays}일이 안 된 회원` },
    INACTIVE: { name: '뜸해진 회원', about: `마지막 주문 뒤 ${limits.inactiveDays}일이 지난 회원` },
    BEST: { name: '단골 회원', about: `최근 1년 동안 ${limits.bestOrders}번 이상 주문한 회원` },
    CART_LEFT: {
      name: '장바구니에 남긴 회원',
      about: `담은 지 ${limits.cartLeftDays[0]}일이 지났고 아직 주문하지 않은 회원. 한 장바구니에 한 번만 가요.`,
    },
    BIRTHDAY: { name: '이달 생일인 회원', about: '생년월일을 알려 준 회원 가운데 이달에 생일이 있는 회원' },
    GRADE: { name: '등급', about: '이번 달에 고른 등급인 회원' },
    SIZE_BOUGHT: { name: '같은 사이즈를 산 회원', about: '최근 1년 동안 고른 사이즈를 산 회원' },
  } satisfies Record<Segment, { name: string; about: string }>,
  templates: {
    FIRST_ORDER: {
      title: { ko: '첫 주문 고맙습니다' },
      content: { ko: '받아 보신 옷은 어떠셨나요?\n다음 한 벌도 즐겁게 고르실 수 있게 혜택을 준비했어요.' },
      link: '/main',
    },
    INACTIVE: {
      title: { ko: '그동안 새 그림이 많이 들어왔어요' },
      content: { ko: '오랜만이에요. 새로 들어온 그래픽과 옷을 둘러보세요.' },
      link: '/main',
    },
    BEST: {
      title: { ko: '늘 찾아 주셔서 고맙습니다' },
      content: { ko: '자주 찾아 주신 분께만 드리는 혜택이에요.' },
      link: '/mypage/coupon',
    },
    CART_LEFT: {
      title: { ko: '장바구니에 담아 둔 옷이 기다리고 있어요' },
      content: { ko: '마음에 든 옷이 품절되기 전에 확인해 보세요.' },
      link: '/cart',
    },
    BIRTHDAY: {
      title: { ko: '생일을 축하합니다' },
      content: { ko: '이달 생일을 맞은 분께 작은 선물을 드려요.' },
      link: '/mypage/coupon',
    },
    GRADE: {
      title: { ko: '이번 달 등급 혜택이 도착했어요' },
      content: { ko: '늘 아껴 주셔서 고맙습니다. 이번 달 등급에 드리는 혜택을 확인해 보세요.' },
      link: '/mypage',
    },
    SIZE_BOUGHT: {
      title: { ko: '찾으시는 사이즈가 새로 들어왔어요' },
      content: { ko: '늘 고르시던 사이즈로 입을 수 있는 새 옷이에요.' },
      link: '/category',
    },
  } satisfies Record<Segment, Template>,
} as const;
