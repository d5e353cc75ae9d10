/** Notices, events and plans of the demonstration shop, in its three languages. */
export const demoNotices = [
  {
    title: { ko: '심이 문을 열었습니다', en: 'Seam is open', cn: 'Seam 开业了' },
    content:
      '<p>열 명의 아티스트, 백이십 점의 그래픽과 함께 문을 엽니다. 마음에 드는 그림을 골라 당신의 옷에 올려 보세요.</p><p>문을 연 기념으로 새로 가입하신 모든 분께 5,000원 쿠폰을 드립니다.</p>',
    translations: {
      en: {
        content:
          '<p>We open with ten artists and a hundred and twenty graphics. Choose a picture you like and put it on your clothes.</p><p>To celebrate, everyone who joins gets a ₩5,000 coupon.</p>',
      },
      cn: {
        content:
          '<p>十位艺术家、一百二十幅图案，与大家见面。挑一幅喜欢的画，放到自己的衣服上吧。</p><p>为庆祝开业，所有新注册的会员均可获得₩5,000优惠券。</p>',
      },
    },
    isPinned: true,
    daysAgo: 45,
  },
  {
    title: { ko: '받는 날이 정해진 주문 안내', en: 'Ordering for a particular day', cn: '指定日期前收货须知' },
    content:
      '<p>도착 예정일은 결제하기 전에 주문서에 나옵니다. 토·일요일과 공휴일은 빼고 세며, 주문이 몰려 제작이 오래 걸리면 늦어진 날짜로 알려 드립니다.</p><p>선물처럼 받는 날이 정해져 있다면 <strong>도착 예정일을 확인한 뒤</strong> 결제해 주세요.</p>',
    translations: {
      en: {
        content:
          '<p>The order sheet shows when your order will arrive before you pay. Weekends and public holidays are not counted, and when many orders are waiting to be made, the later dates are what you see.</p><p>If it has to be there on a particular day, a gift for example, please <strong>check the arrival dates</strong> before you pay.</p>',
      },
      cn: {
        content:
          '<p>付款前，订单页会显示预计送达日。周末和公休日不计在内；订单较多、制作时间延长时，显示的就是延后的日期。</p><p>如需在某一天前收到（例如送礼），请<strong>先确认预计送达日</strong>再付款。</p>',
      },
    },
    isPinned: true,
    daysAgo: 4,
  },
  {
    title: {
      ko: '편집기에 되돌리기와 인쇄 크기 안내가 생겼습니다',
      en: 'Undo and print-size guidance in the editor',
      cn: '编辑器新增撤销与印刷尺寸提示',
    },
    content: '<p>이제 편집기에서 백 단계까지 되돌릴 수 있습니다. 그래픽이 또렷하게 인쇄되는 가장 큰 크기도 함께 알려 드립니다.</p>',
    translations: {
      en: {
        content:
          '<p>You can now undo up to a hundred steps in the editor. It also tells you the largest size at which a graphic prints sharply.</p>',
      },
      cn: { content: '<p>现在编辑器最多可撤销一百步，并会提示图案能清晰印刷的最大尺寸。</p>' },
    },
    isPinned: false,
    daysAgo: 12,
  },
  {
    title: { ko: '개인정보를 이렇게 다룹니다', en: 'How we handle personal data', cn: '我们如何处理个人信息' },
    content:
      '<p>어떤 정보를 왜 받고 언제 지우는지 화면 아래의 개인정보처리방침에 적어 두었습니다. 방침을 바꿀 때는 시행 7일 전부터 이곳에서 알려 드립니다.</p>',
    translations: {
      en: {
        content:
          '<p>What we ask for, why, and when we delete it is written in the privacy policy at the foot of every page. Changes are announced here at least seven days before they apply.</p>',
      },
      cn: {
        content: '<p>我们收集哪些信息、用于什么、何时删除，都写在页面底部的隐私政策中。政策如有变更，将提前7天在此通知。</p>',
      },
    },
    isPinned: false,
    daysAgo: 27,
  },
  {
    title: { ko: '고객센터 상담 시간 안내', en: 'Customer service hours', cn: '客服服务时间' },
    content: '<p>{{service_hours}}에 답변드립니다.</p><p>{{service_closed}}</p>',
    translations: {
      en: { content: '<p>We answer in Korean time: {{service_hours}}.</p><p>{{service_closed}}</p>' },
      cn: { content: '<p>我们按韩国时间为您解答：{{service_hours}}。</p><p>{{service_closed}}</p>' },
    },
    isPinned: false,
    daysAgo: 45,
  },
] as const;

/** Events, and where the button under each leads. */
export const demoEvents = [
  {
    key: 'opening',
    title: { ko: '첫 그림을 입는 날', en: 'Wear your first artwork', cn: '穿上第一幅画' },
    subTitle: { ko: '가입하면 5,000원 쿠폰', en: '₩5,000 coupon for new members', cn: '新会员立享₩5,000优惠券' },
    content:
      '<p>심에 처음 오신 분께 첫 디자인에 쓸 수 있는 5,000원 쿠폰을 드립니다. 가입을 마치면 쿠폰이 바로 들어옵니다.</p><ul><li>대상: 새로 가입한 회원</li><li>사용: 3만 원 이상 주문에 한 번</li><li>기간: 발급한 날부터 30일</li></ul>',
    translations: {
      en: {
        content:
          '<p>New to Seam? Here is a ₩5,000 coupon for your first design. It arrives the moment you have joined.</p><ul><li>For: new members</li><li>Use: once, on an order from ₩30,000</li><li>Valid: 30 days from the day you get it</li></ul>',
      },
      cn: {
        content:
          '<p>送给初来 Seam 的你：一张可用于首个设计的₩5,000优惠券，注册完成后立即到账。</p><ul><li>对象：新注册会员</li><li>使用：订单满₩30,000可用一次</li><li>有效期：自发放之日起30天</li></ul>',
      },
    },
    link: { name: { ko: '가입하고 쿠폰 받기', en: 'Join and get the coupon', cn: '注册领券' }, url: '/sign-up' },
    endsInDays: 40,
  },
  {
    key: 'jamo',
    title: { ko: '닿소리 홀소리전', en: 'Consonants and vowels', cn: '韩文字母展' },
    subTitle: { ko: '자모로 만드는 내 이름 한 벌', en: 'Your name in jamo', cn: '用韩文字母拼出你的名字' },
    content:
      '<p>한글 자모를 조각처럼 놓아 이름을 만들어 보세요. 모꼴의 그래픽을 한 벌에 세 개까지 절반 값에 쓸 수 있는 쿠폰을 아래에서 받으실 수 있습니다.</p>',
    translations: {
      en: {
        content:
          '<p>Lay out Korean letters like pieces of a puzzle and make your name. The coupon below halves the price of Mokkol’s graphics, up to three on one piece.</p>',
      },
      cn: { content: '<p>像拼图一样摆放韩文字母，拼出自己的名字。领取下方的优惠券，一件衣服上最多三个母形的图案可享半价。</p>' },
    },
    link: { name: { ko: '모꼴의 그래픽 보기', en: 'See the works of Mokkol', cn: '查看母形的作品' }, url: '/artist/mokkol' },
    artist: 0,
    endsInDays: 20,
  },
  {
    key: 'run',
    title: { ko: '함께 달린 사람들', en: 'We ran together', cn: '一起跑过的人' },
    subTitle: { ko: '크루 단체복, 한 벌부터', en: 'Crew wear from one piece', cn: '跑团队服，一件起做' },
    content: '<p>크루 이름을 등에, 각자의 번호를 가슴에. 같은 디자인을 서로 다른 사이즈로 담아도 한 번에 보내 드립니다.</p>',
    translations: {
      en: {
        content:
          '<p>The crew’s name on the back, each runner’s number on the chest. The same design in different sizes comes in one parcel.</p>',
      },
      cn: { content: '<p>背后印跑团的名字，胸前印各自的号码。同一个设计选不同尺码，也会一次寄出。</p>' },
    },
    link: { name: { ko: '단체복 만들기', en: 'Design your crew wear', cn: '设计队服' }, url: '/category?category=customizable' },
    products: ['TEE-240', 'SWT-400', 'HOD-420', 'CAP-6P'],
    endsInDays: 60,
  },
  {
    key: 'home',
    title: { ko: '집에 두는 그림', en: 'Art for the room', cn: '放进家里的画' },
    subTitle: { ko: '쿠션과 포스터 최대 28%', en: 'Cushions and posters up to 28% off', cn: '抱枕和海报最高立减28%' },
    content:
      '<p>낮잠상회와 아티스트 네 명이 함께 만든 쿠션, 머그, 포스터를 모았습니다. 쿠션은 최대 28%, 포스터는 최대 21% 낮은 값입니다.</p>',
    translations: {
      en: { content: '<p>Cushions, mugs and posters by Natjam and four artists. Cushions are up to 28% off, posters up to 21%.</p>' },
      cn: { content: '<p>汇集 Natjam 与四位艺术家共同制作的抱枕、马克杯和海报。抱枕最高立减28%，海报最高立减21%。</p>' },
    },
    link: { name: { ko: '리빙 상품 보기', en: 'See things for the room', cn: '查看家居商品' }, url: '/category?category=living' },
    products: ['CU-01', 'CU-02', 'PO-01', 'MG-01', 'MG-03'],
    endsInDays: 14,
  },
  {
    key: 'winter',
    title: { ko: '겨울맞이 10%', en: 'Winter 10%', cn: '冬季九折' },
    subTitle: { ko: '5만 원 이상 주문에 쓰는 쿠폰', en: 'A coupon for orders from ₩50,000', cn: '满₩50,000可用的优惠券' },
    content:
      '<p>찬 바람이 불면 두꺼운 옷에 그림을 올릴 때입니다. 회원 누구나 한 번 받을 수 있는 10% 쿠폰을 준비했습니다.</p><ul><li>사용: 5만 원 이상 주문, 최대 10,000원 할인</li><li>기간: 받은 날부터 14일</li><li>수량: 500장</li></ul>',
    translations: {
      en: {
        content:
          '<p>Cold winds call for thick clothes with a picture on them. Every member can claim this 10% coupon once.</p><ul><li>Use: on an order from ₩50,000, up to ₩10,000 off</li><li>Valid: 14 days from the day you claim it</li><li>Number: 500</li></ul>',
      },
      cn: {
        content:
          '<p>寒风起时，正适合在厚衣服上放一幅画。每位会员可领取一张九折优惠券。</p><ul><li>使用：订单满₩50,000可用，最多减₩10,000</li><li>有效期：自领取之日起14天</li><li>数量：500张</li></ul>',
      },
    },
    link: { name: { ko: '내 쿠폰 보기', en: 'My coupons', cn: '我的优惠券' }, url: '/mypage/coupon' },
    endsInDays: 30,
  },
] as const;

const giftTitles = { en: { title: 'A gift? See when it arrives before you pay' }, cn: { title: '送礼？付款前先看送达日' } };

/** Popups, for what the home page's top pictures do not show: an event by key, or a separate picture with an address. */
export const demoPopups = [
  { event: 'winter', endsInDays: 30 },
  { picture: 'gift', title: '선물은 도착 예정일을 보고', translations: giftTitles, url: '/mypage/notice', endsInDays: 22 },
] as const;

export const demoPlans = [
  {
    title: { ko: '선 하나로 충분한 것들', en: 'One line is enough', cn: '一条线就够了' },
    content: '<p>덜어 낸 그림이 옷 위에서 더 오래 갑니다. 선으로만 그린 작품을 모았습니다.</p>',
    translations: {
      en: { content: '<p>Pictures that leave things out stay longer on a garment. These works are drawn with lines alone.</p>' },
      cn: { content: '<p>做了减法的画，在衣服上更耐看。这里汇集了只用线条画成的作品。</p>' },
    },
    artists: [6, 2, 8],
    told: {
      ko: '<p>선의 굵기를 바꾸지 않고 끝까지 그은 그림이에요. 작게 올려도 또렷해요.</p>',
      en: '<p>Drawn to its end in one width of line. It stays clear even when it is small.</p>',
      cn: '<p>用同一粗细的线条一气呵成，缩小后依然清晰。</p>',
    },
  },
  {
    title: { ko: '보고 있으면 기분이 좋아지는 얼굴들', en: 'Faces that lift your mood', cn: '看着就开心的脸' },
    content: '<p>표정 하나로 하루의 온도를 올리는 캐릭터들.</p>',
    translations: {
      en: { content: '<p>Characters whose one expression warms up your day.</p>' },
      cn: { content: '<p>只凭一个表情，就能让一天暖起来的角色们。</p>' },
    },
    artists: [7, 3],
    told: {
      ko: '<p>가슴 한쪽에 작게 올리면 먼저 말을 걸어 오는 얼굴이에요.</p>',
      en: '<p>Small on one side of the chest, this face is the first to say hello.</p>',
      cn: '<p>小小地放在胸口一侧，这张脸会先向人打招呼。</p>',
    },
  },
] as const;
