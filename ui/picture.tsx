import { useEffect, useState } from 'react';
import { placeholderSrc, type ResizeSize, resizeSizeFor, resizeSizes, resizeSrc } from '#contract/images.ts';
import { toldOf } from '#contract/pictures/told-picture.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { cx } from './class-names.ts';

type Props = {
  src: string | null | undefined;
  /** The image's usual width in CSS px; larger screens load a larger copy. */
  size: ResizeSize;
  alt: string;
  /** The `sizes` attribute; with it the browser picks among all copies. */
  sizes?: string;
  /** Width divided by height, to avoid a layout shift. */
  ratio?: number;
  /** Above the fold: loads immediately. */
  eager?: boolean;
  /** `alt` was written for this place; otherwise the library's description takes precedence. */
  isNamedHere?: boolean;
  /** Keeps the ratio whatever loads; for images without a sizing container. */
  keepsRatio?: boolean;
  className?: string;
};

/** An image this small is next to text that says the same. */
const SMALL = 128;

/**
 * A shop image through the resize endpoint, with a placeholder on failure (specification 7.43). Uses the library's facts (told-picture.ts):
 * its description, and its focal point when cropped.
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
        // An image that failed before hydration has already fired its error event.
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

/** Retry delays in ms for an image that failed to load. Browsers do not retry, and the image may still be rendering or delayed by load. */
const pauses = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/** Retries an image behind the placeholder, and at once when back online. Returns a function to stop. */
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

/** The copy for 2x screens; `src` is for all others. Renders have only one. */
function denserCopy(src: string, size: ResizeSize): string | undefined {
  const copy = resizeSrc(src, resizeSizeFor(size * 2));
  return copy === src ? undefined : `${copy} 2x`;
}

/** The copies near `size` for `srcset`; listing all of them would double the page. */
function copiesAround(src: string, size: ResizeSize): string {
  return resizeSizes
    .filter((width) => width >= size * 0.6 && width <= size * 2)
    .map((width) => `${resizeSrc(src, width)} ${width}w`)
    .join(', ');
}
