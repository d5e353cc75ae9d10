import { expect, test } from 'vitest';
import { writtenCompany } from './written-company.ts';

test('a translated company address is shown without its detail, the Korean one with it', () => {
  const info = {
    company_name: '주식회사 심',
    address: '서울특별시 성동구 연무장길 00',
    detail_address: '2층',
    translations: { en: { company_name: 'Seam Co., Ltd.', address: '2F, 00 Yeonmujang-gil' }, cn: { company_name: '心' } },
  };
  const { translations: _, ...korean } = info;
  expect(writtenCompany(info, 'ko')).toEqual(korean);
  expect(writtenCompany(info, 'en')).toEqual({ company_name: 'Seam Co., Ltd.', address: '2F, 00 Yeonmujang-gil', detail_address: '' });
  expect(writtenCompany(info, 'cn')).toEqual({ ...korean, company_name: '心' });
});
