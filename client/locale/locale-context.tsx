import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type LiveFigures, withFigures } from '#rules/office/live-figures.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { localizedName, type Named } from '#rules/shop/locale.ts';
import { type Translate, translator } from './message.ts';

const LocaleContext = createContext<Locale>('ko');
const FiguresContext = createContext<LiveFigures | null>(null);

/** Sets the interface language of everything below, and the figures that words of staff name (rules/office/live-figures.ts). */
export function LocaleProvider({
  locale,
  figures = null,
  children,
}: {
  locale: Locale;
  figures?: LiveFigures | null;
  children: ReactNode;
}) {
  return (
    <LocaleContext value={locale}>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </LocaleContext>
  );
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

/** Picks the name of an artist, a product or a graphic, or what staff wrote, in the language of this page. */
export function useName(): (name: Named | null | undefined) => string {
  const locale = useLocale();
  const filled = useFigures();
  return (name) => filled(localizedName(name, locale));
}

/** When customer service is there, and when it is not, each as a sentence; nothing is said while the shop's facts are not known. */
export function useServiceHours(): string[] {
  const figures = useContext(FiguresContext);
  return figures === null ? [] : [figures.service_hours, figures.service_closed].filter((words) => words !== '');
}

/** Fills the shop's figures into words of staff that are in the language of this page already. */
export function useFigures(): (words: string) => string {
  const figures = useContext(FiguresContext);
  return (words) => withFigures(words, figures);
}
