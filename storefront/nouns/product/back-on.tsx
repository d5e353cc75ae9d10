import { useLanguage } from '#client/locale/locale-context.tsx';
import { defineMessages } from '#client/locale/message.ts';
import { shopNow } from '#client/shop-clock.ts';
import { firstBackOn, type IncomingStock } from '#rules/order/stock.ts';
import { koreanDay, koreanTimeZone, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { dateTags } from '#rules/shop/written-day.ts';

const texts = defineMessages({ backOn: { ko: '{day} 입고 예정', en: 'Expected on {day}', cn: '预计{day}到货' } });

/** When the first of some options is expected again (`8월 20일 입고 예정`); null while one is in stock, and when nobody knows. */
export function useBackText(): (options: readonly IncomingStock[]) => string | null {
  const { text, locale } = useLanguage();
  return (options) => {
    const day = firstBackOn(options, koreanDay(shopNow()));
    if (day === null) return null;
    const format = new Intl.DateTimeFormat(dateTags[locale], { month: 'long', day: 'numeric', timeZone: koreanTimeZone });
    return text(texts.backOn, { day: format.format(momentOfKoreanTime(`${day} 12:00:00`)) });
  };
}

/** Which of the sold-out sizes are expected again, one line each. */
export function BackDates({ sizes }: { sizes: readonly { label: string; option: IncomingStock | undefined }[] }) {
  const backText = useBackText();
  const lines = sizes.flatMap(({ label, option }) => {
    const back = option === undefined ? null : backText([option]);
    return back === null ? [] : `${label} · ${back}`;
  });
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
