import { royaltyTexts as texts } from './texts.ts';

/** `35%`, with a word where nothing of its own was agreed on. */
export function rateText({ rate, rule_id }: { rate: number; rule_id: number | null }): string {
  const percent = `${(rate / 100).toLocaleString('ko')}%`;
  return rule_id === null ? `${percent} (${texts.usual})` : percent;
}
