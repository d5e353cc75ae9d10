import { type Named, writtenLanguage } from '#rules/shop/locale.ts';
import { useLocale, useName } from './locale-context.tsx';

/** A name in the page's language, marked as Korean if it exists only in Korean, for screen readers. */
export function Name({ of }: { of: Named | null | undefined }) {
  const words = useName()(of);
  const isForeign = useLocale() !== 'ko' && writtenLanguage(words) === 'ko';
  return isForeign ? <span lang="ko">{words}</span> : words;
}
