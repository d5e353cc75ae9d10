import { useLocale } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import type { DesignTile } from './design-tile.ts';

/** A finished design: image, name, artists and price. */
export function DesignCard({ tile }: { tile: DesignTile }) {
  const locale = useLocale();
  return (
    <article className="group">
      <SmartLink href={tile.url} className="block rounded-tile">
        <div className="relative aspect-square overflow-hidden rounded-tile bg-tile">
          <Picture src={tile.picture} size={512} alt="" className="size-full object-cover tile-zoom" />
        </div>
        <div className="mt-2.5 space-y-0.5">
          {tile.artists ? <p className="truncate text-13 font-semibold">{tile.artists}</p> : null}
          <h3 lang={writtenLanguage(tile.name)} className="line-clamp-2 text-13">
            {tile.name}
          </h3>
          <p className="text-15 font-extrabold tabular-nums">{formatWon(tile.price, locale)}</p>
        </div>
      </SmartLink>
    </article>
  );
}
