import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { entryMessages as words } from './entry-texts.ts';

const PhotoZoom = fetchedView(() => import('#storefront/nouns/photo/photo-zoom.tsx').then((file) => file.PhotoZoom));

type Props = {
  design: string | null | undefined;
  photos: readonly { id: number; src: string }[];
  /** `row`: small, in a row; `wide`: as large as possible. */
  look?: 'row' | 'wide';
};

/** The photos of a review, preceded by the image of a custom design as ordered. Each opens full screen. */
export function ReviewPictures({ design, photos, look = 'row' }: Props) {
  const text = useText();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const pictures = [
    ...(design ? [{ src: design, label: text(words.design), isDesign: true }] : []),
    ...photos.map(({ src }, index) => ({ src, label: text(words.photo, { n: index + 1 }), isDesign: false })),
  ];
  if (pictures.length === 0) return null;
  return (
    <>
      <ul
        className={
          look === 'row' ? 'no-scrollbar relative -m-0.5 flex gap-2 overflow-x-auto p-0.5' : 'grid grid-cols-2 gap-2 sm:grid-cols-3'
        }
      >
        {pictures.map(({ src, label, isDesign }, index) => (
          <li key={src} className={cx('relative shrink-0', look === 'row' && 'w-28 sm:w-36')}>
            <button
              type="button"
              aria-label={label}
              onClick={() => setZoomed(index)}
              className="block aspect-square w-full cursor-zoom-in overflow-hidden rounded-tile bg-tile"
            >
              <Picture src={src} size={look === 'row' ? 256 : 512} alt="" className="size-full object-cover" />
            </button>
            {isDesign ? (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute bottom-1.5 left-1.5 rounded-tile bg-ground px-1.5 py-0.5 text-12 font-semibold"
              >
                {label}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {zoomed === null ? null : <PhotoZoom photos={pictures} index={zoomed} onIndex={setZoomed} onClose={() => setZoomed(null)} />}
    </>
  );
}
