import type { OwnGraphicsQuery } from '#admin/graphql/artist.generated.ts';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, day, nothing, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { graphicTexts } from '#admin/nouns/graphic/texts.ts';
import { ownArtists } from '#admin/session/desk.ts';
import { ask } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { resizeSrc } from '#contract/images.ts';
import { isReturned } from '#rules/catalogue/graphic-state.ts';
import { standingShareStates, termsOf } from '#rules/money/royalty.ts';
import { ownGraphics } from './queries.ts';
import { ownGraphicTexts as texts } from './texts.ts';

type Row = OwnGraphicsQuery['product_graphics'][number];

const tones: Readonly<Record<string, Tone>> = { ACT: 'success', REVIEW: 'warning' };

const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <Work row={row} /> },
  {
    id: 'state',
    header: texts.state,
    cell: (row) =>
      isReturned(row, row.submission?.review_note) ? (
        <Badge tone="warning">{texts.returned}</Badge>
      ) : (
        <Badge tone={tones[row.state] ?? 'neutral'}>{texts.states[row.state] ?? row.state}</Badge>
      ),
  },
  { id: 'price', header: texts.price, cell: (row) => <PriceCell {...row} />, sort: 'price', align: 'right', from: 'md' },
  { id: 'rate', header: texts.rate, cell: (row) => `${rateOf(row) / 100}%`, align: 'right', from: 'lg' },
  { id: 'donation', header: texts.donation, cell: (row) => (row.is_donate ? won(row.donation) : nothing), align: 'right', from: 'xl' },
  { id: 'like_count', header: texts.likes, cell: (row) => count(row.like_count), sort: 'like_count', align: 'right', from: 'lg' },
  {
    id: 'sold',
    header: texts.sold,
    cell: (row) => count(row.royalty_lines_aggregate.aggregate?.sum?.quantity ?? 0),
    align: 'right',
    from: 'md',
  },
  { id: 'earned', header: texts.earned, cell: (row) => won(row.royalty_lines_aggregate.aggregate?.sum?.amount ?? 0), align: 'right' },
  { id: 'created_at', header: texts.since, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right', from: 'xl' },
];
const tabs = [{ value: '', label: texts.all }, ...Object.entries(texts.states).map(([value, label]) => ({ value, label }))];

/** An artist's own graphics with their sales. */
export function OwnGraphicList() {
  const list = useQueryList<Row>({
    name: 'own-graphics',
    sort: '-created_at',
    load: async (state, signal) => {
      const where = {
        deleted_at: { _is_null: true },
        artist_id: await ownArtists(),
        ...(texts.states[state.filters.state ?? ''] ? { state: { _eq: state.filters.state ?? '' } } : {}),
        ...(state.search === '' ? {} : { name: { _cast: { String: { _ilike: containing(state.search) } } } }),
      };
      const data = await ask(
        ownGraphics,
        { where, sold: standingShareStates, order_by: orderOf(state, ['created_at', 'price', 'like_count']), ...pageOf(state) },
        signal,
      );
      return { rows: data.product_graphics, total: data.product_graphics_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/own-graphics/${row.id}`}
      search={texts.search}
      tabs={{ name: 'state', tabs }}
      actions={
        <LinkButton look="primary" to="/own-graphics/new">
          {graphicTexts.upload}
        </LinkButton>
      }
      empty={texts.empty}
    />
  );
}

function Work({ row }: { row: Row }) {
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={resizeSrc(row.src, 64)}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 shrink-0 rounded-control object-contain"
        style={{ backgroundColor: row.background_color }}
      />
      {row.name.ko}
    </span>
  );
}

function rateOf({ id, artist_id, royalty_rules, artist }: Row): number {
  const rules = [...royalty_rules, ...(artist?.royalty_rules ?? [])].map((rule) => ({ ...rule, starts_at: new Date(rule.starts_at) }));
  return termsOf({ id, artist_id }, rules, shopNow()).rate;
}
