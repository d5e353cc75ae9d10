import { koreanLanguageNames, type Locale } from '#rules/shop/locale.ts';

/** Sentences around a form that two people may have open at once. */
export const editTexts = {
  saveKeys: 'Ctrl+S',
  unsaved: (count: number) => `저장하지 않은 변경 ${count}곳`,
  draftFound: (when: string) => `저장하지 않은 내용이 이 브라우저에 남아 있어요. (${when})`,
  draftTake: '이어서 쓰기',
  draftDrop: '버리기',
  wordsBack: '보내지 않은 내용을 다시 열었어요.',
  wordsBackContested: '보내지 않은 내용을 다시 열었어요. 그 사이 다른 직원도 같은 칸을 바꿨으니 확인하고 저장해 주세요.',
  cut: '연결이 끊겨 저장하지 못했어요. 쓴 내용은 이 브라우저에 있고, 연결되면 다시 저장해요.',
  retry: '다시 저장',
  taken: (fields: string) => `저장했어요. 그 사이 다른 직원이 바꾼 ‘${fields}’도 그대로 두었어요.`,
  conflictTitle: '그 사이 다른 직원이 바꿨어요',
  conflictLead: '둘 다 바꾼 곳마다 남길 것을 골라 주세요. 다른 곳은 양쪽 모두 남아요.',
  mine: '내가 쓴 것',
  theirs: '그 사이 저장된 것',
  empty: '(비어 있음)',
  keep: '고른 대로 저장',
  later: '계속 쓰기',
  noWords: (locale: Locale) => `비우면 ${koreanLanguageNames[locale]}로도 영어가 보여요.`,
  noRows: '아직 없어요.',
  row: (label: string, number: number) => `${label} ${number}`,
  up: '위로',
  down: '아래로',
  remove: '빼기',
  lookAgain: '다른 직원이 바꾼 내용과 맞지 않는 곳이 있어요. 확인하고 다시 저장해 주세요.',
} as const;
