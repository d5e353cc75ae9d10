import type { Locale } from '#rules/shop/locale.ts';

/** One expected failure: its HTTP status and what a person reads. The locale key of Chinese is `cn` (specification 9). */
export interface ErrorEntry {
  status: number;
  message: Readonly<Record<Locale, string>>;
}

export const entry = (status: number, en: string, ko: string, cn: string): ErrorEntry => ({ status, message: { ko, en, cn } });
