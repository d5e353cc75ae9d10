import type { Locale } from '#rules/shop/locale.ts';

/** An expected error: its HTTP status and its message. The locale key of Chinese is `cn` (specification 9). */
export interface ErrorEntry {
  status: number;
  message: Readonly<Record<Locale, string>>;
}

export const entry = (status: number, en: string, ko: string, cn: string): ErrorEntry => ({ status, message: { ko, en, cn } });
