import { useCallback } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { defineMessages } from '#client/locale/message.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { MoneyPartsView } from '#contract/rest/cart.ts';
import { formatWon } from '#rules/money/money.ts';

const moneyPartTexts = defineMessages({
  title: { ko: '값이 가는 곳', en: 'Where it goes', cn: '款项去向' },
  production: { ko: '제작 {won}', en: 'production {won}', cn: '制作 {won}' },
  artist: { ko: '아티스트 {won}', en: 'artist {won}', cn: '艺术家 {won}' },
  donation: { ko: '기부 {won}', en: 'donation {won}', cn: '捐款 {won}' },
  shop: { ko: '심 {won}', en: 'Seam {won}', cn: 'Seam {won}' },
});
const parts = ['production', 'artist', 'donation', 'shop'] as const;

interface Props {
  /** The graphic of each layer. */
  graphicIds: readonly number[];
  /** Garment and print of one piece, won. */
  production?: number;
  quantity?: number;
  /** The price shown above; if the parts do not add up to it, because it changed, nothing is shown. */
  price: number;
}

/** How a price is shared, before coupons and points. */
export function MoneyParts({ graphicIds, production = 0, quantity = 1, price }: Props) {
  const { text, locale } = useLanguage();
  const query = new URLSearchParams({
    graphic_ids: graphicIds.join(),
    production: String(production),
    quantity: String(quantity),
  }).toString();
  const isNothing = graphicIds.length === 0 || price === 0;
  const load = async () => (isNothing ? null : callApi<MoneyPartsView>('GET', `/money-parts?${query}`));
  const { value } = useLoaded(useCallback(load, [query, isNothing]));
  if (isNothing) return null;
  const shown = value?.price === price ? parts.filter((part) => value[part] > 0) : [];
  const written = shown.map((part) => text(moneyPartTexts[part], { won: formatWon(value?.[part] ?? 0, locale) }));
  // Its line is kept free, so that nothing moves when it comes.
  return (
    <span className="mt-1 block min-h-[1lh] text-12 text-ink-2 tabular-nums">
      {written.length === 0 ? null : `${text(moneyPartTexts.title)}: ${written.join(' · ')}`}
    </span>
  );
}
