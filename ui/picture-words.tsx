import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = {
  title: ReactNode;
  content?: string;
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined;
  /** `small` for images that are never full width. */
  size?: 'wide' | 'small';
};

/** Text over the bottom of an image, on a veil that keeps it readable. Real text rather than pixels, so it scales and can be translated. */
export function PictureWords({ title, content = '', lang, size = 'wide' }: Props) {
  if (title === '' && content === '') return null;
  const isWide = size === 'wide';
  return (
    <span
      lang={lang}
      className={cx(
        'pointer-events-none absolute inset-x-0 bottom-0 block bg-linear-to-t from-veil-words via-veil via-55% to-transparent px-4 pt-20 pb-4 text-on-accent',
        isWide && 'lg:px-8 lg:pb-7',
      )}
    >
      {title ? <span className={cx('block text-20 font-extrabold text-balance', isWide && 'lg:text-36')}>{title}</span> : null}
      {content ? <span className={cx('mt-1 block text-13', isWide && 'lg:text-17')}>{content}</span> : null}
    </span>
  );
}
