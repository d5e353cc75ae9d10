import { Images } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { InfluencerFeedsQuery } from '#client/graphql/operations.generated.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage } from '#storefront/frame/structured-data/list-things.ts';
import { influencerTexts } from '#storefront/nouns/influencer/texts.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { EmptyState } from '#ui/states.tsx';
import { feedsPageSize, feedsQuery, influencerQuery } from './operations.ts';

type Feed = InfluencerFeedsQuery['management_influencer_feeds'][number];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { query, inAllLanguages, locale } = bridgeOf(context);
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 });
  const [found, { management_influencer_feeds: feeds }] = await Promise.all([
    query(influencerQuery, { id }),
    query(feedsQuery, { id, limit: feedsPageSize, offset: 0 }),
  ]);
  const [influencer] = found.management_influencers;
  if (!influencer) throw data(null, { status: 404 });
  const pageTitle = localizedName(influencer.name, locale);
  const path = urlFor('influencer', { id });
  const items = feeds.map((feed) => ({
    name: translated(feed, 'content', locale).slice(0, 60),
    path: urlFor('influencer-feed', { id, feed_id: feed.id }),
    src: feed.image_src,
  }));
  describePage(context, {
    things: (place) => [collectionPage(place, { name: pageTitle, path, items })],
    crumbs: [[pageTitle, path]],
  });
  return {
    influencer,
    languages: languagesOf(inAllLanguages(found).management_influencers[0]?.name),
    feeds,
    count: found.management_influencer_feeds_aggregate.aggregate?.count ?? 0,
    pageTitle,
    pageWords: localizedName(influencer.description, locale),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  return pageMeta(args, {
    title: loaded?.pageTitle ?? '',
    description: loaded?.pageWords ?? '',
    image: loaded?.influencer.image_src ? resizeSrc(loaded.influencer.image_src, 1024) : null,
    languages: loaded?.languages,
  });
};

/** An influencer: profile and a grid of posts. */
export default function InfluencerScreen() {
  const { influencer, feeds, count } = useLoaderData<typeof loader>();
  const text = useText();
  return (
    <div className="mx-auto max-w-[960px] pt-6 lg:pt-14">
      <header className="page-gutter flex items-center gap-5 pb-6 lg:gap-10 lg:pb-10">
        <Picture
          src={influencer.image_src}
          size={256}
          alt=""
          eager
          className="size-22 shrink-0 rounded-full bg-tile object-cover lg:size-36"
        />
        <div className="min-w-0">
          <h1 className="text-20 font-extrabold text-balance lg:text-36">
            <Name of={influencer.name} />
          </h1>
          <p className="mt-1 text-15 text-ink-2">
            <Name of={influencer.description} />
          </p>
          <p className="mt-2 text-13 tabular-nums">{text(influencerTexts.posts, { count })}</p>
        </div>
      </header>
      <h2 className="sr-only">{text(influencerTexts.feed)}</h2>
      <PagedList
        key={influencer.id}
        name="feeds"
        first={feeds}
        pageSize={feedsPageSize}
        load={async (window) => (await queryLater(feedsQuery, { id: influencer.id, ...window })).management_influencer_feeds}
        empty={<EmptyState sentence={text(influencerTexts.noPosts)} />}
      >
        {(posts) => (
          <ul className="grid grid-cols-3 gap-0.5 lg:gap-1 lg:px-gutter-wide">
            {posts.map((post, index) => (
              <li key={post.id}>
                <Post post={post} influencerId={influencer.id} eager={index < 6} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Post({ post, influencerId, eager }: { post: Feed; influencerId: number; eager: boolean }) {
  const text = useText();
  const words = translated(post, 'content', useLocale());
  return (
    <SmartLink
      href={urlFor('influencer-feed', { id: influencerId, feed_id: post.id })}
      className="group relative block aspect-square overflow-hidden bg-tile"
    >
      <Picture
        src={post.image_src}
        size={384}
        alt={words || text(influencerTexts.post)}
        eager={eager}
        className="size-full object-cover tile-zoom"
      />
      {post.feed_images.length > 0 ? (
        <span className="absolute top-1.5 right-1.5 rounded-full bg-ground p-1">
          <span className="sr-only">{text(influencerTexts.several)}</span>
          <Images aria-hidden="true" size={14} />
        </span>
      ) : null}
    </SmartLink>
  );
}
