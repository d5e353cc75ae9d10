/** Notices, events and plans of the demonstration shop. */
export const demoNotices = [
  {
    title: { ko: '심이 문을 열었습니다', en: 'Seam is open' },
    content:
      '<p>열 명의 아티스트, 백이십 점의 그래픽과 함께 문을 엽니다. 마음에 드는 그림을 골라 당신의 옷에 올려 보세요.</p><p>문을 연 기념으로 새로 가입하신 모든 분께 5,000원 쿠폰을 드립니다.</p>',
    isPinned: true,
    daysAgo: 45,
  },
  {
    title: { ko: '연말 배송 일정 안내', en: 'Year-end delivery schedule' },
    content:
      '<p>12월에는 주문이 많아 주문 제작 상품의 제작 기간이 1~2일 길어질 수 있습니다.</p><p>성탄절 전에 받으시려면 <strong>12월 14일(월)</strong>까지 주문해 주세요.</p>',
    isPinned: true,
    daysAgo: 4,
  },
  {
    title: { ko: '편집기에 되돌리기와 인쇄 크기 안내가 생겼습니다', en: 'Undo and print-size guidance in the editor' },
    content: '<p>이제 편집기에서 백 단계까지 되돌릴 수 있습니다. 그래픽이 또렷하게 인쇄되는 가장 큰 크기도 함께 알려 드립니다.</p>',
    isPinned: false,
    daysAgo: 12,
  },
  {
    title: { ko: '개인정보 처리방침 개정 안내', en: 'Update of the privacy policy' },
    content: '<p>배송 조회를 위해 택배사에 전달하는 항목을 더 분명하게 적었습니다. 바뀐 방침은 2026년 11월 1일부터 적용됩니다.</p>',
    isPinned: false,
    daysAgo: 27,
  },
  {
    title: { ko: '고객센터 상담 시간 안내', en: 'Customer service hours' },
    content: '<p>평일 10:00–19:00 (점심시간 12:30–14:00)에 답변드립니다. 토요일과 일요일, 공휴일에는 쉽니다.</p>',
    isPinned: false,
    daysAgo: 45,
  },
] as const;

/** Events, and where the button under each leads: to what it offers. */
export const demoEvents = [
  {
    key: 'opening',
    title: { ko: '첫 그림을 입는 날', en: 'Wear your first artwork' },
    subTitle: { ko: '가입하면 5,000원 쿠폰', en: '₩5,000 coupon for new members' },
    content:
      '<p>심에 처음 오신 분께 첫 디자인에 쓸 수 있는 5,000원 쿠폰을 드립니다. 가입을 마치면 쿠폰이 바로 들어옵니다.</p><ul><li>대상: 새로 가입한 회원</li><li>사용: 3만 원 이상 주문에 한 번</li><li>기간: 발급한 날부터 30일</li></ul>',
    link: { name: { ko: '가입하고 쿠폰 받기', en: 'Join and get the coupon' }, url: '/sign-up' },
    endsInDays: 40,
  },
  {
    key: 'jamo',
    title: { ko: '닿소리 홀소리전', en: 'Consonants and vowels' },
    subTitle: { ko: '자모로 만드는 내 이름 한 벌', en: 'Your name in jamo' },
    content:
      '<p>한글 자모를 조각처럼 놓아 이름을 만들어 보세요. 모꼴의 그래픽을 한 벌에 세 개까지 절반 값에 쓸 수 있는 쿠폰을 아래에서 받으실 수 있습니다.</p>',
    link: { name: { ko: '모꼴의 그래픽 보기', en: 'See the works of Mokkol' }, url: '/artist/mokkol' },
    endsInDays: 20,
  },
  {
    key: 'run',
    title: { ko: '함께 달린 사람들', en: 'We ran together' },
    subTitle: { ko: '크루 단체복, 한 벌부터', en: 'Crew wear from one piece' },
    content: '<p>크루 이름을 등에, 각자의 번호를 가슴에. 같은 디자인을 서로 다른 사이즈로 담아도 한 번에 보내 드립니다.</p>',
    link: { name: { ko: '단체복 만들기', en: 'Design your crew wear' }, url: '/category?category=customizable' },
    endsInDays: 60,
  },
  {
    key: 'home',
    title: { ko: '집에 두는 그림', en: 'Art for the room' },
    subTitle: { ko: '쿠션과 포스터 최대 28%', en: 'Cushions and posters up to 28 % off' },
    content:
      '<p>낮잠상회와 아티스트 네 명이 함께 만든 쿠션, 머그, 포스터를 모았습니다. 쿠션은 최대 28%, 포스터는 최대 21% 낮은 값입니다.</p>',
    link: { name: { ko: '리빙 상품 보기', en: 'See things for the room' }, url: '/category?category=living' },
    endsInDays: 14,
  },
  {
    key: 'winter',
    title: { ko: '겨울맞이 10%', en: 'Winter 10 %' },
    subTitle: { ko: '5만 원 이상 주문에 쓰는 쿠폰', en: 'A coupon for orders from ₩50,000' },
    content:
      '<p>찬 바람이 불면 두꺼운 옷에 그림을 올릴 때입니다. 회원 누구나 한 번 받을 수 있는 10% 쿠폰을 준비했습니다.</p><ul><li>사용: 5만 원 이상 주문, 최대 10,000원 할인</li><li>기간: 받은 날부터 14일</li><li>수량: 500장</li></ul>',
    link: { name: { ko: '내 쿠폰 보기', en: 'My coupons' }, url: '/mypage/coupon' },
    endsInDays: 30,
  },
] as const;

/** Popups: what the pictures at the top of the home page do not say already. An event by its key, or a picture of its own with an address. */
export const demoPopups = [
  { event: 'winter', endsInDays: 30 },
  { picture: 'gift', title: '연말 선물은 12월 14일까지', url: '/mypage/notice', endsInDays: 22 },
] as const;

export const demoPlans = [
  {
    title: { ko: '선 하나로 충분한 것들', en: 'One line is enough' },
    content: '<p>덜어 낸 그림이 옷 위에서 더 오래 갑니다. 선으로만 그린 작품을 모았습니다.</p>',
    artists: [6, 2, 8],
  },
  {
    title: { ko: '보고 있으면 기분이 좋아지는 얼굴들', en: 'Faces that lift your mood' },
    content: '<p>표정 하나로 하루의 온도를 올리는 캐릭터들.</p>',
    artists: [7, 3],
  },
] as const;
