import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { translator } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { pageEndHeader } from '#contract/shop-bridge.ts';
import { ShopHeader } from '#storefront/frame/bars/header.tsx';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { packed, useUnpacked } from '#storefront/frame/packed.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { listedGraphics, listOf } from '#storefront/frame/structured-data/list-things.ts';
import { webSite } from '#storefront/frame/structured-data/shop-things.ts';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import type { Block } from '#storefront/home/block-data.ts';
import { findReferences, newestReviewsQuery } from '#storefront/home/find-references.ts';
import { componentOf } from '#storefront/home/registry.ts';
import { shownBlocks, withLaterTags } from '#storefront/home/shown-blocks.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { DesignCard } from '#storefront/nouns/design/design-card.tsx';
import { type DesignTile, designTile } from '#storefront/nouns/design/design-tile.ts';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { GraphicQuilt } from '#storefront/nouns/graphic/graphic-quilt.tsx';
import { SectionHeading } from '#storefront/nouns/section/section-heading.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { onDemand } from '#ui/on-demand.tsx';
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
  describePage(context, { things: (place) => [webSite(place), ...listOf(place, listedGraphics(place, best.graphics))] });
  const picture = whole.flatMap(({ thumbnails }) => thumbnails).find(({ thumbnail_src }) => thumbnail_src)?.thumbnail_src;
  const about = until === null ? {} : { headers: { [pageEndHeader]: until } };
  return data(
    { shown, picture, pageTitle: text(openingTexts.pageTitle), ...opening, ...(isPreview ? { preview: packed({ newest }) } : {}) },
    about,
  );
}

/** When the page expires, for caches. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const picture = args.loaderData?.picture;
  return pageMeta(args, { title: args.loaderData?.pageTitle ?? '', image: picture ? resizeSrc(picture, 1024) : null });
};

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

/** The home page of a new shop without content, before its first artist. */
function Opening({ title, lead }: { title: string; lead: string }) {
  const text = useText();
  return (
    <section className="relative isolate flex min-h-[62dvh] flex-col justify-center overflow-hidden bg-tile">
      <Stitches />
      <div className="page-gutter w-full py-16">
        <h2 className="max-w-form text-36 leading-[1.2] font-extrabold text-balance">{title}</h2>
        <p className="mt-4 max-w-dialog text-17 text-ink-2">{lead}</p>
        <p className="mt-8 flex flex-wrap gap-2">
          <ButtonLink href={urlFor('mypage-about-us')}>{text(shell.aboutUs)}</ButtonLink>
          <ButtonLink look="secondary" href={urlFor('mypage-faq')}>
            {text(shell.faq)}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** The wordmark's stitches, running across the whole image. */
function Stitches() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full fill-none text-accent"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="22 17"
    >
      <path d="M-20 560 C 260 620 380 535 500 505 C 640 470 720 575 840 520 C 1010 440 830 190 720 150 C 620 115 600 20 760 -20" />
    </svg>
  );
}

/** The best custom items (specification 2.112). */
function BestCustoms({ customs, isFirst }: { customs: DesignTile[]; isFirst: boolean }) {
  const text = useText();
  if (customs.length === 0) return null;
  return (
    <section className={isFirst ? 'page-gutter pt-6' : 'page-gutter block-gap drawn-later'}>
      <SectionHeading
        title={text(mainMessages.bestCustoms)}
        subTitle={text(mainMessages.bestCustomsLead)}
        button={{ label: text(shell.more), url: urlFor('maindetail', {}, { list: 'best-customs' }) }}
      />
      <BlockCarousel kind="ITEM PRODUCT" label={text(mainMessages.bestCustoms)} count={customs.length}>
        {customs.map((custom) => (
          <DesignCard key={custom.id} tile={custom} />
        ))}
      </BlockCarousel>
    </section>
  );
}

/** The best graphics (specification 2.112). */
function BestGraphics({ graphics }: { graphics: GraphicItem[] }) {
  const text = useText();
  if (graphics.length === 0) return null;
  return (
    <section className="page-gutter block-gap drawn-later">
      <SectionHeading
        title={text(mainMessages.bestGraphics)}
        subTitle={text(mainMessages.bestGraphicsLead)}
        button={{ label: text(shell.more), url: urlFor('maindetail', {}, { list: 'best-graphics' }) }}
      />
      <GraphicQuilt graphics={graphics} />
    </section>
  );
}
