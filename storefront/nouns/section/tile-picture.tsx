import { Picture } from '#ui/picture.tsx';
import { tileSizes } from '#ui/tiles/product-tile.tsx';

type Props = {
  /** The picture of the tile that opened this page, if any. */
  src: string | null | undefined;
  className: string;
};

/** The picture of the tile that opened this page, shown until the page's own picture has loaded. */
export function TilePicture({ src, className }: Props) {
  if (!src) return null;
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
