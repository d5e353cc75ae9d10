import { writtenLanguage } from '#rules/shop/locale.ts';
import { useTile } from '#storefront/frame/opening/open-at-once.ts';
import { OpeningPage } from '#storefront/nouns/section/opening-page.tsx';
import { TilePicture } from '#storefront/nouns/section/tile-picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ColorGround } from '#ui/tiles/color-ground.tsx';
import type { TileGraphic } from '#ui/tiles/graphic-tile.tsx';

/** The page's columns, so that nothing moves when the page replaces its tile. */
export const graphicColumns = 'lg:grid-cols-[3fr_2fr] lg:gap-12';
export const pictureClass = 'absolute inset-0 m-auto h-[72%] w-[72%] object-contain';

/** The graphic's page with its tile's content. */
export function GraphicOpening() {
  const tile = useTile<TileGraphic>();
  if (tile === null) return null;
  const { name = '', artistName } = tile;
  return (
    <OpeningPage
      name={name}
      columns={graphicColumns}
      picture={
        <>
          <ColorGround color={tile.background_color} />
          <TilePicture src={tile.src} className={pictureClass} />
        </>
      }
    >
      <div lang={writtenLanguage(artistName ?? '')} className="mt-6 flex min-h-target items-center gap-2.5 text-15 font-semibold lg:mt-0">
        <Skeleton className="size-8 rounded-full" />
        {artistName}
      </div>
      <h1 lang={writtenLanguage(name)} className="mt-2 page-title">
        {name}
      </h1>
    </OpeningPage>
  );
}
