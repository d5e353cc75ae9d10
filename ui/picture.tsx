import { useEffect, useState } from 'react';
import { placeholderSrc, type ResizeSize, resizeSizeFor, resizeSizes, resizeSrc } from '#contract/images.ts';
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
  /** Keeps the ratio whatever arrives; for pictures that no box around them holds in shape. */
  keepsRatio?: boolean;
  className?: string;
};

/** A picture of the shop through the resize endpoint; a placeholder shows on failure (specification 7). */
export function Picture({ src, size, alt, sizes, ratio = 1, eager = false, keepsRatio = false, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = !src || failedSrc === src;
  useEffect(() => {
    if (failedSrc === null) return;
    const again = () => setFailedSrc(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failedSrc]);
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
      alt={alt}
      width={size}
      height={Math.round(size / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src ?? null)}
      style={keepsRatio ? { aspectRatio: String(ratio), height: 'auto' } : undefined}
      className={cx('max-w-none', className)}
    />
  );
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
