import type { ReactNode } from 'react';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Picture } from '../picture.tsx';
import { SmartLink } from '../smart-link.tsx';
import { ColorGround } from './color-ground.tsx';
import { tileSizes } from './product-tile.tsx';

export type TileGraphic = { name: string; artistName: string | null; src: string | null; background_color: string | null };

type Props = {
  graphic: TileGraphic;
  href: string;
  like?: ReactNode;
  /** Shown below the names, e.g. the price. */
  note?: ReactNode;
  eager?: boolean;
};

/** A graphic centred on its own background colour. */
export function GraphicTile({ graphic, href, like, note, eager = false }: Props) {
  return (
    <article className="group relative">
      <SmartLink href={href} tile={graphic} className="block rounded-tile">
        <div className="relative aspect-square overflow-hidden rounded-tile bg-tile">
          <ColorGround color={graphic.background_color} />
          <Picture
            src={graphic.src}
            size={384}
            sizes={tileSizes}
            alt=""
            eager={eager}
            className="absolute inset-0 m-auto h-[68%] w-[68%] object-contain transition-transform duration-180 group-hover:scale-104 motion-reduce:transform-none"
          />
        </div>
        <div className="mt-2.5 space-y-0.5">
          <h3 lang={writtenLanguage(graphic.name)} className="line-clamp-2 text-15 font-semibold">
            {graphic.name}
          </h3>
          {graphic.artistName ? (
            <p lang={writtenLanguage(graphic.artistName)} className="truncate text-13 text-ink-2">
              {graphic.artistName}
            </p>
          ) : null}
          {note}
        </div>
      </SmartLink>
      {like ? <div className="absolute top-0 right-0">{like}</div> : null}
    </article>
  );
}
