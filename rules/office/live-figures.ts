import type { ServiceHours } from '../community/service-hours.ts';
import { closedInWords, hoursInWords } from '../community/service-hours-words.ts';
import { formatWon, type Won } from '../money/money.ts';
import type { ShippingPolicy } from '../money/shipping.ts';
import type { Locale } from '../shop/locale.ts';
import type { ShopRules } from './shop-rules.ts';

/**
 * Figures of the shop that staff can reference in texts as `{{shipping_fee}}`, so that texts stay up to date. Terms are contracts and spell
 * them out (docs/decisions/066).
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

/** Longest name of a figure; more in braces is text. */
const NAME_MAX = 60;
// Blanks are trimmed afterwards: matched here, a long run of them would take seconds.
const braces = /\{\{([^{}]{0,100})\}\}/g;

/** The sources of the figures. */
export interface NamedFacts {
  rules: NamedRules;
  /** The shipping policy for the figures; undefined while the shop has none. */
  shipping: Pick<ShippingPolicy, 'fee_type' | 'fee' | 'free_over'> | undefined;
  hours: ServiceHours;
}

/** The text for a figure that is not set: never 0, which would be a promise. */
const unset = '-';

/** All figures formatted for a language. */
export function liveFigures({ rules, shipping, hours }: NamedFacts, locale: Locale): LiveFigures {
  const won = (amount: Won) => formatWon(amount, locale);
  const counted = (amount: number, units: Readonly<Record<Locale, string>>) =>
    `${new Intl.NumberFormat('ko-KR').format(amount)}${locale === 'en' && amount === 1 ? units.en.replace(/s$/, '') : units[locale]}`;
  const days = { ko: '일', en: ' days', cn: '天' };
  return {
    free_shipping_threshold: shipping === undefined || shipping.fee_type === 'FEE' ? unset : won(shipping.free_over ?? 0),
    shipping_fee: shipping === undefined ? unset : won(shipping.fee_type === 'FREE' ? 0 : shipping.fee),
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

/** A text with its figures filled in; unknown ones are left as they are. */
export function withFigures(text: string, figures: LiveFigures | null): string {
  if (figures === null || !text.includes('{{')) return text;
  return text.replace(braces, (whole, written: string) => {
    const name = written.trim();
    return Object.hasOwn(figures, name) ? figures[name as LiveFigureName] : whole;
  });
}

/** The unknown names in double braces, without duplicates. More than one line is text. */
export function unknownFigures(text: string): string[] {
  const names = [...text.matchAll(braces)].map(([, name = '']) => name.trim());
  return [...new Set(names.filter((name) => name.length <= NAME_MAX && !name.includes('\n') && !isFigure(name)))];
}

function isFigure(name: string): name is LiveFigureName {
  return (liveFigureNames as readonly string[]).includes(name);
}
