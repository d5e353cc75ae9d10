import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '#rules/shop/locale.ts';
import { localizedName, type Named } from '#rules/shop/locale.ts';
import { type Translate, translator } from './message.ts';

const LocaleContext = createContext<Locale>('ko');

/** Sets the interface language of everything below. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The interface language of this page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Writes sentences in the language of this page: `const text = useText(); text(shell.home)`. */
export function useText(): Translate {
  const locale = useLocale();
  return useMemo(() => translator(locale), [locale]);
}

/** Picks the name of an artist, a product or a graphic in the language of this page. */
export function useName(): (name: Named | null | undefined) => string {
  const locale = useLocale();
  return (name) => localizedName(name, locale);
}
