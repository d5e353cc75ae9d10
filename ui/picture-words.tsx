import type { ReactNode } from 'react';

/** Text over the bottom of a popup's picture, on a veil that keeps it readable. Real text rather than pixels, so it scales and can be translated. */
export function PictureWords({ title, lang }: { title: ReactNode; lang?: string | undefined }) {
  if (title === '') return null;
  return (
    <span
      lang={lang}
      className="pointer-events-none absolute inset-x-0 bottom-0 block bg-linear-to-t from-veil-words via-veil via-55% to-transparent px-4 pt-20 pb-4 text-20 font-extrabold text-balance text-on-accent"
    >
      {title}
    </span>
  );
}
