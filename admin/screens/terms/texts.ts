import { koreanLanguageNames, type Locale } from '#rules/shop/locale.ts';

/** Texts of terms and their versions. */
export const termsTexts = {
  title: '약관',
  lead: '공개한 판은 바뀌지 않아요. 고치려면 새 판을 공개하고, 누가 어느 판에 동의했는지는 그대로 남아요.',
  name: '이름',
  revised: '시행일',
  standing: '상태',
  agreed: '동의한 회원',
  people: (count: number) => `${count.toLocaleString('ko')}명`,
  write: '새 판 쓰기',
  writeTitle: (name: string) => `${name} 새 판`,
  publish: '공개',
  publishSure: '공개하면 이 판은 다시 고칠 수 없고, 시행일이 되면 앞의 판이 내려가는 것을 알고 있어요.',
  todaySure: '시행일이 오늘이라 공개하는 즉시 지금 판을 대신해요. 예고 없이 바로 시행할까요?',
  published: '새 판을 공개했어요.',
  content: '내용',
  contentIn: (locale: Locale) => `내용 (${koreanLanguageNames[locale]})`,
  koreanElse: '비우면 한국어 내용이 보여요.',
  versions: '지난 판',
  current: '지금 판',
  ended: '내려감',
  coming: '시행 예정',
  withdrawn: '거둠',
  withdraw: '게시 거두기',
  withdrawSure: (date: string) => `${date}부터 시행하기로 공개한 판을 거둘까요? 지금 판이 그대로 남아요.`,
  cancel: '그만두기',
  written: '적힌 내용',
  revisedHint:
    '시행일 전까지는 지금 판이 적용되고, 새 판은 쇼핑몰에 예고돼요. 이용자에게 불리하게 바꾸면 시행 30일 전, 그 밖에는 7일 전에 공지해 주세요.',
} as const;
