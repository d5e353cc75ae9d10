import { expect, test } from 'vitest';
import { firstServiceHours } from '../community/service-hours.ts';
import { liveFigureNames, liveFigures, unknownFigures, withFigures } from './live-figures.ts';
import { firstShopRules } from './shop-rules.ts';

const figuresIn = (locale: 'ko' | 'en' | 'cn', rules = firstShopRules) =>
  liveFigures({ rules, shipping: { fee_type: 'CONDITIONAL', fee: 3_000, free_over: 50_000 }, hours: firstServiceHours }, locale);

test('live figures in a text are filled in as its language writes them', () => {
  const written =
    '{{free_shipping_threshold}} / {{ shipping_fee }} / {{point_rate}} / {{point_minimum}} / {{point_months}} / {{deposit_days}}';
  expect(withFigures(written, figuresIn('ko'))).toBe('50,000원 / 3,000원 / 1% / 1,000P / 36개월 / 7일');
  expect(withFigures(written, figuresIn('en'))).toBe('₩50,000 / ₩3,000 / 1% / 1,000 points / 36 months / 7 days');
  expect(withFigures(written, figuresIn('cn'))).toBe('₩50,000 / ₩3,000 / 1% / 1,000积分 / 36个月 / 7天');
  expect(withFigures('{{deposit_days}}', figuresIn('en', { ...firstShopRules, deposit_days: 1 }))).toBe('1 day');
});

test.each<[about: string, shipping: Parameters<typeof liveFigures>[0]['shipping'], written: string]>([
  ['a shop without a delivery policy has no figures', undefined, '- / -'],
  ['a fee that always applies has no threshold', { fee_type: 'FEE', fee: 3_000, free_over: null }, '3,000원 / -'],
  ['free shipping has a threshold of 0 won', { fee_type: 'FREE', fee: 3_000, free_over: null }, '0원 / 0원'],
])('live figures: %s', (_, shipping, written) => {
  const figures = liveFigures({ rules: firstShopRules, shipping, hours: firstServiceHours }, 'ko');
  expect(withFigures('{{shipping_fee}} / {{free_shipping_threshold}}', figures)).toBe(written);
});

test('unknown live figures are listed once and left unchanged, and single braces are plain text', () => {
  expect(unknownFigures('{{shipping_fee}} {{fee}} {{ fee }} {name} {{}}')).toEqual(['fee', '']);
  expect(withFigures('{{fee}} {shipping_fee}', figuresIn('ko'))).toBe('{{fee}} {shipping_fee}');
  expect(withFigures('{{shipping_fee}}', null)).toBe('{{shipping_fee}}');
});

test('double braces contain a name of up to 60 characters on one line; anything longer is plain text', () => {
  const [name, sentence] = ['a'.repeat(60), 'a'.repeat(61)];
  expect(unknownFigures(`{{${name}}} {{ ${name}\n}} {{${sentence}}} {{two\nlines}}`)).toEqual([name]);
});

test('every live figure has a text in every language', () => {
  const words = { service_hours: /^평일 10:00/, service_closed: /^토·일요일/ };
  for (const name of liveFigureNames)
    expect(withFigures(`{{${name}}}`, figuresIn('ko'))).toMatch(name in words ? words[name as keyof typeof words] : /^[\d,]+/);
});

test('two braces before a long run of spaces are read in linear time', () => {
  const text = `{{${' '.repeat(20_000)}!`;
  const started = performance.now();
  expect([unknownFigures(text), withFigures(text, figuresIn('ko'))]).toEqual([[], text]);
  expect(performance.now() - started).toBeLessThan(500);
});
