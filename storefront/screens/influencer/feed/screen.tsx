import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { type Locale, languagesTranslated, localizedName, type Translations, translated, writtenLanguage } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { feedPost } from '#storefront/frame/structured-data/list-things.ts';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import { DesignCard } from '#storefront/nouns/design/design-card.tsx';
import { designTile } from '#storefront/nouns/design/design-tile.ts';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { influencerTexts } from '#storefront/nouns/influencer/texts.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { feedQuery } from './operations.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { query, locale } = bridgeOf(context);
  const [id, feed_id] = [Number(params.id), Number(params.feed_id)];
  const isAddress = [id, feed_id].every((each) => Number.isSafeInteger(each) && each > 0);
  const found = isAddress ? await query(feedQuery, { id, feed_id }) : null;
  const post = found?.management_influencer_feeds[0];
  if (!found || !post?.influencer) throw data(null, { status: 404 });
  const { feed_images, feed_products, feed_customs, influencer, ...rest } = post;
  const own = inLocale(rest, locale);
  const [author, path] = [urlFor('influencer', { id }), urlFor('influencer-feed', { id, feed_id })];
  const { created_at, image_src: src } = post;
  describePage(context, {
    things: (place) => [feedPost(place, { path, content: own.content, src, created_at, author: { name: influencer.name, path: author } })],
    crumbs: [
      [localizedName(influencer.name, locale), author],
      [own.content.slice(0, 40), path],
    ],
  });
  return {
    languages: languagesTranslated(post.translations, 'content'),
    post: { ...own, pictures: [post.image_src, ...feed_images.map(({ src }) => src)] },
    influencer,
    products: feed_products.flatMap(({ product }) => product ?? []),
    designs: feed_customs.flatMap(({ product_custom: custom }) => (custom && isWhole(custom) ? [designTile(custom, locale)] : [])),
    others: found.others.map((other) => inLocale(other, locale)),
  };
}

/** A post's text in the page's language. */
function inLocale<Post extends { content: string; translations: Translations }>({ translations, ...post }: Post, locale: Locale) {
  return { ...post, content: translated({ content: post.content, translations }, 'content', locale) };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  return pageMeta(args, {
    title: loaded?.post.content.slice(0, 40) ?? '',
    description: loaded?.post.content ?? '',
    image: loaded ? resizeSrc(loaded.post.image_src, 1024) : null,
    languages: loaded?.languages,
  });
};

/** A post: its images, text, and tagged products and designs to buy or customize. */
export default function FeedScreen() {
  const { post, influencer, products, designs, others } = useLoaderData<typeof loader>();
  const { text, name, locale } = useLanguage();
  const whose = name(influencer.name);
  return (
    <article className="pt-4 lg:page-gutter lg:pt-14">
      <div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div className="min-w-0 px-gutter lg:px-0">
          <BlockCarousel
            kind="THUMBNAIL CUSTOM"
            label={text(influencerTexts.pictures, { name: whose })}
            count={post.pictures.length}
            pagination
          >
            {post.pictures.map((src, index) => (
              <a
                key={src}
                href={resizeSrc(src, 1536)}
                target="_blank"
                rel="noopener"
                className="block aspect-square overflow-hidden rounded-tile bg-tile"
              >
                <Picture
                  src={src}
                  size={768}
                  sizes="(min-width: 1024px) 700px, 100vw"
                  alt={text(influencerTexts.picture, { name: whose, index: index + 1 })}
                  eager={index === 0}
                  className="size-full object-cover"
                />
              </a>
            ))}
          </BlockCarousel>
        </div>
        <div className="px-gutter pt-5 lg:px-0 lg:pt-0">
          <SmartLink href={urlFor('influencer', { id: influencer.id })} className="flex min-h-14 items-center gap-3 hover:text-accent">
            <Picture src={influencer.image_src} size={64} alt="" className="size-11 rounded-full bg-tile object-cover" />
            <span className="text-15 font-semibold">{whose}</span>
          </SmartLink>
          <h1 lang={writtenLanguage(post.content)} className="mt-4 text-20 font-extrabold whitespace-pre-line text-balance">
            {post.content}
          </h1>
          {locale !== 'ko' && writtenLanguage(post.content) === 'ko' ? (
            <p className="mt-2 text-13 text-ink-2">{text(influencerTexts.inKorean)}</p>
          ) : null}
          <p className="mt-2 text-13 text-ink-2">{writtenDay(post.created_at, locale)}</p>
          {designs.length > 0 ? (
            <section className="mt-8">
              <h2 className="text-17 font-extrabold">{text(influencerTexts.designs)}</h2>
              <p className="mt-0.5 text-13 text-ink-2">{text(influencerTexts.designsLead)}</p>
              <ul className={cx('mt-3 grid gap-x-3 gap-y-6', designs.length > 1 ? 'grid-cols-2' : 'max-w-dialog')}>
                {designs.map((tile) => (
                  <li key={tile.id}>
                    <DesignCard tile={tile} />
                    <ButtonLink look="secondary" wide className="mt-2 !px-2" href={tile.url}>
                      {text(influencerTexts.makeMine)}
                      <span lang={writtenLanguage(tile.name)} className="sr-only">
                        {tile.name}
                      </span>
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {products.length > 0 ? (
            <section className="mt-8">
              <h2 className="text-17 font-extrabold">{text(influencerTexts.products)}</h2>
              <ul className={cx('mt-3 grid gap-x-3 gap-y-6', products.length > 1 ? 'grid-cols-2' : 'max-w-dialog')}>
                {products.map((product) => (
                  <li key={product.id}>
                    <ProductCard product={product} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
      {others.length > 0 ? (
        <section className="block-gap">
          <h2 className="mb-4 px-gutter text-20 font-extrabold lg:px-0">{text(influencerTexts.morePosts, { name: whose })}</h2>
          <ul className="grid grid-cols-3 gap-0.5 lg:grid-cols-6 lg:gap-1">
            {others.map((other) => (
              <li key={other.id} lang={writtenLanguage(other.content)}>
                <SmartLink
                  href={urlFor('influencer-feed', { id: influencer.id, feed_id: other.id })}
                  className="block aspect-square overflow-hidden bg-tile"
                >
                  <Picture
                    src={other.image_src}
                    size={256}
                    alt={other.content || text(influencerTexts.post)}
                    className="size-full object-cover"
                  />
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
