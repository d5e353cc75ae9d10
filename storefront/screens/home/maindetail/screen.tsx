import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { allGraphicsQuery, graphicsPageSize } from './operations.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await bridgeOf(context).query(allGraphicsQuery, { limit: graphicsPageSize, offset: 0 });
  return { first: page.product_graphics, count: page.product_graphics_aggregate.aggregate?.count ?? 0 };
}

export const meta: MetaFunction = (args) => pageMeta(args);

/** Where “see more” beside graphics leads: all of them. */
export default function CollectionScreen() {
  const { first, count } = useLoaderData<typeof loader>();
  const text = useText();
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <div className="flex items-end justify-between gap-4">
        <h1 className="text-26 font-extrabold lg:text-36">{text(mainMessages.allGraphics)}</h1>
        <ButtonLink look="quiet" href={urlFor('artist-id')}>
          {text(mainMessages.byArtist)}
        </ButtonLink>
      </div>
      <h2 className="mt-2 mb-6 text-13 font-normal text-ink-2 tabular-nums">{text(mainMessages.graphicCount, { count })}</h2>
      <PagedList
        first={first}
        pageSize={graphicsPageSize}
        load={async (window) => (await runQuery(allGraphicsQuery, window)).product_graphics}
        empty={<EmptyState sentence={text(mainMessages.noGraphics)} />}
      >
        {(graphics) => (
          <div className="tile-grid">
            {graphics.map((graphic) => (
              <GraphicCard key={graphic.id} graphic={graphic} />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}
