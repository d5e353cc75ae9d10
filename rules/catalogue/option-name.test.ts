import { expect, test } from 'vitest';
import { optionName } from '#rules/catalogue/option-name.ts';

const frame = { ko: '오버핏', en: 'Oversized' };
const color = { ko: '검정', en: 'Black' };

test('the name of an option is joined from the values that it is chosen by', () => {
  expect(optionName({ frame, color, size: 'M', frames: 2 })).toEqual({ ko: '오버핏 / 검정 / M', en: 'Oversized / Black / M' });
  expect(optionName({ frame, color, size: '', frames: 1 })).toEqual({ ko: '검정', en: 'Black' });
  expect(optionName({ frame: { ko: '오버핏' }, color, size: 'M', frames: 2 })).toEqual({ ko: '오버핏 / 검정 / M' });
  expect(optionName({ frame: null, color: null, size: '', frames: 0 })).toEqual({ ko: '기본', en: 'Standard' });
});
