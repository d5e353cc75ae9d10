import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ArtistItem, ProductItem } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { useTopCategories } from '#storefront/frame/shell-data.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { pushEvent } from '#storefront/visits/data-layer.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { nothingFoundTexts } from './nothing-found-texts.ts';

type Props = { words: string; near: readonly string[]; artists: ArtistItem[]; products: ProductItem[] };

/** Shown before a search and without results: other words, artists, categories, popular products. */
export function NothingFound({ words, near, artists, products }: Props) {
  const { text, name } = useLanguage();
  const categories = useTopCategories();
  const links = [
    ...categories.map((each) => ({ label: name(each.name), url: urlFor('category', {}, { category: each.path_name }) })),
    ...artists.map((each) => ({ label: name(each.name), url: urlFor('artist-name', { name: each.path_name }) })),
  ];
  return (
    <>
      {words === '' ? null : <Missed words={words} near={near} />}
      <h2 className="mt-8 text-17 font-extrabold">{text(nothingFoundTexts.suggestions)}</h2>
      <WordLinks words={links} />
      <h2 className="mt-10 mb-4 text-17 font-extrabold">{text(nothingFoundTexts.popular)}</h2>
      <div className="tile-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </>
  );
}

function Missed({ words, near }: Pick<Props, 'words' | 'near'>) {
  const text = useText();
  useEffect(() => pushEvent({ event: 'search_miss', search_term: words }), [words]);
  return (
    <>
      <EmptyState
        sentence={text(nothingFoundTexts.nothingFound, { words })}
        drawing="nothing-found"
        action={<ButtonLink href={urlFor('category')}>{text(productListMessages.toAll)}</ButtonLink>}
      />
      {near.length === 0 ? null : (
        <>
          <h2 className="mt-8 text-17 font-extrabold">{text(nothingFoundTexts.near)}</h2>
          <WordLinks words={near.map((word) => ({ label: word, url: urlFor('search', {}, { q: word }) }))} />
        </>
      )}
    </>
  );
}

function WordLinks({ words }: { words: readonly { label: string; url: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {words.map(({ label, url }) => (
        <li key={url}>
          <Link to={url} className="inline-flex min-h-target items-center rounded-full border border-line px-4 text-15 hover:border-ink">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
