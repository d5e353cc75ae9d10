import { useEffect, useState } from 'react';
import { placeholderSrc, type ResizeSize, resizeSizeFor, resizeSizes, resizeSrc } from '#contract/images.ts';
import { toldOf } from '#contract/pictures/told-picture.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { cx } from './class-names.ts';

type Props = {
  src: string | null | undefined;
  /** The width in CSS pixels the picture usually has; larger screens take a larger copy. */
  size: ResizeSize;
  alt: string;
  /** `sizes` of the picture; with it the browser chooses among all copies. */
  sizes?: string;
  /** Width divided by height, so that the page does not jump when it arrives. */
  ratio?: number;
  /** The picture a visitor sees first: loaded at once. */
  eager?: boolean;
  /** What `alt` says was written for this very place; else the words of the library stand before it. */
  isNamedHere?: boolean;
  /** Keeps the ratio whatever arrives; for pictures that no box around them holds in shape. */
  keepsRatio?: boolean;
  className?: string;
};

/** A picture this small stands beside what it shows, which is read already. */
const SMALL = 128;

/**
 * A picture of the shop through the resize endpoint; a placeholder shows on failure (specification 7). What the library says of it (told-picture.ts)
 * counts everywhere: its words, and where the eye should stay when it is cut to its box.
 */
export function Picture({ src, size, alt, sizes, ratio = 1, eager = false, isNamedHere = false, keepsRatio = false, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = !src || failedSrc === src;
  useEffect(() => (failedSrc === null ? undefined : untilItComes(resizeSrc(failedSrc, size), () => setFailedSrc(null))), [failedSrc, size]);
  const told = failed ? null : toldOf(src);
  const words = isNamedHere || (alt === '' && size <= SMALL) ? alt : told?.alt || alt;
  const focal = told?.focal && className?.includes('object-cover') ? { objectPosition: `${told.focal.x}% ${told.focal.y}%` } : {};
  const srcSet = failed ? undefined : sizes ? copiesAround(src, size) : denserCopy(src, size);
  return (
    <img
      key={failed ? 'placeholder' : src}
      ref={(image) => {
        // A picture that failed before hydration has fired its error event already.
        if (image?.complete && image.naturalWidth === 0 && !failed) setFailedSrc(src);
      }}
      src={failed ? placeholderSrc : resizeSrc(src, size)}
      srcSet={srcSet}
      sizes={failed ? undefined : sizes}
      alt={words}
      lang={writtenLanguage(words)}
      width={size}
      height={Math.round(size / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src ?? null)}
      style={{ ...focal, ...(keepsRatio ? { aspectRatio: String(ratio), height: 'auto' } : {}) }}
      className={cx('max-w-none', className)}
    />
  );
}

/**
 * Milliseconds between questions for a picture that did not come. No browser asks again by itself, and one that is still being drawn, or that a
 * crowd held up, comes a little later.
 */
const pauses = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/** Asks for a picture again, behind the placeholder, and at once when the connection is back. Returns how to stop. */
function untilItComes(address: string, onCome: () => void): () => void {
  let timer: number | undefined;
  let tries = 0;
  const ask = () => {
    const probe = new Image();
    probe.onload = onCome;
    probe.onerror = rest;
    probe.src = address;
  };
  const rest = () => {
    const pause = pauses[tries];
    tries += 1;
    if (pause !== undefined) timer = window.setTimeout(ask, pause);
  };
  rest();
  window.addEventListener('online', ask);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
}

/** The copy for screens of twice the density; `src` is the one for all others. Renders have but one. */
function denserCopy(src: string, size: ResizeSize): string | undefined {
  const copy = resizeSrc(src, resizeSizeFor(size * 2));
  return copy === src ? undefined : `${copy} 2x`;
}

/** The copies a screen may want of a picture that is usually `size` wide; naming all of them would double the page. */
function copiesAround(src: string, size: ResizeSize): string {
  return resizeSizes
    .filter((width) => width >= size * 0.6 && width <= size * 2)
    .map((width) => `${resizeSrc(src, width)} ${width}w`)
    .join(', ');
}
