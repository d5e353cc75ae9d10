import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { forgetSeen, recentlySeen } from '#storefront/nouns/product/recently-seen.ts';
import { mypageMessages as words } from '../texts.ts';
import { seenProductsQuery } from './operations.ts';
import { TileStrip } from './tile-strip.tsx';

/** Products recently viewed in this browser. Hidden if there are none or loading fails. */
export function SeenProducts() {
  const text = useText();
  // Watched queries ignore errors (specification 7.10); the page works without it.
  const { value, set: setProducts } = useLoaded(loadSeen);
  const products = value ?? [];
  if (products.length === 0) return null;
  const forget = () => {
    forgetSeen(deviceStorage);
    setProducts([]);
  };
  return (
    <section aria-labelledby="seen" className="mt-10">
      <div className="mb-3 flex min-h-target items-center justify-between gap-4">
        <div>
          <h2 id="seen" className="text-17 font-extrabold">
            {text(words.seen)}
          </h2>
          <p className="text-12 text-ink-2">{text(words.seenNote)}</p>
        </div>
        <button type="button" onClick={forget} className="-mr-2 min-h-target px-2 text-13 font-semibold hover:underline">
          {text(words.forgetSeen)}
        </button>
      </div>
      <TileStrip label={text(words.seen)}>
        {products.map((product) => (
          <li key={product.id} className="w-36 shrink-0 snap-start lg:w-auto">
            <ProductCard product={product} />
          </li>
        ))}
      </TileStrip>
    </section>
  );
}

async function loadSeen(): Promise<ProductItem[]> {
  const ids = recentlySeen(deviceStorage).slice(0, 8);
  if (ids.length === 0) return [];
  const { product_products: found } = await runQuery(seenProductsQuery, { ids });
  return ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
}
