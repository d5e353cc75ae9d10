import { defineMessages } from '#client/locale/message.ts';

/** The texts of the text tool. */
export const textToolTexts = defineMessages({
  words: { ko: '문구', en: 'Words', cn: '文字内容' },
  lettersLeft: { ko: '{count}/{limit}자', en: '{count} of {limit} {limit|letter|letters}', cn: '{count}/{limit} 字' },
  missing: {
    ko: '이 글꼴에 없어 인쇄되지 않는 글자: {letters}',
    en: 'Not in this font and not printed: {letters}',
    cn: '此字体没有、不会印刷的字：{letters}',
  },
  fonts: { ko: '글꼴', en: 'Font', cn: '字体' },
  fontLacks: { ko: '없는 글자 {letters}', en: 'lacks {letters}', cn: '缺 {letters}' },
  letterSize: { ko: '글자 크기 (mm)', en: 'Letter size (mm)', cn: '字号（毫米）' },
  align: { ko: '줄 맞춤', en: 'Line alignment', cn: '行对齐' },
  left: { ko: '왼쪽', en: 'Left', cn: '左' },
  center: { ko: '가운데', en: 'Center', cn: '中' },
  right: { ko: '오른쪽', en: 'Right', cn: '右' },
  spacing: { ko: '자간', en: 'Letter spacing', cn: '字间距' },
  lineHeight: { ko: '줄 간격', en: 'Line height', cn: '行距' },
  arc: { ko: '휘기', en: 'Bend', cn: '弯曲' },
  color: { ko: '글자 색', en: 'Color', cn: '文字颜色' },
  outline: { ko: '외곽선', en: 'Outline', cn: '描边' },
  outlineWidth: { ko: '외곽선 두께', en: 'Outline width', cn: '描边粗细' },
  none: { ko: '없음', en: 'None', cn: '无' },
  otherColor: { ko: '다른 색', en: 'Other color', cn: '其他颜色' },
});
