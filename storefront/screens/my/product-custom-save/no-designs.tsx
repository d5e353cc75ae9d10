import { useCallback } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { CustomCard } from '#storefront/nouns/design/custom-card.tsx';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { startingDesignsQuery } from './operations.ts';
import { savedTexts } from './texts.ts';

/** Shown to members without saved designs: garments and shop designs to start from. */
export function NoDesigns() {
  const text = useText();
  const load = useCallback(async () => (await runQuery(startingDesignsQuery)).product_product_customs.filter(isWhole), []);
  const { value: starts } = useLoaded(load);
  return (
    <>
      <EmptyState
        sentence={text(savedTexts.empty)}
        action={<ButtonLink href={urlFor('category', {}, { category: 'customizable' })}>{text(savedTexts.start)}</ButtonLink>}
      />
      {starts && starts.length > 0 ? (
        <section>
          <h2 className="mb-4 text-17 font-extrabold">{text(savedTexts.startFrom)}</h2>
          <ul className="tile-grid">
            {starts.map((design) => (
              <li key={design.id}>
                <CustomCard custom={design} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
