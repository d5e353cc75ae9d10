import { RATE_MAX, usualTerms } from '#rules/money/royalty.ts';
import { subject } from '#rules/office/particles.ts';
import { DEFECT_MONTHS, WITHDRAWAL_DAYS } from '#rules/order/claim/claim.ts';
import type { TranslationLocale } from '#rules/shop/locale.ts';

interface Article {
  title: string;
  paragraphs: string[];
}

/**
 * A text that members read or consent to, as a draft: it is in force in no shop until somebody has read it and publishes it. The
 * demonstration publishes its own (demo/content/company.ts).
 */
export interface TermsTemplate {
  type: string;
  name: { ko: string; en: string; cn: string };
  content: Article[];
  /** Translations of non-binding texts; contracts are in Korean only. */
  translations?: Readonly<Record<TranslationLocale, Article[]>>;
}

/** The usual share of a graphic's price, after its donation, that the artist gets. */
const usualShare = `${(usualTerms.rate * 100) / RATE_MAX}%`;

export const article = (title: string, ...paragraphs: string[]): Article => ({ title, paragraphs });

/** The HTML of articles, as terms store it. */
export function articlesHtml(articles: readonly Article[]): string {
  const texts = (paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
  return articles.map(({ title, paragraphs }) => `<h3>${title}</h3>${texts(paragraphs)}`).join('');
}

/** How the shop works, in each language: true of any shop that runs this program. */
export const aboutUs = {
  ko: [
    article(
      '한 벌부터 만듭니다',
      '재고를 쌓아 두지 않습니다. 당신이 고른 옷과 색, 당신이 놓은 자리에 그림을 얹어 주문이 들어온 날부터 한 벌씩 만듭니다.',
    ),
    article(
      '아티스트와 나눕니다',
      `그래픽 값에서 기부금을 뺀 금액의 ${usualShare}를 아티스트에게 드리고, 따로 정한 몫이 있으면 그 몫을 드립니다. 그림마다 누구에게 얼마가 가는지 그래픽 화면에서 볼 수 있고, 그림이 팔릴 때마다 누구의 그림인지 이름을 밝힙니다.`,
    ),
  ],
  en: [
    article(
      'Made one at a time',
      'We keep no stock of printed clothes. You choose the garment, the colour and the spot; we start making your piece the day you order it.',
    ),
    article(
      'Artists are paid',
      `Of what you pay for a graphic, less any donation, ${usualShare} goes to the artist who drew it, or another share where we agreed on one. Each graphic’s page shows who gets how much, and every time a work sells we say whose it is.`,
    ),
  ],
  cn: [
    article('一件起做', '我们不囤成品。衣服、颜色和位置都由你来定，从下单当天起，为你一件一件制作。'),
    article(
      '回报艺术家',
      `图案费用扣除捐款后的 ${usualShare} 归艺术家所有，另有约定的按约定比例支付。每件图案的页面都写明款项的去向，每售出一件作品，我们都会注明作者是谁。`,
    ),
  ],
};

/** Drafts for the company of this name, in the order of sign-up and the footer. `use` and `ABOUT-US` are spelled as in specification 3. */
export const termsTemplates = (company: string): readonly TermsTemplate[] => [
  {
    type: 'use',
    name: { ko: '이용약관', en: 'Terms of use', cn: '使用条款' },
    content: [
      article(
        '제1조 (목적)',
        `이 약관은 ${subject(`${company}(이하 “회사”)`)} 운영하는 온라인 상점에서 제공하는 서비스를 이용할 때 회사와 이용자의 권리, 의무와 책임을 정합니다.`,
      ),
      article(
        '제2조 (정의)',
        '“주문 제작 상품”이란 이용자가 의류의 종류와 색상, 그래픽과 그 위치를 정해 제작을 의뢰하는 상품을 말합니다.',
        '“아티스트”란 회사와 계약을 맺고 그래픽을 제공하는 창작자를, “브랜드”란 완성된 상품을 판매하는 입점 업체를 말합니다.',
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
        `이용자는 상품을 받은 날부터 ${WITHDRAWAL_DAYS}일 안에 청약을 철회할 수 있습니다.`,
        `주문 제작 상품은 제작이 시작된 뒤에는 단순 변심으로 철회할 수 없습니다. 회사는 이 사실을 주문 화면에서 알리고 따로 동의를 받습니다. 상품에 하자가 있거나 주문한 내용과 다르면 받은 날부터 ${DEFECT_MONTHS}개월 안에 교환하거나 환불받을 수 있습니다.`,
      ),
      article(
        '제6조 (저작권)',
        '그래픽의 저작권은 아티스트에게 있습니다. 이용자는 구매한 상품을 쓰는 범위에서만 그래픽을 이용할 수 있고, 그래픽을 따로 떼어 복제하거나 판매할 수 없습니다.',
      ),
      article(
        '제7조 (포인트와 쿠폰)',
        '포인트는 적립한 날부터 3년 동안 쓸 수 있고, 기간이 먼저 끝나는 포인트부터 사용됩니다. 쿠폰은 쿠폰에 적힌 조건과 기간 안에서 한 번 쓸 수 있습니다.',
      ),
      article(
        '제8조 (탈퇴)',
        '회원은 언제든지 탈퇴할 수 있습니다. 탈퇴한 회원의 정보는 30일 동안 보관한 뒤 지우며, 관계 법령에 따라 보존해야 하는 거래 기록은 정해진 기간 동안 분리하여 보관합니다.',
      ),
    ],
  },
  {
    type: 'PERSONAL-INFORMATION',
    name: { ko: '개인정보 수집 및 이용 동의', en: 'Consent to collection and use of personal information', cn: '个人信息收集与使用同意书' },
    content: [
      article(
        '수집하는 항목',
        '필수: 이메일(아이디), 비밀번호, 이름, 닉네임, 휴대전화 번호. 소셜 계정으로 가입할 때는 비밀번호와 휴대전화 번호 대신 소셜 계정의 식별값. 주문할 때: 받는 분 이름, 연락처, 주소. 선택: 생년월일, 마케팅 수신 동의.',
      ),
      article('이용 목적', '회원 식별, 주문 제작과 배송, 결제와 환불, 문의 답변, 부정 이용 방지에 이용합니다.'),
      article(
        '보유 기간',
        '회원 정보는 탈퇴한 날부터 30일 뒤에 지웁니다. 계약과 대금 결제, 재화 공급에 관한 기록은 5년, 소비자 불만과 분쟁 처리에 관한 기록은 3년 동안 법령에 따라 보관합니다.',
      ),
      article('거부할 권리', '동의하지 않을 수 있으나, 필수 항목에 동의하지 않으면 회원으로 가입할 수 없습니다.'),
    ],
  },
  {
    type: 'PRIVACY-POLICY',
    name: { ko: '개인정보처리방침', en: 'Privacy policy', cn: '隐私政策' },
    content: [
      article(
        '제1조 (처리하는 개인정보와 목적)',
        '회원 가입과 관리: 이메일(아이디), 비밀번호, 이름, 닉네임, 휴대전화 번호. 소셜 계정으로 가입할 때는 비밀번호와 휴대전화 번호 대신 소셜 계정의 식별값. 본인 식별, 회원제 서비스 제공, 부정 이용 방지에 씁니다.',
        '주문과 배송: 받는 분 이름, 연락처, 주소, 배송 요청사항, 결제 수단과 결제 기록. 제작, 배송, 결제, 환불에 씁니다.',
        '문의와 리뷰: 문의 내용, 리뷰 글과 사진. 답변과 서비스 개선에 씁니다.',
        '선택 항목: 생년월일, 마케팅 수신 동의. 넣지 않아도 서비스를 이용할 수 있습니다.',
        '자동으로 만들어지는 정보: 접속 주소, 접속 시각, 기기와 브라우저의 종류. 보안과 장애 대응에 씁니다.',
      ),
      article(
        '제2조 (처리와 보유 기간)',
        '회원 정보는 탈퇴한 날부터 30일 뒤에 지웁니다. 다만 관계 법령에 따라 아래 기록은 정해진 기간 동안 분리해 보관합니다.',
        '계약 또는 청약철회에 관한 기록 5년, 대금 결제와 재화 공급에 관한 기록 5년, 소비자 불만과 분쟁 처리에 관한 기록 3년, 표시·광고에 관한 기록 6개월 (전자상거래 등에서의 소비자보호에 관한 법률). 접속 기록 3개월 (통신비밀보호법).',
        '비회원의 장바구니는 마지막으로 방문한 날부터 30일 동안 보관합니다.',
      ),
      article(
        '제3조 (제3자 제공)',
        '회사는 정보주체의 동의가 있거나 법률에 특별한 규정이 있는 때를 빼고는 개인정보를 제3자에게 제공하지 않습니다.',
        '입점 브랜드의 상품을 주문하면 그 브랜드에 받는 분 이름, 연락처, 주소를 배송에 필요한 범위에서 제공하며, 배송이 끝나고 3개월 뒤에 파기하게 합니다.',
      ),
      article(
        '제4조 (처리 위탁)',
        '결제 처리는 결제대행사(포트원과 그와 계약한 전자지급결제대행업자)에, 배송은 택배사에, 문자 발송은 문자 발송 대행사(솔라피)에, 이메일 발송은 회사가 쓰는 이메일 발송 서비스의 사업자에 맡깁니다. 위탁 계약에 목적 외 처리 금지, 안전 조치, 재위탁 제한을 적고 지키는지 살핍니다.',
      ),
      article(
        '제5조 (파기)',
        '보유 기간이 지났거나 목적을 이룬 개인정보는 지체 없이 파기합니다. 전자 파일은 되살릴 수 없게 지우고, 종이는 분쇄하거나 태웁니다.',
      ),
      article(
        '제6조 (정보주체의 권리)',
        '회원은 언제든지 자신의 개인정보를 열람, 정정, 삭제하거나 처리 정지를 요구할 수 있습니다. 고객센터나 개인정보보호책임자에게 요청하시면 10일 안에 답합니다. 만 14세 미만은 가입할 수 없습니다.',
      ),
      article(
        '제7조 (쿠키와 비슷한 기술)',
        '회사는 로그인을 유지하고 비회원의 장바구니와 고른 언어를 기억하려고 쿠키와 브라우저 저장소를 씁니다. 브라우저 설정에서 막을 수 있지만, 그러면 로그인과 장바구니를 쓸 수 없습니다. 광고를 위한 쿠키는 쓰지 않습니다.',
      ),
      article(
        '제8조 (안전성 확보 조치)',
        '비밀번호는 되돌릴 수 없는 방식으로 저장하고, 전송 구간을 암호화합니다. 접근 권한을 업무에 필요한 사람으로 제한하고 관리자의 모든 변경을 기록합니다.',
      ),
      article(
        '제9조 (책임자와 권익 침해 구제)',
        '개인정보보호책임자의 이름과 연락처는 모든 화면 아래의 사업자 정보에 있습니다.',
        '개인정보 침해에 관한 상담은 개인정보침해신고센터(privacy.kisa.or.kr, 국번 없이 118), 개인정보분쟁조정위원회(www.kopico.go.kr, 1833-6972)에서 받으실 수 있습니다.',
      ),
      article(
        '제10조 (바뀐 때의 알림)',
        '이 방침을 바꿀 때는 시행 7일 전부터 공지사항에 알립니다. 이 방침은 위에 적힌 시행일부터 적용합니다.',
      ),
    ],
  },
  {
    type: 'PURCHASE',
    name: { ko: '구매 및 주문 제작 동의', en: 'Consent to purchase and made-to-order terms', cn: '购买及定制同意书' },
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
    ],
  },
  {
    type: 'MARKETING',
    name: { ko: '혜택과 소식 받기', en: 'News and offers', cn: '优惠与资讯' },
    content: [
      article(
        '마케팅 정보 수신',
        '새 작품, 할인, 이벤트 소식을 이메일, 문자, 앱 알림으로 보내 드립니다. 동의하지 않아도 서비스를 이용할 수 있고, 고객센터에 말씀하시면 언제든지 바꿔 드립니다.',
      ),
    ],
  },
  {
    type: 'ABOUT-US',
    name: { ko: '상점 소개', en: 'About us', cn: '关于我们' },
    content: aboutUs.ko,
    translations: { en: aboutUs.en, cn: aboutUs.cn },
  },
];
