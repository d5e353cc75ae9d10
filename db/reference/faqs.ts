import { DEFECT_MONTHS, WITHDRAWAL_DAYS } from '#rules/order/claim/claim.ts';

export interface ReferenceFaq {
  category: 'ORDER' | 'DELIVERY' | 'RETURN' | 'CUSTOM' | 'MEMBER' | 'ETC';
  question: { ko: string; en: string; cn: string };
  answer: { ko: string; en: string; cn: string };
}

export const referenceFaqs: readonly ReferenceFaq[] = [
  {
    category: 'CUSTOM',
    question: { ko: '한 벌만 만들 수 있나요?', en: 'Can I order just one?', cn: '只做一件也可以吗？' },
    answer: {
      ko: '네. 모든 주문 제작 상품은 한 벌부터 만듭니다. 여러 벌을 주문해도 따로 준비할 것은 없습니다.',
      en: 'Yes. Every custom item is made from one piece up, and larger orders need no special arrangements.',
      cn: '可以。所有定制商品都是一件起做；一次订购多件也无需另外准备。',
    },
  },
  {
    category: 'CUSTOM',
    question: {
      ko: '화면에서 본 위치 그대로 인쇄되나요?',
      en: 'Is the print placed exactly as on the screen?',
      cn: '印刷位置会和屏幕上看到的一样吗？',
    },
    answer: {
      ko: '화면의 위치를 밀리미터로 저장해 그대로 인쇄합니다. 다만 원단과 봉제에 따라 상하좌우 12mm 안에서 차이가 날 수 있습니다.',
      en: 'Yes. We store the position in millimetres and print it there. Fabric and sewing can shift a print by up to 12 mm in any direction.',
      cn: '我们以毫米为单位保存屏幕上的位置并照此印刷。因面料和缝制的差异，上下左右可能有12毫米以内的偏差。',
    },
  },
  {
    category: 'CUSTOM',
    question: {
      ko: '그래픽은 몇 개까지 넣을 수 있나요?',
      en: 'How many graphics can one design hold?',
      cn: '一个设计最多可以放几个图案？',
    },
    answer: {
      ko: '앞면과 뒷면을 합쳐 열 개까지 넣을 수 있습니다. 그래픽이 있는 면만 인쇄비가 더해집니다.',
      en: 'Up to ten, front and back together. You pay for printing only on sides that have a graphic.',
      cn: '正反两面合计最多十个。只有放了图案的一面才收印刷费。',
    },
  },
  {
    category: 'CUSTOM',
    question: {
      ko: '“해상도가 낮습니다”라는 표시는 무슨 뜻인가요?',
      en: 'What does the low resolution notice mean?',
      cn: '“分辨率较低”的提示是什么意思？',
    },
    answer: {
      ko: '그래픽을 원본보다 크게 늘려 인쇄가 흐려질 수 있다는 뜻입니다. 안내하는 크기 아래로 줄이면 또렷하게 인쇄됩니다.',
      en: 'The graphic has been enlarged beyond the size at which it prints sharply. Scale it down to the size shown and it will.',
      cn: '表示图案放大后超出了清晰印刷的范围，成品可能模糊。缩小到提示的尺寸以内即可清晰印刷。',
    },
  },
  {
    category: 'ORDER',
    question: { ko: '주문한 뒤에 디자인을 바꿀 수 있나요?', en: 'Can I change a design after ordering?', cn: '下单后还能修改设计吗？' },
    answer: {
      ko: '제작이 시작되기 전이라면 주문을 취소하고 다시 주문해 주세요. 제작이 시작된 뒤에는 바꿀 수 없습니다.',
      en: 'Until production starts, please cancel your order and place a new one. After that the design can no longer be changed.',
      cn: '制作开始前，请取消订单后重新下单。制作开始后无法修改。',
    },
  },
  {
    category: 'ORDER',
    question: {
      ko: '가상계좌 입금 기한은 언제까지인가요?',
      en: 'How long do I have to pay into a virtual account?',
      cn: '虚拟账户需要在什么时候之前付款？',
    },
    answer: {
      ko: '주문일로부터 {{deposit_days}} 안에 입금해 주세요. 기한이 지나면 주문이 자동으로 취소되고 쿠폰과 포인트는 돌려드립니다.',
      en: 'Please pay within {{deposit_days}} of ordering. After that the order is cancelled automatically, and your coupons and points are returned.',
      cn: '请在下单之日起{{deposit_days}}内付款。逾期订单将自动取消，已使用的优惠券和积分会退还。',
    },
  },
  {
    category: 'DELIVERY',
    question: { ko: '배송은 얼마나 걸리나요?', en: 'How long does delivery take?', cn: '多久能收到商品？' },
    answer: {
      ko: '상품마다 다릅니다. 받으실 수 있는 날은 상품 화면과 주문 화면에서 볼 수 있습니다(주말과 공휴일 제외).',
      en: 'It depends on the item. The page of each item and the checkout say when it will arrive (weekends and holidays excluded).',
      cn: '因商品而异。商品页面和下单页面会显示预计送达日期（周末和节假日除外）。',
    },
  },
  {
    category: 'DELIVERY',
    question: { ko: '배송비는 얼마인가요?', en: 'What does shipping cost?', cn: '运费是多少？' },
    answer: {
      ko: '배송비는 상품마다 다르며 상품 화면과 주문 화면에서 볼 수 있습니다. 제주와 도서 산간 지역은 추가 배송비가 있을 수 있습니다.',
      en: 'Shipping depends on the item; its page and the checkout say what it costs. Delivery to Jeju and remote islands may cost extra.',
      cn: '运费因商品而异，可在商品页面和下单页面查看。济州岛及偏远岛屿地区可能加收运费。',
    },
  },
  {
    category: 'RETURN',
    question: { ko: '교환이나 반품을 하고 싶어요.', en: 'I would like to exchange or return an item.', cn: '我想换货或退货。' },
    answer: {
      ko: `완성 상품은 받은 날부터 ${WITHDRAWAL_DAYS}일 안에 교환하거나 반품할 수 있습니다. 주문 제작 상품은 하자가 있거나 주문한 내용과 다를 때 받은 날부터 ${DEFECT_MONTHS}개월 안에 무료로 교환하거나 환불해 드립니다.`,
      en: `Ready-made items can be exchanged or returned within ${WITHDRAWAL_DAYS} days of delivery. Custom items that are faulty or not as ordered are exchanged or refunded free of charge within ${DEFECT_MONTHS} months of delivery.`,
      cn: `成品自收货之日起${WITHDRAWAL_DAYS}天内可以换货或退货。定制商品如有瑕疵或与订单不符，自收货之日起${DEFECT_MONTHS}个月内免费换货或退款。`,
    },
  },
  {
    category: 'MEMBER',
    question: { ko: '아이디(이메일)를 바꿀 수 있나요?', en: 'Can I change my ID (e-mail)?', cn: '可以更改账号（邮箱）吗？' },
    answer: {
      ko: '아이디는 바꿀 수 없습니다. 새 이메일로 다시 가입해 주세요. 포인트와 쿠폰은 옮겨지지 않습니다.',
      en: 'No. Please sign up again with the new address. Points and coupons cannot be transferred.',
      cn: '账号无法更改。请用新的邮箱重新注册；积分和优惠券不会转移。',
    },
  },
  {
    category: 'MEMBER',
    question: { ko: '포인트는 언제 쌓이나요?', en: 'When do I get points?', cn: '积分什么时候到账？' },
    answer: {
      ko: '구매를 확정하면 상품을 결제한 금액의 {{point_rate}}가 쌓입니다. 포인트는 {{point_minimum}}부터 쓸 수 있고 {{point_months}} 동안 유효합니다.',
      en: 'You earn {{point_rate}} of what you paid for the goods once you confirm the purchase. You can use points once you have {{point_minimum}}, and they are valid for {{point_months}}.',
      cn: '确认收货后，按商品实付金额的{{point_rate}}返积分。满{{point_minimum}}即可使用，有效期{{point_months}}。',
    },
  },
  {
    category: 'ETC',
    question: { ko: '아티스트로 참여하고 싶어요.', en: 'I would like to join as an artist.', cn: '我想以艺术家身份入驻。' },
    answer: {
      ko: '고객센터 이메일로 작업을 볼 수 있는 주소를 보내 주세요. 편집팀이 살펴보고 답을 드립니다.',
      en: 'Please email a link to your work to customer service. Our editors will look at it and reply.',
      cn: '请将作品链接发送至客服邮箱，编辑团队会查看并回复。',
    },
  },
];
