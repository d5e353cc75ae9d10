import { writtenDay, writtenMoment } from '#rules/shop/written-day.ts';
import { useLocale } from './locale-context.tsx';

/** Formats a date in the page's language: `2026.11.20`, `20 Nov 2026`. */
export function useDayText(): (time: Date | string) => string {
  const locale = useLocale();
  return (time) => writtenDay(time, locale);
}

/** Formats a date and time in Korean time: `2026.11.20 14:05`, `20 Nov 2026 14:05`. */
export function useMomentText(): (time: string) => string {
  const locale = useLocale();
  return (time) => writtenMoment(time, locale);
}
