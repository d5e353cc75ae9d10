import { useCallback } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { CustomCard } from '#storefront/nouns/design/custom-card.tsx';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TileGridSkeleton } from '#ui/skeleton.tsx';
import { mypageMessages as words } from '../texts.ts';
import { myDesignsQuery } from './operations.ts';
import { PartHeading } from './part-heading.tsx';
import { TileStrip } from './tile-strip.tsx';

/** The latest saved designs, each linking to the editor; without one, a link to start. Hidden on errors, since the menu links there too. */
export function MyDesigns({ userId }: { userId: string }) {
  const text = useText();
  const load = useCallback(
    async () => (await runQuery(myDesignsQuery, { user_id: userId })).product_product_customs.filter(isWhole),
    [userId],
  );
  const { value: designs, hasFailed } = useLoaded(load);
  if (hasFailed) return null;
  const more = { label: text(words.seeAll), url: urlFor('mypage-product-custom-save') };
  return (
    <section aria-labelledby="my-designs" className="mt-10">
      <PartHeading id="my-designs" title={text(words.designs)} {...(designs && designs.length > 0 ? { more } : {})} />
      {designs === null ? (
        <TileGridSkeleton count={4} label={text(shell.loading)} />
      ) : designs.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-tile py-4 pr-4 pl-5">
          <p className="text-15">{text(words.noDesigns)}</p>
          <ButtonLink href={urlFor('category', {}, { category: 'customizable' })}>{text(words.makeOne)}</ButtonLink>
        </div>
      ) : (
        <TileStrip label={text(words.designs)}>
          {designs.slice(0, 8).map((design) => (
            <li key={design.id} className="w-36 shrink-0 snap-start lg:w-auto">
              <CustomCard custom={design} />
            </li>
          ))}
        </TileStrip>
      )}
    </section>
  );
}
