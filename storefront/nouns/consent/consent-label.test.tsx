import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { ConsentLabel } from './consent-label.tsx';

test('words joined by a dot are one label in the sentence; test/journeys/order.e2e.ts checks that they stay on one line', () => {
  const sentence = { ko: '개인정보 수집·이용 및 제공에 동의합니다.', en: 'I agree.', cn: '我同意。' };
  const html = renderToStaticMarkup(
    <LocaleProvider locale="ko">
      <ConsentLabel sentence={sentence} isRequired />
    </LocaleProvider>,
  );
  expect(html).toContain('>수집·이용<');
  expect(html.replace(/<[^>]+>/g, '')).toBe('[필수] 개인정보 수집·이용 및 제공에 동의합니다.');
});
