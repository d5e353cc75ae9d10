import { defineMessages } from '#client/locale/message.ts';

/** Texts about sellers of brokered goods; a seller's facts by their names in rules/catalogue/brand/seller.ts. */
export const sellerTexts = defineMessages({
  title: { ko: '판매자 정보', en: 'Seller', cn: '卖家信息' },
  brand: { ko: '브랜드', en: 'Brand', cn: '品牌' },
  name: { ko: '상호', en: 'Seller', cn: '商号' },
  representative: { ko: '대표자', en: 'Representative', cn: '代表人' },
  registration_number: { ko: '사업자등록번호', en: 'Business registration no.', cn: '营业执照编号' },
  report_number: { ko: '통신판매업 신고번호', en: 'Mail-order report no.', cn: '通信销售业申报号' },
  address: { ko: '사업장 주소', en: 'Address', cn: '营业地址' },
  phone: { ko: '전화번호', en: 'Phone', cn: '电话' },
  email: { ko: '이메일', en: 'Email', cn: '电子邮箱' },
  return_address: { ko: '반품·교환 주소', en: 'Returns and exchanges go to', cn: '退换货地址' },
  notice: {
    ko: '위 판매자의 상품에 대해 {company} 쇼핑몰은 통신판매중개자로서 통신판매의 당사자가 아니며, 상품과 상품 정보, 거래에 관한 의무와 책임은 판매자에게 있습니다.',
    en: 'For goods of the seller above, {company} is only the intermediary and not a party to the sale. The seller is responsible for the goods, their description and the transaction.',
    cn: '就上述卖家的商品，{company} 仅为通信销售中介，并非交易当事人。商品、商品信息及交易的义务与责任由卖家承担。',
  },
});
