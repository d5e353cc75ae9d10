/** Texts of previews. */
export const previewTexts = {
  preview: '미리보기',
  title: '손님에게 보이는 모습',
  frameTitle: '쇼핑몰 미리보기',
  device: '화면',
  phone: '휴대폰',
  desktop: '컴퓨터',
  language: '언어',
  newTab: '새 탭에서 보기',
  notSaved: '지금 폼에 쓴 내용이에요. 저장되지 않았고, 이 미리보기는 한 시간 동안 열려요.',
} as const;
