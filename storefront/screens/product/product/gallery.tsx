import { useEffect, useRef, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { useTile } from '#storefront/frame/opening/open-at-once.ts';
import { TilePicture } from '#storefront/nouns/section/tile-picture.tsx';
import { wantsStillness } from '#ui/carousel/reduced-motion.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { TileProduct } from '#ui/tiles/product-tile.tsx';
import { availabilityOf, type Photo, type ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

const PhotoZoom = fetchedView(() => import('#storefront/nouns/photo/photo-zoom.tsx').then((file) => file.PhotoZoom));

type Props = { product: ProductPage; photos: readonly Photo[] };

/**
 * A product's photos: swiped on phones, with thumbnails on wide screens, opened full size on press, dimmed when sold out (specification 4.37).
 * Choosing a colour replaces the photos and returns to the first.
 */
export function Gallery({ product, photos }: Props) {
  const text = useText();
  const tile = useTile<TileProduct>();
  const labels = usePhotoLabels(product, photos);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const availability = availabilityOf(product);
  const first = photos[0]?.src;
  useEffect(() => {
    if (first && strip.current) strip.current.scrollLeft = 0;
  }, [first]);
  const show = (at: number) => {
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: wantsStillness() ? 'auto' : 'smooth' });
  };
  return (
    <section aria-label={text(productTexts.photos)}>
      <div className="relative">
        <ul
          ref={strip}
          aria-label={text(productTexts.photos)}
          onScroll={({ currentTarget: list }) => setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-tile lg:rounded-tile"
        >
          {photos.map(({ src }, at) => (
            <li key={src} className="relative aspect-square w-full shrink-0 snap-center">
              <TilePicture src={tile?.image_src === src ? src : null} className="size-full object-cover" />
              <button
                type="button"
                aria-label={text(productTexts.zoom, { photo: labels[at] ?? '' })}
                onClick={() => setZoomed(at)}
                // Browsers do not scroll a snapping row to a focused photo when its neighbour fills the row.
                onFocus={() => show(at)}
                className="relative block size-full cursor-zoom-in"
              >
                <Picture
                  src={src}
                  size={768}
                  sizes="(min-width: 1024px) 680px, 100vw"
                  eager={at === 0}
                  alt={labels[at] ?? ''}
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
        {photos.length > 1 ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute right-4 bottom-4 rounded-full bg-ink/70 px-2.5 py-0.5 text-12 font-semibold text-on-accent tabular-nums lg:hidden"
          >
            {index + 1} / {photos.length}
          </p>
        ) : null}
        {availability === 'on-sale' ? null : <span className="pointer-events-none absolute inset-0 bg-dim" />}
      </div>
      <Thumbnails photos={photos} labels={labels} index={index} onShow={show} />
      {zoomed === null ? null : (
        <PhotoZoom
          photos={photos.map(({ src }, at) => ({ src, label: labels[at] ?? '' }))}
          index={Math.min(zoomed, photos.length - 1)}
          onIndex={setZoomed}
          onClose={() => setZoomed(null)}
        />
      )}
    </section>
  );
}

type ThumbnailsProps = { photos: readonly Photo[]; labels: readonly string[]; index: number; onShow: (at: number) => void };

function Thumbnails({ photos, labels, index, onShow }: ThumbnailsProps) {
  if (photos.length < 2) return null;
  return (
    <ul className="mt-2 hidden flex-wrap gap-2 lg:flex">
      {photos.map(({ src }, at) => (
        <li key={src}>
          <button
            type="button"
            aria-label={labels[at]}
            aria-current={at === index}
            onClick={() => onShow(at)}
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
  );
}

/** The accessible name of each photo: colour and side of a garment, else the product and a number. */
function usePhotoLabels(product: ProductPage, photos: readonly Photo[]): string[] {
  const { text, name } = useLanguage();
  return photos.map(({ garment }, at) =>
    garment
      ? text(productTexts.garmentPhoto, { color: name(garment.color.name), side: name(garment.side.name) })
      : text(productTexts.photo, { name: name(product.name), index: at + 1 }),
  );
}
