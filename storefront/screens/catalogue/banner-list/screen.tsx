import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { EventItem } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { resizeSrc } from '#contract/images.ts';
import { titlesIn } from '#contract/route-titles.ts';
import { urlFor } from '#contract/routes.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage } from '#storefront/frame/structured-data/list-things.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { eventsQuery } from '#storefront/nouns/publication/operations.ts';
import { periodText } from '#storefront/nouns/publication/period.ts';
import { eventMessages } from '#storefront/nouns/publication/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { EmptyState } from '#ui/states.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { query, clock, locale } = bridgeOf(context);
  const { now } = await clock();
  const { management_banners } = await query(eventsQuery, { now });
  const items = management_banners.map(({ id, title, image_src }) => ({
    name: localizedName(title, locale),
    path: urlFor('banner', { id }),
    src: image_src,
  }));
  const name = titlesIn(locale)['banner-list'];
  describePage(context, { things: (place) => [collectionPage(place, { name, path: urlFor('banner-list'), items })] });
  return { events: management_banners };
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const first = args.loaderData?.events[0];
  return pageMeta(args, { image: first ? resizeSrc(first.image_src, 1024) : null });
};

/** Current events. */
export default function EventsScreen() {
  const { events } = useLoaderData<typeof loader>();
  const text = useText();
  const { title } = useLayoutFacts();
  return (
    <div className="page-gutter pt-8 pb-16 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      {events.length === 0 ? (
        <EmptyState sentence={text(eventMessages.noEvents)} action={<ButtonLink href={urlFor('main')}>{text(shell.toHome)}</ButtonLink>} />
      ) : null}
      <ul className="mt-6 grid gap-x-5 gap-y-10 md:grid-cols-2">
        {events.map((event, index) => (
          <li key={event.id}>
            <EventCard event={event} eager={index < 2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EventCard({ event, eager }: { event: EventItem; eager: boolean }) {
  const { name, locale } = useLanguage();
  return (
    <SmartLink href={urlFor('banner', { id: event.id })} className="group block">
      <div className="relative aspect-video overflow-hidden rounded-tile bg-tile">
        <Picture
          src={event.image_src}
          size={768}
          ratio={16 / 9}
          sizes="(min-width: 768px) 630px, 100vw"
          alt=""
          eager={eager}
          className="size-full object-cover tile-zoom"
        />
      </div>
      <h2 className="mt-3 text-17 font-extrabold">{name(event.title)}</h2>
      <p className="mt-0.5 text-15 text-ink-2">{name(event.sub_title)}</p>
      <p className="mt-1 text-13 text-ink-2 tabular-nums">{periodText(locale, event.start_date, event.end_date)}</p>
    </SmartLink>
  );
}
