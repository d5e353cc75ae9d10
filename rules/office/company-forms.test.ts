import { expect, test } from 'vitest';
import { companyForms } from './company-forms.ts';

test('a company’s mail, phone, registration number and zip code must have the right form', () => {
  const { mail, phone, registration, zip } = companyForms;
  expect([mail('Help@seam.example'), mail('help@seam'), mail('help')]).toEqual([true, false, false]);
  expect(['02-123-4567', '02-0000-0000', '1588-0000', '070-1234-5678', '전화', '123'].map(phone)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([registration('123-45-67890'), registration('1234567890'), registration('없음')]).toEqual([true, false, false]);
  expect([zip('04780'), zip('047-80')]).toEqual([true, false]);
});
