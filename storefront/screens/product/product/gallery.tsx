import { useRef, useState } from 'react';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { availabilityOf, type ProductPage, photosOf } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The photos of a product: swiped on phones, chosen by small pictures on wide screens; dimmed when sold out (specification 4). */
export function Gallery({ product }: { product: ProductPage }) {
  const text = useText();
  const name = useName();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const photos = photosOf(product);
  const availability = availabilityOf(product);
  const labelOf = (at: number) => text(productTexts.photo, { name: name(product.name), index: at + 1 });
  const show = (at: number) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: isStill ? 'auto' : 'smooth' });
  };
  return (
    <section aria-label={text(productTexts.photos)}>
      <div className="relative">
        <ul
          ref={strip}
          tabIndex={photos.length > 1 ? 0 : undefined}
          aria-label={text(productTexts.photos)}
          onScroll={({ currentTarget: list }) => setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-tile lg:rounded-tile"
        >
          {photos.map((src, at) => (
            <li key={src} className="aspect-square w-full shrink-0 snap-center">
              <Picture
                src={src}
                size={768}
                sizes="(min-width: 1024px) 680px, 100vw"
                eager={at === 0}
                alt={labelOf(at)}
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
        {photos.length > 1 ? (
          <p
            aria-hidden="true"
            className="absolute right-4 bottom-4 rounded-full bg-ink/70 px-2.5 py-0.5 text-12 font-semibold text-on-accent tabular-nums lg:hidden"
          >
            {index + 1} / {photos.length}
          </p>
        ) : null}
        {availability === 'on-sale' ? null : (
          <p className="pointer-events-none absolute inset-0 flex items-center justify-center bg-dim text-20 font-extrabold">
            {text(availability === 'sold-out' ? productTexts.soldOut : productTexts.discontinued)}
          </p>
        )}
      </div>
      {photos.length > 1 ? (
        <ul className="mt-2 hidden gap-2 lg:flex">
          {photos.map((src, at) => (
            <li key={src}>
              <button
                type="button"
                aria-label={labelOf(at)}
                aria-current={at === index}
                onClick={() => show(at)}
                className={cx(
                  'block size-18 overflow-hidden rounded-tile border bg-tile',
                  at === index ? 'border-ink' : 'border-transparent hover:border-line',
                )}
              >
                <Picture src={src} size={128} alt="" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
