import { useLocale, useName } from '#client/locale/locale-context.tsx';
import { renderSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import { customProductPrice } from '#rules/money/price.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import type { WholeDesign } from './whole-design.ts';

/** Where a design is opened: in the editor of its product. */
function customUrl(custom: WholeDesign): string {
  const [first] = custom.custom_mockups;
  return urlFor(
    'product-id',
    { id: custom.product_id },
    { product_custom_id: custom.id, ...(first ? { mockup_group_id: first.mockup_group_id } : {}) },
  );
}

/** The picture of a design's first side, as the server renders it; the garment itself when nothing is on it. */
function customPicture(custom: WholeDesign): string {
  const [first] = custom.custom_mockups;
  if (!first) return custom.product.image_src;
  const design = { renderKey: custom.render_key, revision: custom.revision };
  return renderSrc({ design, mockupGroupId: String(first.mockup_group_id), width: 800, extension: 'webp' });
}

/** What a design costs, by the formula of specification 9. */
function customPrice(custom: WholeDesign): number {
  const { total } = customProductPrice({
    product: custom.product,
    mockup_groups: custom.custom_mockups.map((side) => side.mockup_group),
    graphics: custom.layers.map((layer) => layer.graphic),
  });
  return total;
}

/** A finished design: its picture, its name, whose graphics it wears, its price. */
export function CustomCard({ custom, wide = false }: { custom: WholeDesign; wide?: boolean }) {
  const name = useName();
  const locale = useLocale();
  const artists = [...new Set(custom.layers.map((layer) => name(layer.graphic.artist.name)))].join(', ');
  return (
    <article className="group">
      <SmartLink href={customUrl(custom)} className="block rounded-tile">
        <div className={`relative overflow-hidden rounded-tile bg-tile ${wide ? 'aspect-4/5 md:aspect-square' : 'aspect-square'}`}>
          <Picture
            src={customPicture(custom)}
            size={512}
            alt=""
            className="size-full object-cover transition-transform duration-180 group-hover:scale-102 motion-reduce:transform-none"
          />
        </div>
        <div className="mt-2.5 space-y-0.5">
          {artists ? <p className="truncate text-13 font-semibold">{artists}</p> : null}
          <h3 className="line-clamp-2 text-13">{custom.name || name(custom.product.name)}</h3>
          <p className="text-15 font-extrabold tabular-nums">{formatWon(customPrice(custom), locale)}</p>
        </div>
      </SmartLink>
    </article>
  );
}
