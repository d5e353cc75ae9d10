import { useTile } from '#storefront/frame/open-at-once.ts';
import { Picture } from '#ui/picture.tsx';
import { tileSizes } from '#ui/tiles/product-tile.tsx';

type Props = {
  className: string;
  /** Only if the tile showed this picture. */
  of?: string;
};

/** The picture of the tile that this page was opened from, which is here already: until the page's own, which follows it, has come. */
export function TilePicture({ className, of }: Props) {
  const tile = useTile<{ src: string | null; image_src: string | null }>();
  const src = tile?.image_src ?? tile?.src;
  if (!src || (of !== undefined && of !== src)) return null;
  return (
    <div ref={leaveWhenCovered} className="absolute inset-0">
      <Picture src={src} size={384} sizes={tileSizes} alt="" isNamedHere eager className={className} />
    </div>
  );
}

function leaveWhenCovered(below: HTMLElement | null): void {
  const cover = below?.nextElementSibling;
  const own = cover instanceof HTMLImageElement ? cover : cover?.querySelector('img');
  if (!below || !own) return;
  const leave = () => {
    below.hidden = true;
  };
  if (own.complete) leave();
  else own.addEventListener('load', leave, { once: true });
}
