import type { OfficeGraphicsQuery } from '#admin/graphql/admin.generated.ts';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, day, nothing } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { graphicList } from './queries.ts';

type Row = OfficeGraphicsQuery['product_graphics'][number];

const tones: Readonly<Record<string, Tone>> = { ACT: 'success', REVIEW: 'warning' };
const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.src} name={row.name.ko} background={row.background_color} /> },
  {
    id: 'state',
    header: texts.state,
    cell: (row) => <Badge tone={tones[row.state] ?? 'neutral'}>{texts.states[row.state] ?? row.state}</Badge>,
  },
  { id: 'artist', header: texts.artist, cell: (row) => row.artist?.name.ko ?? nothing },
  { id: 'price', header: texts.price, cell: (row) => <PriceCell {...row} />, sort: 'price', align: 'right', from: 'md' },
  { id: 'is_best', header: texts.isBest, cell: (row) => (row.is_best ? <Badge tone="info">{texts.isBest}</Badge> : nothing), from: 'lg' },
  { id: 'like_count', header: texts.likes, cell: (row) => count(row.like_count), sort: 'like_count', align: 'right', from: 'lg' },
  { id: 'created_at', header: texts.since, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right', from: 'md' },
];
const tabs = [{ value: '', label: texts.all }, ...Object.entries(texts.states).map(([value, label]) => ({ value, label }))];

/** All graphics, with a tab for those awaiting review. */
export function GraphicList() {
  const list = useQueryList<Row>({
    name: 'graphics',
    sort: '-created_at',
    load: async (state, signal) => {
      const like = { _cast: { String: { _ilike: containing(state.search) } } };
      const where = {
        deleted_at: { _is_null: true },
        ...(texts.states[state.filters.state ?? ''] ? { state: { _eq: state.filters.state ?? '' } } : {}),
        ...(state.search === '' ? {} : { _or: [{ name: like }, { artist: { name: like } }] }),
      };
      const data = await ask(
        graphicList,
        { where, order_by: orderOf(state, ['created_at', 'price', 'like_count']), ...pageOf(state) },
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
      rowHref={(row) => `/graphics/${row.id}`}
      search={texts.search}
      tabs={{ name: 'state', tabs }}
      actions={
        <LinkButton look="primary" to="/graphics/new">
          {texts.upload}
        </LinkButton>
      }
      empty={texts.empty}
    />
  );
}
