/** A text of the shop that members read or consent to; content is HTML that the server sanitizes again before showing it. */
export interface ReferenceTerms {
  type: string;
  name: { ko: string; en: string };
  content: string;
}

const article = (title: string, ...paragraphs: string[]) => `<h3>${title}</h3>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;

/** Terms in the order in which sign-up and the footer name them. `use` and `ABOUT-US` are spelled as in specification 3. */
export const referenceTerms: readonly ReferenceTerms[] = [
  {
    type: 'use',
    name: { ko: '이용약관', en: 'Terms of use' },
    content: [
      article(
        '제1조 (목적)',
        '이 약관은 심(이하 “회사”)이 운영하는 온라인 상점에서 제공하는 서비스를 이용할 때 회사와 이용자의 권리, 의무와 책임을 정합니다.',
      ),
      article(
        '제2조 (정의)',
        '“주문 제작 상품”이란 이용자가 의류의 종류와 색상, 그래픽과 그 위치를 정해 제작을 의뢰하는 상품을 말합니다.',
        '“작가”란 회사와 계약을 맺고 그래픽을 제공하는 창작자를, “브랜드”란 완성된 상품을 판매하는 입점 업체를 말합니다.',
      ),
      article(
        '제3조 (회원 가입)',
        '만 14세 이상인 사람은 누구나 이메일 주소를 아이디로 하여 가입할 수 있습니다. 이용자는 가입할 때 사실과 다른 정보를 적어서는 안 됩니다.',
      ),
      article(
        '제4조 (주문과 결제)',
        '주문은 결제가 확인된 때에 성립합니다. 가상계좌는 주문일로부터 7일 안에 입금해야 하며, 기한이 지나면 주문이 자동으로 취소되고 사용한 쿠폰과 포인트는 돌려드립니다.',
      ),
      article(
        '제5조 (청약철회)',
        '이용자는 상품을 받은 날부터 7일 안에 청약을 철회할 수 있습니다.',
        '주문 제작 상품은 제작이 시작된 뒤에는 단순 변심으로 철회할 수 없습니다. 회사는 이 사실을 주문 화면에서 알리고 따로 동의를 받습니다. 상품에 하자가 있거나 주문한 내용과 다르면 받은 날부터 3개월 안에 교환하거나 환불받을 수 있습니다.',
      ),
      article(
        '제6조 (저작권)',
        '그래픽의 저작권은 작가에게 있습니다. 이용자는 구매한 상품을 쓰는 범위에서만 그래픽을 이용할 수 있고, 그래픽을 따로 떼어 복제하거나 판매할 수 없습니다.',
      ),
      article(
        '제7조 (포인트와 쿠폰)',
        '포인트는 적립한 날부터 3년 동안 쓸 수 있고, 기간이 먼저 끝나는 포인트부터 사용됩니다. 쿠폰은 쿠폰에 적힌 조건과 기간 안에서 한 번 쓸 수 있습니다.',
      ),
      article(
        '제8조 (탈퇴)',
        '회원은 언제든지 탈퇴할 수 있습니다. 탈퇴한 회원의 정보는 30일 동안 보관한 뒤 지우며, 관계 법령에 따라 보존해야 하는 거래 기록은 정해진 기간 동안 분리하여 보관합니다.',
      ),
    ].join(''),
  },
  {
    type: 'PERSONAL-INFORMATION',
    name: { ko: '개인정보 수집 및 이용 동의', en: 'Consent to collection and use of personal information' },
    content: [
      article(
        '수집하는 항목',
        '필수: 이메일(아이디), 비밀번호, 이름, 닉네임. 주문할 때: 받는 분 이름, 연락처, 주소. 선택: 생년월일, 마케팅 수신 동의.',
      ),
      article('이용 목적', '회원 식별, 주문 제작과 배송, 결제와 환불, 문의 답변, 부정 이용 방지에 이용합니다.'),
      article(
        '보유 기간',
        '회원 정보는 탈퇴한 날부터 30일 뒤에 지웁니다. 계약과 대금 결제, 재화 공급에 관한 기록은 5년, 소비자 불만과 분쟁 처리에 관한 기록은 3년 동안 법령에 따라 보관합니다.',
      ),
      article('거부할 권리', '동의하지 않을 수 있으나, 필수 항목에 동의하지 않으면 회원으로 가입할 수 없습니다.'),
    ].join(''),
  },
  {
    type: 'PURCHASE',
    name: { ko: '구매 및 주문 제작 동의', en: 'Consent to purchase and made-to-order terms' },
    content: [
      article(
        '주문 제작 안내',
        '직접 디자인한 상품은 주문이 들어온 뒤에 한 벌씩 만듭니다. 제작이 시작되면 단순 변심으로 취소하거나 반품할 수 없습니다.',
      ),
      article(
        '색상과 위치',
        '화면과 실제 상품의 색이 조금 다를 수 있습니다. 인쇄 위치는 원단과 봉제에 따라 상하좌우 12mm 안에서 달라질 수 있으며 이는 하자에 해당하지 않습니다.',
      ),
      article('정보 제공', '상품을 만들고 보내기 위해 필요한 범위에서 제작처와 택배사에 받는 분의 이름, 연락처, 주소를 전달합니다.'),
    ].join(''),
  },
  {
    type: 'MARKETING',
    name: { ko: '혜택과 소식 받기', en: 'News and offers' },
    content: article(
      '마케팅 정보 수신',
      '새 작품, 할인, 이벤트 소식을 이메일, 문자, 앱 알림으로 보내 드립니다. 동의하지 않아도 서비스를 이용할 수 있고, 마이페이지에서 언제든지 바꿀 수 있습니다.',
    ),
  },
  {
    type: 'ABOUT-US',
    name: { ko: '심을 소개합니다', en: 'About Seam' },
    content: [
      article(
        '옷과 그림이 만나는 선',
        '솔기(seam)는 두 장의 천이 만나는 선입니다. 심은 작가의 그림과 당신의 옷장이 만나는 자리를 만듭니다.',
      ),
      article(
        '한 벌부터 만듭니다',
        '재고를 쌓아 두지 않습니다. 당신이 고른 옷과 색, 당신이 놓은 자리에 그림을 얹어 주문이 들어온 날부터 한 벌씩 만듭니다.',
      ),
      article('작가에게 돌아갑니다', '그래픽 값은 작가에게 돌아갑니다. 그림이 팔릴 때마다 누구의 그림인지 이름을 밝힙니다.'),
      article('고객센터', '평일 10:00–19:00 (점심시간 12:30–14:00). 토요일과 일요일, 공휴일에는 쉽니다.'),
    ].join(''),
  },
];
