import { expect, test } from 'vitest';
import { maskedEmail, maskedName, maskedPhone } from './masked.ts';

test.each([
  [maskedName, '김이음', '김*음'],
  [maskedName, '이음', '이*'],
  [maskedName, '남궁이음', '남**음'],
  [maskedName, 'Yuna Kim', 'Y*** **m'],
  [maskedName, 'x', '*'],
  [maskedName, '', ''],
  [maskedEmail, 'shopper@seam.example', 'sh*****@seam.example'],
  [maskedEmail, 'ab@seam.example', 'a*@seam.example'],
  [maskedEmail, 'a@seam.example', 'a*@seam.example'],
  [maskedPhone, '01012345678', '010-****-5678'],
  [maskedPhone, '0212345678', '021-***-5678'],
  [maskedPhone, '1234', '****'],
])('%o %s', (mask, given, shown) => {
  expect(mask(given)).toBe(shown);
});
