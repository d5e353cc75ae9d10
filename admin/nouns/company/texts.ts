import type { CompanyField } from '#rules/office/opening.ts';

/** The names of what a seller must say about itself. */
export const companyNames: Readonly<Record<CompanyField, string>> = {
  company_name: '상호',
  ceo: '대표자',
  registration_number: '사업자등록번호',
  telecommunication_number: '통신판매업 신고번호',
  business_type: '업태',
  business_category: '종목',
  phone: '전화번호',
  email: '메일',
  personal_information_admin: '개인정보 보호책임자',
  zip_code: '우편번호',
  address: '주소',
};
