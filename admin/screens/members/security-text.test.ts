import { expect, test } from 'vitest';
import { causeText, eventText } from './security-text.ts';

const id = '0190c3f4-7b1a-7c3e-9d2f-3a4b5c6d7e8f';

test.each([
  ['password', '비밀번호'],
  ['kakao: blocked', '카카오, 차단된 회원'],
  ['apple: account-delete', '애플, 그쪽 계정이 지워짐'],
  [`by staff ${id}: 도용 신고`, '직원이 처리: 도용 신고'],
  [`by ${id}: +admin -brand`, '직원이 바꿈: 관리자 더함, 브랜드 뺌'],
  [`by ${id}: off artist 12`, '직원이 바꿈: 아티스트 계정 해제'],
  [`brand, invited by ${id}`, '초대를 받아 브랜드'],
  ['a@seam.example: new account, from the terminal', '서버에서 지정, 새 계정'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x5290…9EE7'],
  [id, ''],
  ['failed jkt verification', ''],
])('the security log shows the event %j without ids and codes', (cause, said) => expect(causeText(cause)).toBe(said));

test('a security event has its Korean name, and an unknown event the general name', () => {
  expect([eventText('ROLES_CHANGED'), eventText('SOMETHING_NEW')]).toEqual(['권한 변경', '그 밖의 일']);
});
