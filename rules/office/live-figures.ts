import type { ServiceHours } from '../community/service-hours.ts';
import { closedInWords, hoursInWords } from '../community/service-hours-words.ts';
import { formatWon, type Won } from '../money/money.ts';
import type { Locale } from '../shop/locale.ts';
import type { ShopRules } from './shop-rules.ts';

/**
 * Figures of the shop that words of staff name instead of writing them down, as `{{shipping_fee}}`: a text says what holds when it is read. Terms
 * are contracts and write theirs out (docs/decisions/066).
 */
export const liveFigureNames = [
  'free_shipping_threshold',
  'shipping_fee',
  'point_rate',
  'point_minimum',
  'point_months',
  'deposit_days',
  'confirm_days',
  'pick_up_fee',
  'service_hours',
  'service_closed',
] as const;
export type LiveFigureName = (typeof liveFigureNames)[number];
export type LiveFigures = Readonly<Record<LiveFigureName, string>>;

type NamedRules = Pick<
  ShopRules,
  `points_${'earn_percent' | 'min_held' | 'valid_months'}` | `${'deposit' | 'confirm'}_days` | 'pick_up_fee'
>;

/** What the shop's shipping costs in won; `free_over` is null where no sum makes it free. */
export interface NamedShipping {
  fee: Won;
  free_over: Won | null;
}

const braces = /\{\{\s*([^{}\n]{0,60}?)\s*\}\}/g;

/** What figures are read from. */
export interface NamedFacts {
  rules: NamedRules;
  shipping: NamedShipping;
  hours: ServiceHours;
}

/** Every figure as a language writes it. */
export function liveFigures({ rules, shipping, hours }: NamedFacts, locale: Locale): LiveFigures {
  const won = (amount: Won) => formatWon(amount, locale);
  const counted = (amount: number, units: Readonly<Record<Locale, string>>) =>
    `${new Intl.NumberFormat('ko-KR').format(amount)}${locale === 'en' && amount === 1 ? units.en.replace(/s$/, '') : units[locale]}`;
  const days = { ko: '일', en: ' days', cn: '天' };
  return {
    free_shipping_threshold: won(shipping.free_over ?? 0),
    shipping_fee: won(shipping.fee),
    point_rate: `${rules.points_earn_percent}%`,
    point_minimum: counted(rules.points_min_held, { ko: 'P', en: ' points', cn: '积分' }),
    point_months: counted(rules.points_valid_months, { ko: '개월', en: ' months', cn: '个月' }),
    deposit_days: counted(rules.deposit_days, days),
    confirm_days: counted(rules.confirm_days, days),
    pick_up_fee: won(rules.pick_up_fee),
    service_hours: hoursInWords(hours, locale),
    service_closed: closedInWords(hours, locale),
  };
}

/** A text with its figures filled in; what nobody knows stays as it is. */
export function withFigures(text: string, figures: LiveFigures | null): string {
  if (figures === null || !text.includes('{{')) return text;
  return text.replace(braces, (written, name: string) => (isFigure(name) ? figures[name] : written));
}

/** The names in double braces that are no figure, each once. */
export function unknownFigures(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = '']) => name).filter((name) => !isFigure(name)))];
}

function isFigure(name: string): name is LiveFigureName {
  return (liveFigureNames as readonly string[]).includes(name);
}
