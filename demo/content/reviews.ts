/** Reviews: author, product code, stars and text. `photo` adds a picture of a ready-made product; a design is shown as ordered. */
export interface DemoReview {
  member: string;
  product: string;
  score: 1 | 2 | 3 | 4 | 5;
  content: string;
  photo: boolean;
  daysAgo: number;
  likes: readonly string[];
  /** The lower bounds of the wearer's height (cm) and weight (kg) ranges, and how it fits. */
  fit?: { height: number; weight: number; feel: 'SMALL' | 'TRUE' | 'LARGE' };
  /** The brand's reply. */
  reply?: string;
}

export const demoReviews: readonly DemoReview[] = [
  {
    ...{ member: 'yuna', product: 'TEE-240', score: 5, photo: true, daysAgo: 6 },
    content:
      '두 번 빨았는데 인쇄가 그대로예요. 앞판에 이응 얼굴을 크게 넣었더니 주변에서 어디서 샀냐고 자꾸 물어봅니다. 핏은 오버사이즈 M이 딱 좋았어요.',
    likes: ['shopper', 'soojin', 'harin'],
    fit: { height: 165, weight: 50, feel: 'TRUE' },
  },
  {
    ...{ member: 'minjae', product: 'RT-01', score: 5, photo: true, daysAgo: 11 },
    content: '하프 마라톤 끝나고 맞춰 입으려고 네 장 샀습니다. 가볍고 금방 말라서 실제로 뛸 때도 입어요.',
    likes: ['shopper', 'doyoon'],
    fit: { height: 175, weight: 70, feel: 'TRUE' },
  },
  {
    ...{ member: 'soojin', product: 'HOD-420', score: 4, photo: true, daysAgo: 3 },
    content: '모자가 정말 힘 있게 서요. 생각보다 도톰해서 지금 날씨에 딱 맞습니다. 배송이 하루만 더 빨랐으면 별 다섯 개였을 거예요.',
    likes: ['yuna'],
    fit: { height: 160, weight: 50, feel: 'LARGE' },
    reply: '기다리게 해 드려 죄송합니다. 제작 일정을 하루 앞당겼어요. 따뜻하게 입어 주세요.',
  },
  {
    ...{ member: 'doyoon', product: 'TOT-16', score: 5, photo: true, daysAgo: 19 },
    content: '아이가 좋아하는 도트 생물 둘로 만든 가방입니다. 비스듬히 놓았는데 편집기에서 크기가 밀리미터로 나와서 쉬웠어요.',
    likes: ['shopper', 'yuna', 'harin', 'minjae'],
  },
  {
    ...{ member: 'harin', product: 'MG-01', score: 5, photo: true, daysAgo: 8 },
    content: '사진보다 실물이 예뻐요. 선이 아주 가늘게 나와서 컵을 돌려 보는 재미가 있습니다.',
    likes: ['soojin'],
  },
  {
    ...{ member: 'yuna', product: 'NB-01', score: 4, photo: false, daysAgo: 24 },
    content: '종이 질이 좋아요. 만년필로 써도 번지지 않습니다. 표지가 조금만 더 두꺼우면 좋겠어요.',
    likes: [],
  },
  {
    ...{ member: 'minjae', product: 'RC-01', score: 3, photo: false, daysAgo: 30 },
    content: '디자인은 마음에 드는데 머리가 큰 편이라 끝까지 늘려야 맞네요. 59cm 넘으시면 참고하세요.',
    likes: ['doyoon', 'harin'],
    fit: { height: 175, weight: 70, feel: 'SMALL' },
    reply: '소중한 의견 고맙습니다. 머리둘레 61cm까지 맞는 치수를 준비하고 있어요.',
  },
  {
    ...{ member: 'soojin', product: 'CU-01', score: 5, photo: true, daysAgo: 14 },
    content: '소파에 두니까 방이 환해졌어요. 인쇄가 살짝 어긋난 게 손으로 찍은 것처럼 보여서 더 좋습니다.',
    likes: ['yuna', 'shopper'],
  },
  {
    ...{ member: 'harin', product: 'SWT-400', score: 5, photo: true, daysAgo: 2 },
    content: '속이 기모라 포근해요. 풀잎 고리를 가슴 가운데에 넣었는데 은은하게 예쁩니다.',
    likes: ['shopper'],
    fit: { height: 165, weight: 55, feel: 'TRUE' },
  },
  {
    ...{ member: 'doyoon', product: 'ST-01', score: 5, photo: false, daysAgo: 17 },
    content: '아이가 매일 하나씩 골라 붙여요. 물통에 붙였는데 씻어도 안 떨어집니다.',
    likes: ['harin'],
  },
  {
    ...{ member: 'shopper', product: 'TEE-240', score: 5, photo: true, daysAgo: 40 },
    content: '원단이 두꺼워서 흰색도 비치지 않네요. 미리 보기와 실물 위치가 똑같아서 놀랐습니다.',
    likes: ['yuna', 'minjae'],
    fit: { height: 175, weight: 70, feel: 'TRUE' },
  },
  {
    ...{ member: 'yuna', product: 'PO-01', score: 5, photo: true, daysAgo: 21 },
    content: '작은 방에 A2는 클까 걱정했는데 벽이 꽉 차서 오히려 좋아요. 포장도 꼼꼼했습니다.',
    likes: ['soojin'],
  },
];
