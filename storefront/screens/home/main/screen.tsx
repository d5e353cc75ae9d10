import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { translator } from '#client/locale/message.ts';
import { pageEndHeader } from '#contract/shop-bridge.ts';
import { ShopHeader } from '#storefront/frame/bars/header.tsx';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { packed, useUnpacked } from '#storefront/frame/packed.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import type { Block } from '#storefront/home/block-data.ts';
import { findReferences, newestReviewsQuery } from '#storefront/home/find-references.ts';
import { componentOf } from '#storefront/home/registry.ts';
import { shownBlocks, withLaterTags } from '#storefront/home/shown-blocks.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { designTile } from '#storefront/nouns/design/design-tile.ts';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { BestCustoms, BestGraphics } from './best-items.tsx';
import { Opening } from './opening.tsx';
import { openingTexts } from './opening-texts.ts';
import { selectMainBestQuery } from './operations.ts';

// Only used by the home builder.
const PreviewBlocks = onDemand(() => import('./preview/preview-blocks.tsx').then((file) => file.PreviewBlocks));

/** With a preview parameter, which server/web only accepts with a valid token, it shows the page at the requested time. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, query, pageAt } = bridgeOf(context);
  const asked = new URL(request.url).searchParams;
  const isPreview = asked.has('preview');
  const [{ blocks, until }, best, { product_reviews: newest }] = await Promise.all([
    pageAt('main', isPreview ? asked.get('at') : null),
    query(selectMainBestQuery),
    query(newestReviewsQuery),
  ]);
  const found = await findReferences(blocks, query);
  const customs = best.customs.filter(isWhole).map((custom) => designTile(custom, locale));
  const whole = shownBlocks(blocks, found, locale, newest);
  const shown = packed({ blocks: isPreview ? whole : withLaterTags(whole), customs, graphics: best.graphics });
  const text = translator(locale);
  const isBare = customs.length === 0 && best.graphics.length === 0;
  const opening = isBare ? { opening: { title: text(openingTexts.empty), lead: text(openingTexts.emptyLead) } } : {};
  const about = until === null ? {} : { headers: { [pageEndHeader]: until } };
  return data({ shown, ...opening, ...(isPreview ? { preview: packed({ newest }) } : {}) }, about);
}

/** When the page expires, for caches. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: '' });

/**
 * The home page: the blocks arranged by an administrator if shop info has is_custom_main, else the default one. Both end with the best
 * designs and graphics (specification 2.55). The layout hides its header here, so the page renders it.
 */
export default function MainScreen() {
  const { shown, opening, preview } = useLoaderData<typeof loader>();
  const { blocks, customs, graphics } = useUnpacked(shown);
  const shop = useShell()?.shop;
  const text = useText();
  const autoplay = shop?.banner_autoplay || null;
  const arranged = shop?.is_custom_main ? blocks : [];
  return (
    <>
      <ShopHeader isFixed />
      <h1 className="sr-only">{text(mainMessages.title)}</h1>
      {preview ? (
        <PreviewBlocks initial={blocks} packed={preview} autoplay={autoplay} />
      ) : (
        <MainBlocks blocks={arranged} autoplay={autoplay} />
      )}
      <BestCustoms customs={customs} isFirst={!preview && arranged.length === 0} />
      <BestGraphics graphics={graphics} />
      {opening && !preview && arranged.length === 0 ? <Opening {...opening} /> : null}
    </>
  );
}

function MainBlocks({ blocks, autoplay }: { blocks: Block[]; autoplay: number | null }) {
  return blocks.map((block, index) => {
    const Component = componentOf(block);
    return Component ? <Component key={block.id} block={block} isFirst={index === 0} autoplay={autoplay} /> : null;
  });
}
