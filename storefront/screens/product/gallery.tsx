import { carouselWraps } from '#rules/carousel.ts';
import { Carousel } from '#ui/carousel.tsx';
import { Picture } from '#ui/picture.tsx';
import { useName, useText } from '../../locale/locale-context.tsx';
import { shell } from '../../messages/shell.ts';
import { availabilityOf, type ProductPage, photosOf } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The photos of a product, swiped; dimmed when nothing of it is left (specification 4). */
export function Gallery({ product }: { product: ProductPage }) {
  const text = useText();
  const name = useName();
  const photos = photosOf(product);
  const availability = availabilityOf(product);
  const texts = {
    previous: text(shell.previous),
    next: text(shell.next),
    slide: (current: number, total: number) => text(shell.slide, { current, total }),
  };
  return (
    <div className="relative px-gutter lg:px-0">
      <Carousel
        label={text(productTexts.photos)}
        texts={texts}
        itemsShown={1}
        wraps={carouselWraps('THUMBNAIL', photos.length)}
        pagination
        slideClassName="!pl-0 lg:!pl-4"
      >
        {photos.map((src, index) => (
          <div key={src} className="aspect-square overflow-hidden bg-tile lg:rounded-tile">
            <Picture
              src={src}
              size={768}
              sizes="(min-width: 1024px) 680px, 100vw"
              eager={index === 0}
              alt={text(productTexts.photo, { name: name(product.name), index: index + 1 })}
              className="size-full object-cover"
            />
          </div>
        ))}
      </Carousel>
      {availability === 'on-sale' ? null : (
        <p className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-center justify-center bg-dim text-20 font-extrabold">
          {text(availability === 'sold-out' ? productTexts.soldOut : productTexts.discontinued)}
        </p>
      )}
    </div>
  );
}
