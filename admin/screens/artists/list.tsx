import type { ArtistListQuery } from '#admin/graphql/admin.generated.ts';
import { ShownBadge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { artistList } from './queries.ts';
import { artistTexts as texts } from './texts.ts';

type Row = ArtistListQuery['product_artists'][number];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.profile_src} name={row.name.ko} /> },
  {
    id: 'state',
    header: texts.state,
    cell: (row) => <ShownBadge state={row.state} names={texts.states} />,
  },
  { id: 'graphics', header: texts.graphics, cell: (row) => count(row.graphics_aggregate.aggregate?.count), align: 'right' },
  {
    id: 'follower_count',
    header: texts.followers,
    cell: (row) => count(row.follower_count),
    sort: 'follower_count',
    align: 'right',
    from: 'md',
  },
  { id: 'position', header: texts.position, cell: (row) => count(row.position), sort: 'position', align: 'right', from: 'lg' },
];
const tabs = [{ value: '', label: texts.all }, ...Object.entries(texts.states).map(([value, label]) => ({ value, label }))];

/** All artists, in the shop's order. */
export function ArtistList() {
  const list = useQueryList<Row>({
    name: 'artists',
    sort: 'position',
    load: async (state, signal) => {
      const where = {
        deleted_at: { _is_null: true },
        ...(texts.states[state.filters.state ?? ''] ? { state: { _eq: state.filters.state ?? '' } } : {}),
        ...(state.search === ''
          ? {}
          : {
              _or: [
                { name: { _cast: { String: { _ilike: containing(state.search) } } } },
                { path_name: { _ilike: containing(state.search) } },
              ],
            }),
      };
      const data = await ask(artistList, { where, order_by: orderOf(state, ['position', 'follower_count']), ...pageOf(state) }, signal);
      return { rows: data.product_artists, total: data.product_artists_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/artists/${row.id}`}
      search={texts.search}
      tabs={{ name: 'state', tabs }}
      actions={
        <LinkButton look="primary" to="/artists/new">
          {texts.add}
        </LinkButton>
      }
      empty={texts.empty}
    />
  );
}
