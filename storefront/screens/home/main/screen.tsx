import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { ShopHeader } from '#storefront/frame/bars/header.tsx';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { packed, useUnpacked } from '#storefront/frame/packed.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import type { Block } from '#storefront/home/block-data.ts';
import { componentOf } from '#storefront/home/registry.ts';
import { shownBlocks } from '#storefront/home/shown-blocks.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { designTile } from '#storefront/nouns/design/design-tile.ts';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { BestCustoms, BestGraphics } from './best-items.tsx';
import { Opening } from './opening.tsx';
import { newestReviewsQuery, selectMainBestQuery, selectMainPagesQuery } from './operations.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, query } = bridgeOf(context);
  const [{ management_main_pages: rows }, best, { product_reviews: newest }] = await Promise.all([
    query(selectMainPagesQuery),
    query(selectMainBestQuery),
    query(newestReviewsQuery),
  ]);
  const customs = best.customs.filter(isWhole).map((custom) => designTile(custom, locale));
  return { shown: packed({ blocks: shownBlocks(rows, locale, newest), customs, graphics: best.graphics }) };
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: '' });

/**
 * The home page: the blocks an administrator arranged when shop info says is_custom_main, else the default one; the best designs and
 * graphics close both (specification 2). The layout hides its header here, so the page brings it.
 */
export default function MainScreen() {
  const { blocks, customs, graphics } = useUnpacked(useLoaderData<typeof loader>().shown);
  const shop = useShell()?.shop;
  const text = useText();
  const arranged = shop?.is_custom_main ? blocks : [];
  const isEmpty = arranged.length === 0 && customs.length === 0 && graphics.length === 0;
  return (
    <>
      <ShopHeader isFixed />
      <h1 className="sr-only">{text(mainMessages.title)}</h1>
      <MainBlocks blocks={arranged} autoplay={shop?.banner_autoplay || null} />
      <BestCustoms customs={customs} isFirst={arranged.length === 0} />
      <BestGraphics graphics={graphics} />
      {isEmpty ? <Opening /> : null}
    </>
  );
}

function MainBlocks({ blocks, autoplay }: { blocks: Block[]; autoplay: number | null }) {
  return blocks.map((block, index) => {
    const Component = componentOf(block);
    return Component ? <Component key={block.id} block={block} isFirst={index === 0} autoplay={autoplay} /> : null;
  });
}
