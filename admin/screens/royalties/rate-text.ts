import { royaltyTexts as texts } from './texts.ts';

/** `35%`, marked if it is the default. */
export function rateText({ rate, rule_id }: { rate: number; rule_id: number | null }): string {
  const percent = `${(rate / 100).toLocaleString('ko')}%`;
  return rule_id === null ? `${percent} (${texts.usual})` : percent;
}
