import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type LiveFigures, withFigures } from '#rules/office/live-figures.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { localizedName, type Named } from '#rules/shop/locale.ts';
import { type Translate, translator } from './message.ts';

const LocaleContext = createContext<Locale>('ko');
const FiguresContext = createContext<LiveFigures | null>(null);

type Props = { locale: Locale; figures?: LiveFigures | null; children: ReactNode };

/** Provides the interface language, and the live figures used in staff texts (rules/office/live-figures.ts). */
export function LocaleProvider({ locale, figures = null, children }: Props) {
  return (
    <LocaleContext value={locale}>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </LocaleContext>
  );
}

/** The page's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The page's language, its translator, and its picker for names, for components that need more than one of them. */
export function useLanguage() {
  return { text: useText(), name: useName(), locale: useLocale() };
}

/** Translates into the page's language: `const text = useText(); text(shell.home)`. */
export function useText(): Translate {
  const locale = useLocale();
  return useMemo(() => translator(locale), [locale]);
}

/** Picks the page's language of a name or staff text. */
export function useName(): (name: Named | null | undefined) => string {
  const locale = useLocale();
  const filled = useFigures();
  return (name) => filled(localizedName(name, locale));
}

/** The opening hours and closed days of customer service, each as a sentence; empty until the shop info is loaded. */
export function useServiceHours(): string[] {
  const figures = useContext(FiguresContext);
  return figures === null ? [] : [figures.service_hours, figures.service_closed].filter((words) => words !== '');
}

/** Fills live figures into staff texts already in the page's language. */
export function useFigures(): (words: string) => string {
  const figures = useContext(FiguresContext);
  return (words) => withFigures(words, figures);
}
