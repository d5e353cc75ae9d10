import type { InquiryAuthor, InquiryType } from '#rules/community/inquiry.ts';

/**
 * A question in the demonstration. Delays of answers are in minutes of service hours after what they answer; a member's additions in
 * minutes of real time.
 */
export interface DemoInquiry {
  member: string;
  /** The product board; without one, the question is only for the shop. */
  product?: string;
  type: InquiryType;
  title: string;
  content: string;
  isSecret?: boolean;
  daysAgo: number;
  hour: number;
  thread: readonly { author: InquiryAuthor; minutes: number; content: string }[];
}

const shop = (minutes: number, content: string) => ({ author: 'SHOP', minutes, content }) as const;
const brand = (minutes: number, content: string) => ({ author: 'BRAND', minutes, content }) as const;
const member = (minutes: number, content: string) => ({ author: 'MEMBER', minutes, content }) as const;

export const demoInquiries: readonly DemoInquiry[] = [
  asked('yuna', 'TEE-240', 'SIZE', 6, 21, {
    title: '평소 95 입는데 어떤 사이즈가 좋을까요?',
    content: '오버사이즈로 입고 싶은데 M이면 너무 클까요? 키는 164cm입니다.',
    thread: [
      shop(
        45,
        '안녕하세요. 164cm에 95를 입으신다면 오버사이즈 핏은 S가 엉덩이를 살짝 덮는 길이로 가장 예쁘게 떨어집니다. 더 여유로운 느낌을 원하시면 M도 좋습니다.',
      ),
    ],
  }),
  asked('minjae', 'TEE-240', 'CUSTOM', 9, 12, {
    title: '등판에 크게 인쇄하면 뻣뻣하지 않나요?',
    content: '러닝 크루 단체복으로 맞추려고 합니다. 등판을 거의 채우는 그림인데 땀이 잘 마를지 궁금해요.',
    thread: [
      shop(
        70,
        '원단에 스며드는 수성 잉크로 인쇄해 넓게 찍어도 두께가 느껴지지 않습니다. 다만 진한 색 원단에는 흰색 밑색이 깔려 조금 더 도톰합니다. 땀이 많이 나는 옷이라면 밝은 색을 권해 드려요.',
      ),
    ],
  }),
  asked('harin', 'TEE-240', 'PRODUCT', 13, 15, {
    title: '건조기에 돌려도 되나요?',
    content: '세탁하고 나서 늘 건조기를 쓰는데 그림이 갈라지거나 옷이 줄지 않을까요?',
    thread: [shop(120, '낮은 온도에서는 괜찮습니다. 높은 온도에서는 3% 정도 줄 수 있으니 뒤집어서 30분 안쪽으로 돌려 주세요.')],
  }),
  asked('soojin', 'TEE-240', 'DELIVERY', 1, 18, {
    title: '두 벌을 다른 주소로 보낼 수 있나요?',
    content: '같은 디자인으로 두 벌 주문하고 한 벌은 부산에 있는 친구에게 보내고 싶어요.',
    thread: [],
  }),
  asked('doyoon', 'TOT-16', 'CUSTOM', 4, 9, {
    title: '양쪽에 다른 그림을 넣을 수 있나요?',
    content: '앞에는 아이 이름, 뒤에는 동물 그림을 넣고 싶어요.',
    thread: [shop(30, '네, 앞면과 뒷면에 서로 다른 그래픽을 넣으실 수 있습니다. 그래픽이 있는 면마다 인쇄비 3,000원이 더해집니다.')],
  }),
  asked('shopper', 'HOD-420', 'DELIVERY', 1, 20, {
    title: '다음 주말 전에 받을 수 있을까요?',
    content: '선물하려고 합니다. 지금 주문하면 언제쯤 도착할까요?',
    isSecret: true,
    thread: [],
  }),
  asked('shopper', 'CU-01', 'PRODUCT', 11, 11, {
    title: '커버만 따로 살 수 있나요?',
    content: '솜은 집에 있는 것을 쓰려고 합니다.',
    thread: [
      brand(
        55,
        '안녕하세요, 낮잠상회입니다. 지금은 솜과 함께만 판매하고 있어요. 커버만 따로 사고 싶다는 말씀은 상품을 만드는 팀에 전했습니다.',
      ),
    ],
  }),
  asked('harin', 'CU-01', 'SIZE', 18, 16, {
    title: '소파에 두 개 놓으려는데 45cm면 작을까요?',
    content: '3인용 소파입니다.',
    thread: [brand(90, '3인용 소파에는 45cm 두 개에 조금 작은 쿠션 하나를 겹쳐 놓으시는 분이 많습니다. 등받이가 낮다면 45cm가 딱 맞아요.')],
  }),
  asked('yuna', 'CU-01', 'ETC', 2, 14, {
    title: '선물 포장이 되나요?',
    content: '친구 집들이 선물로 보내려고 합니다. 받는 곳은 제 집이 아니에요.',
    isSecret: true,
    thread: [],
  }),
  asked('soojin', 'MG-01', 'PRODUCT', 22, 10, {
    title: '식기세척기에 넣어도 그림이 남나요?',
    content: '매일 쓸 컵이라 식기세척기를 쓰고 싶습니다.',
    thread: [brand(40, '유약 아래에 구워 넣은 그림이라 식기세척기에 넣으셔도 지워지지 않습니다.')],
  }),
  asked('minjae', 'RT-01', 'SIZE', 16, 13, {
    title: '175cm 68kg이면 M이 맞을까요?',
    content: '몸에 붙지 않게 입는 편입니다.',
    thread: [shop(60, '여유 있게 입으신다면 L을 권해 드립니다. M은 어깨가 딱 맞는 편이에요.')],
  }),
  asked('doyoon', 'HOD-420', 'PRODUCT', 20, 17, {
    title: '안감이 기모인가요?',
    content: '한겨울에 입을 옷을 찾고 있습니다.',
    thread: [shop(35, '네, 안쪽이 부드러운 기모입니다. 실내에서는 조금 더울 수 있어요.')],
  }),
  asked('yuna', 'HOD-420', 'CUSTOM', 25, 11, {
    title: '주머니 위에도 인쇄되나요?',
    content: '주머니에 걸치는 그림을 그렸는데 편집기에서 경고가 나옵니다.',
    thread: [shop(80, '주머니 봉제선 위에는 인쇄할 수 없어 인쇄 영역이 그 위에서 끝납니다. 그림을 조금 위로 올리시면 경고가 사라집니다.')],
  }),
  asked('harin', 'NB-01', 'PRODUCT', 28, 19, {
    title: '만년필로 써도 번지지 않나요?',
    content: '일기를 만년필로 쓰고 있어요. 뒷면에 비치지 않는지도 알려 주세요.',
    thread: [shop(25, '100g 종이라 가는 촉은 괜찮고, 굵은 촉은 뒷면에 조금 비칠 수 있습니다.')],
  }),
  asked('shopper', null, 'PAYMENT', 7, 13, {
    title: '현금영수증을 신청하지 못했어요',
    content: '가상계좌로 입금했는데 현금영수증 신청을 빠뜨렸습니다. 지금이라도 가능할까요?',
    thread: [
      shop(50, '네, 가능합니다. 발급받으실 휴대폰 번호를 여기에 남겨 주시면 다음 영업일에 발급해 드릴게요.'),
      member(35, '010으로 시작하는 회원 정보의 번호로 부탁드립니다.'),
      shop(40, '회원 정보의 번호로 신청했습니다. 내일 국세청 홈택스에서 확인하실 수 있습니다. 고맙습니다.'),
    ],
  }),
  asked('shopper', null, 'CUSTOM', 1, 15, {
    title: '저장한 디자인의 색을 바꿔서 한 벌 더 주문하고 싶어요',
    content: '같은 그림 위치 그대로 다른 색에도 만들고 싶습니다. 다시 처음부터 놓아야 하나요?',
    thread: [],
  }),
  shortly('yuna', 'DELIVERY', 5, 20, {
    title: '배송지를 잘못 적었어요',
    content: '어제 주문했는데 이사 전 주소로 적었습니다. 바꿀 수 있을까요?',
    answer: '주문하신 상품은 아직 제작 전이라 새 주소로 바꾸어 두었습니다.',
  }),
  shortly('minjae', 'RETURN', 8, 65, {
    title: '사이즈 교환이 되나요?',
    content: '어제 받은 러닝 티셔츠가 조금 큽니다. 한 번 입어 보기만 했어요.',
    answer: '완성 상품이라 받으신 날부터 7일 안에 바꾸실 수 있습니다. 회수를 접수해 두었어요.',
  }),
  shortly('soojin', 'PAYMENT', 10, 15, {
    title: '카드 결제가 두 번 된 것 같아요',
    content: '결제 문자가 두 번 왔는데 주문은 하나예요.',
    answer: '한 건은 승인만 났다가 바로 취소되었습니다. 카드사에 따라 2~3일 뒤에 보입니다.',
  }),
  shortly('doyoon', 'CUSTOM', 14, 110, {
    title: '아이 이름을 새길 글꼴이 있나요?',
    content: '에코백에 아이 이름을 크게 넣고 싶습니다.',
    answer: '아티스트 모꼴의 글자 그래픽을 조각처럼 놓아 이름을 만드실 수 있습니다.',
  }),
  shortly('harin', 'DELIVERY', 17, 30, {
    title: '제주도도 무료 배송인가요?',
    content: '5만 원 넘게 주문하려고 합니다.',
    answer: '5만 원 이상이면 기본 배송비는 무료이고, 제주는 3,000원이 더해집니다.',
  }),
  shortly('yuna', 'PRODUCT', 21, 140, {
    title: '머그 색이 사진보다 어두워요',
    content: '화면으로 본 것보다 어둡습니다. 원래 이런 색인가요?',
    answer: '화면에 따라 조금 다르게 보일 수 있습니다. 보내 주신 사진으로는 정상 상품이에요.',
  }),
  shortly('minjae', 'PAYMENT', 24, 95, {
    title: '세금계산서를 받을 수 있을까요?',
    content: '크루 회비로 주문해서 필요합니다.',
    answer: '사업자등록증을 메일로 보내 주시면 다음 달 10일까지 발행해 드립니다.',
  }),
  shortly('soojin', 'RETURN', 27, 55, {
    title: '받은 티셔츠의 그림이 비뚤어요',
    content: '가슴 그림이 눈에 띄게 기울어져 있습니다.',
    answer: '확인했습니다. 다시 만들어 보내 드리고, 받으신 옷은 돌려주지 않으셔도 됩니다.',
  }),
  shortly('doyoon', 'DELIVERY', 30, 10, {
    title: '오늘 출발하나요?',
    content: '토요일에 쓰려고 합니다.',
    answer: '네, 오늘 오후에 택배사에 맡겼습니다.',
  }),
];

function shortly(
  member: string,
  type: InquiryType,
  daysAgo: number,
  minutes: number,
  { title, content, answer }: { title: string; content: string; answer: string },
): DemoInquiry {
  return { member, type, title, content, daysAgo, hour: 10 + (daysAgo % 9), thread: [shop(minutes, answer)] };
}

/** A question on the board of a product, or, of none, only for the shop. */
function asked(
  member: string,
  product: string | null,
  type: InquiryType,
  daysAgo: number,
  hour: number,
  said: Pick<DemoInquiry, 'title' | 'content' | 'isSecret' | 'thread'>,
): DemoInquiry {
  return { member, ...(product === null ? {} : { product }), type, daysAgo, hour, ...said };
}
