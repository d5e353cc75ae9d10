import type { ReactNode } from 'react';
import type { GraphicItem, ProductItem } from '#client/graphql/operations.generated.ts';
import { useLanguage, useName, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { urlFor } from '#contract/routes.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ColorGround } from '#ui/tiles/color-ground.tsx';
import { PriceTag } from '#ui/tiles/price-tag.tsx';
import { graphicUrl } from '../nouns/graphic/graphic-card.tsx';
import { Like } from '../nouns/like/like.tsx';
import { usePriceLabels } from '../nouns/product/price-labels.ts';
import { mainMessages } from './texts.ts';

type RowProps = {
  href: string;
  rank: number | null;
  picture: ReactNode;
  above: ReactNode;
  title: ReactNode;
  below: ReactNode;
  like: ReactNode;
};

function Row({ href, rank, picture, above, title, below, like }: RowProps) {
  const text = useText();
  return (
    <article className="relative flex min-h-26 items-center rounded-tile bg-tile pr-1 lg:min-h-0">
      <SmartLink href={href} className="flex min-w-0 flex-1 items-center gap-3 rounded-tile lg:gap-4">
        <div className="relative size-20 shrink-0 overflow-hidden rounded-tile bg-line lg:size-32">{picture}</div>
        {rank === null ? null : (
          <p className="text-26 font-extrabold tabular-nums">
            <span className="sr-only">{text(mainMessages.rank, { rank })}</span>
            <span aria-hidden="true">{rank}</span>
          </p>
        )}
        <div className="min-w-0 space-y-0.5 py-1.5 lg:py-2">
          <p className="truncate text-13 font-semibold">{above}</p>
          <h3 className="line-clamp-2 text-15">{title}</h3>
          {below}
        </div>
      </SmartLink>
      {like}
    </article>
  );
}

/** A product on one line. */
export function CompactProductRow({ product, rank }: { product: ProductItem; rank: number | null }) {
  const { name, locale } = useLanguage();
  const labels = usePriceLabels(product);
  return (
    <Row
      href={urlFor('product-id', { id: product.id })}
      rank={rank}
      picture={<Picture src={product.image_src} size={128} alt="" className="size-full object-cover" />}
      above={<Name of={product.brand?.name} />}
      title={<Name of={product.name} />}
      below={<PriceTag item={product} locale={locale} labels={labels} />}
      like={<Like kind="product" id={product.id} name={name(product.name)} />}
    />
  );
}

/** A graphic on one line, linking to /artist/{path_name}/graphic/{id} (specification 2.110). */
export function CompactGraphicRow({ graphic, rank }: { graphic: GraphicItem; rank: number | null }) {
  const name = useName();
  return (
    <Row
      href={graphicUrl(graphic)}
      rank={rank}
      picture={
        <>
          <ColorGround color={graphic.background_color} />
          <Picture src={graphic.src} size={128} alt="" className="absolute inset-0 m-auto h-[72%] w-[72%] object-contain" />
        </>
      }
      above={<Name of={graphic.artist?.name} />}
      title={<Name of={graphic.name} />}
      below={null}
      like={<Like kind="graphic" id={graphic.id} name={name(graphic.name)} count={graphic.like_count} />}
    />
  );
}
