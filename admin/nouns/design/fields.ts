import { fieldsOf } from '#admin/kit/fields/field.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { inTranslations, koreanLanguageNames, type Locale } from '#rules/shop/locale.ts';

const nameIn = (locale: Locale) => `이름 (${koreanLanguageNames[locale]})`;
const hint = '작은 수가 먼저 보여요.';

/** Of the shop's designs. */
export const designFields = fieldsOf({
  name: { is: 'text', label: nameIn('ko'), inLog: '이름', required: true },
  ...inTranslations('name', (locale) => ({ is: 'text' as const, label: nameIn(locale), hint: kitTexts.koreanElse })),
  template: { is: 'state', label: '시작 디자인', options: { NONE: '쓰지 않음', STOP: '숨김', ACT: '보임' } },
  template_position: { is: 'position', label: '시작 디자인 순서', hint },
  is_best: { is: 'flag', label: '홈의 베스트에 보이기', inList: '베스트' },
  position: { is: 'position', label: '베스트 순서', hint },
  tags: { is: 'text', label: '태그', inLog: '태그' },
  created_at: { is: 'day', label: '만든 날' },
});
