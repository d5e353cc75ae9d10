import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { defineMessages, type Message } from '#client/locale/message.ts';
import { PagedList } from '#client/paged-list.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import type { OrderBy, Where } from '#contract/graphql/inputs.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { shownState } from '#rules/shop/shown.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage, listedGraphics } from '#storefront/frame/structured-data/list-things.ts';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { Chip } from '#ui/form/chip.tsx';
import { Select } from '#ui/form/select.tsx';
import { EmptyState } from '#ui/states.tsx';
import { graphicsQuery, graphicThemesQuery } from './operations.ts';

const texts = defineMessages({
  graphics: { ko: '그래픽', en: 'Graphics', cn: '图案' },
  lead: { ko: '옷 위에 올릴 수 있는 모든 그림', en: 'Everything you can put on a garment', cn: '所有可以印在服饰上的图案' },
  theme: { ko: '테마', en: 'Themes', cn: '主题' },
});

/** The id breaks ties, so that pages do not overlap. */
const sorts = {
  recommendation: { message: productListMessages.recommendation, order: [{ position: 'asc' }, { id: 'asc' }] },
  popularity: { message: productListMessages.popularity, order: [{ like_count: 'desc' }, { id: 'asc' }] },
  newest: { message: artistMessages.newest, order: [{ created_at: 'desc' }, { id: 'desc' }] },
} as const satisfies Record<string, { message: Message; order: readonly OrderBy<'product_graphics'>[] }>;
type Sort = keyof typeof sorts;

const readSort = (text: string | null): Sort => (text !== null && Object.hasOwn(sorts, text) ? (text as Sort) : 'recommendation');
const pageSize = 20;

/** The graphics of a theme (an exhibition), or all. */
function graphicsOf(theme: number | null): Where<'product_graphics'> {
  const shown = { deleted_at: { _is_null: true }, state: { _eq: shownState } };
  return theme === null ? shown : { ...shown, plan_graphics: { plan_id: { _eq: theme } } };
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query, clock, locale } = bridgeOf(context);
  const address = new URL(request.url).searchParams;
  const sort = readSort(address.get('sort'));
  const { now } = await clock();
  const { product_plans: themes } = await query(graphicThemesQuery, { now });
  const theme = themes.find(({ id }) => String(id) === address.get('theme'))?.id ?? null;
  const window = { limit: pageSize, offset: 0 };
  const { product_graphics: first } = await query(graphicsQuery, { where: graphicsOf(theme), order_by: sorts[sort].order, ...window });
  const page = { name: texts.graphics[locale], path: urlFor('graphics') };
  describePage(context, { things: (place) => [collectionPage(place, { ...page, items: listedGraphics(place, first) })] });
  return { sort, theme, themes, first };
}

/** A theme's page is the exhibition's, so search engines index this page without themes. */
export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const first = args.loaderData?.first[0];
  return pageMeta(args, { image: first ? resizeSrc(first.src, 1024) : null });
};

/** The page of all graphics, by theme and with sorts. */
export default function GraphicsScreen() {
  const { sort, theme, themes, first } = useLoaderData<typeof loader>();
  const { text, name } = useLanguage();
  const navigate = useNavigate();
  const show = (next: { theme: number | null; sort: Sort }) => {
    const query = { ...(next.theme === null ? {} : { theme: next.theme }), ...(next.sort === 'recommendation' ? {} : { sort: next.sort }) };
    return navigate(urlFor('graphics', {}, query), { preventScrollReset: true });
  };
  const options = (Object.keys(sorts) as Sort[]).map((value) => ({ value, label: text(sorts[value].message) }));
  const chip = 'min-h-target px-4 text-15 font-semibold whitespace-nowrap';
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">{text(texts.graphics)}</h1>
      <p className="mt-1 text-15 text-ink-2">{text(texts.lead)}</p>
      {themes.length === 0 ? null : (
        <fieldset className="edge-row mt-4">
          <legend className="sr-only">{text(texts.theme)}</legend>
          <div className="flex w-max gap-2 py-0.5">
            <Chip isOn={theme === null} onPress={() => show({ theme: null, sort })} className={chip}>
              {text(productListMessages.all)}
            </Chip>
            {themes.map(({ id, title }) => (
              <Chip key={id} isOn={theme === id} onPress={() => show({ theme: theme === id ? null : id, sort })} className={chip}>
                {name(title)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <div className="my-4 flex justify-end">
        <Select
          label={text(productListMessages.sort)}
          hideLabel
          options={options}
          value={sort}
          onChange={(next) => show({ theme, sort: next })}
          className="w-44"
        />
      </div>
      <h2 className="sr-only">{text(productListMessages.all)}</h2>
      {first.length === 0 ? <EmptyState sentence={text(artistMessages.noGraphics)} /> : null}
      <PagedList
        key={`${theme} ${sort}`}
        name={`graphics ${theme} ${sort}`}
        first={first}
        pageSize={pageSize}
        load={async (window) => {
          const result = await queryLater(graphicsQuery, { where: graphicsOf(theme), order_by: sorts[sort].order, ...window });
          return result.product_graphics;
        }}
      >
        {(graphics) => (
          <div className="tile-grid">
            {graphics.map((graphic, index) => (
              <GraphicCard key={graphic.id} graphic={graphic} eager={index < 2} />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}
