import { aboutUs, article, type TermsTemplate, termsTemplates } from '#db/reference/terms.ts';

/** The company of the demonstration; no live shop shows it. */
export const demoCompany = {
  company_name: '주식회사 심',
  ceo: '한이음',
  registration_number: '000-00-00000',
  business_type: '통신판매업',
  business_category: '의류, 디자인 상품',
  phone: '02-0000-0000',
  telecommunication_number: '제0000-서울성동-0000호',
  email: 'help@seam.example',
  personal_information_admin: '문서윤',
  zip_code: '04780',
  address: '서울 성동구 연무장길 00',
  detail_address: '2층',
  hosting_provider: '주식회사 심',
  escrow_provider: '토스페이먼츠',
  escrow_url: 'https://pgweb.tosspayments.com/pg/wmp/mertadmin/jsp/mertservice/escrow.jsp',
  footer_title: '그림이 옷이 되는 곳',
  footer_content: '아티스트의 그래픽을 옷에 얹어, 주문이 들어온 날부터 한 벌씩 만듭니다.',
  translations: {
    en: {
      company_name: 'Seam Co., Ltd.',
      ceo: 'Han Ieum',
      personal_information_admin: 'Mun Seoyun',
      address: '2F, 00 Yeonmujang-gil, Seongdong-gu, Seoul',
      footer_title: 'Where pictures become clothes',
      footer_content: 'We put graphics by artists on garments, and make each one from the day you order it.',
    },
    cn: {
      company_name: 'Seam 株式会社',
      ceo: 'Han Ieum',
      personal_information_admin: 'Mun Seoyun',
      address: '首尔城东区研武场路00号2层',
      footer_title: '让画成为衣服的地方',
      footer_content: '把艺术家的图案印到衣服上，从您下单那天起逐件制作。',
    },
  },
};

export const demoShippingPolicies = [
  {
    name: { ko: '주문 제작 배송', en: 'Made to order', cn: '定制商品配送' },
    fee_type: 'CONDITIONAL',
    fee: 3000,
    free_over: 50000,
    remote_fee: 3000,
    day1: 5,
    day2: 8,
  },
  {
    name: { ko: '일반 배송', en: 'Standard', cn: '普通配送' },
    fee_type: 'CONDITIONAL',
    fee: 3000,
    free_over: 50000,
    remote_fee: 3000,
    day1: 2,
    day2: 4,
  },
  {
    name: { ko: '무료 배송', en: 'Free shipping', cn: '免运费' },
    fee_type: 'FREE',
    fee: 0,
    free_over: null,
    remote_fee: 0,
    day1: 2,
    day2: 4,
  },
] as const;

/** The demonstration's own page about itself, in place of the draft. */
const aboutSeam: Omit<TermsTemplate, 'type'> = {
  name: { ko: '심을 소개합니다', en: 'About Seam', cn: '关于 Seam' },
  content: [
    article(
      '옷과 그림이 만나는 선',
      '솔기(seam)는 두 장의 천이 만나는 선입니다. 심은 아티스트의 그림과 당신의 옷장이 만나는 자리를 만듭니다.',
    ),
    ...aboutUs.ko,
  ],
  translations: {
    en: [
      article(
        'Where cloth meets art',
        'A seam is the line where two pieces of cloth meet. Seam is the place where artists’ work meets your wardrobe.',
      ),
      ...aboutUs.en,
    ],
    cn: [article('衣服与图画相遇的线', 'Seam 意为接缝，是两块布相遇的那条线。在 Seam，艺术家的作品与你的衣橱在此相遇。'), ...aboutUs.cn],
  },
};

/** The texts in force at the demonstration, each since its day in Korea. */
export const demoTerms = termsTemplates('심').map((template) => ({
  ...template,
  ...(template.type === 'ABOUT-US' ? aboutSeam : {}),
  revised_on: ['PERSONAL-INFORMATION', 'PRIVACY-POLICY'].includes(template.type) ? '2026-11-01' : '2026-10-01',
}));
