import { koreanLanguageNames, type Locale } from '#rules/shop/locale.ts';

/** Texts of forms that two people, or two windows, may edit at once. */
export const editTexts = {
  saveKeys: 'Ctrl+S',
  unsaved: (count: number) => `저장하지 않은 변경 ${count}곳`,
  draftFound: (when: string) => `저장하지 않은 내용이 이 브라우저에 남아 있어요. (${when})`,
  draftTake: '이어서 쓰기',
  draftDrop: '버리기',
  draftBack: '보내지 않은 내용을 다시 열었어요.',
  draftBackContested: '보내지 않은 내용을 다시 열었어요. 그사이 같은 칸이 다르게 저장됐으니 확인하고 저장해 주세요.',
  retry: '다시 저장',
  taken: (fields: string) => `저장했어요. 그사이 바뀐 ‘${fields}’도 그대로 두었어요.`,
  conflictTitle: '그사이 바뀐 곳이 있어요',
  conflictBy: (name: string, when: string) => `${name === '' ? '탈퇴한 직원이' : `${name} 님이`} ${when}에 바꿨어요.`,
  conflictOwn: (when: string) => `다른 창에서 내가 ${when}에 바꿨어요.`,
  conflictLead: '둘 다 바꾼 곳마다 남길 것을 골라 주세요. 다른 곳은 양쪽 모두 남아요.',
  mine: '여기서 쓴 것',
  theirs: '그사이 저장된 것',
  empty: '(비어 있음)',
  keep: '고른 대로 저장',
  later: '계속 쓰기',
  noWords: (locale: Locale, shown: Locale) => `비우면 ${koreanLanguageNames[locale]}로도 ${koreanLanguageNames[shown]}가 보여요.`,
  noRows: '아직 없어요.',
  row: (label: string, number: number) => `${label} ${number}`,
  remove: '빼기',
  lookAgain: '그사이 저장된 내용과 맞지 않는 곳이 있어요. 확인하고 다시 저장해 주세요.',
} as const;
