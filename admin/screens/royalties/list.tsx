import type { RoyaltyArtistsQuery } from '#admin/graphql/admin.generated.ts';
import { count } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { bankName } from '#contract/banks.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { termsOf } from '#rules/money/royalty.ts';
import { royaltyArtists } from './queries.ts';
import { rateText } from './rate-text.ts';
import { royaltyTexts as texts } from './texts.ts';

type Row = RoyaltyArtistsQuery['product_artists'][number];

const columns: readonly Column<Row>[] = [
  { id: 'artist', header: texts.artist, cell: (row) => row.name.ko },
  { id: 'path_name', header: texts.address, cell: (row) => row.path_name, sort: 'path_name', from: 'lg' },
  { id: 'rate', header: texts.rate, cell: (row) => rateText(termsNow(row)), align: 'right' },
  { id: 'bearer', header: texts.bearer, cell: (row) => texts.bearers[termsNow(row).discount_bearer], from: 'lg' },
  { id: 'works', header: texts.works, cell: (row) => texts.worksCount(ownRates(row)), align: 'right', from: 'md' },
  { id: 'account', header: texts.account, cell: (row) => <Account row={row} />, from: 'md' },
  {
    id: 'follower_count',
    header: texts.followers,
    cell: (row) => count(row.follower_count),
    sort: 'follower_count',
    align: 'right',
    from: 'xl',
  },
];

/** Artists with their rates and payout accounts. */
export function RoyaltyList() {
  const list = useQueryList<Row>({
    name: 'royalty-artists',
    load: async (state, signal) => {
      const where = { deleted_at: { _is_null: true }, ...(state.search === '' ? {} : { path_name: { _ilike: containing(state.search) } }) };
      const data = await ask(
        royaltyArtists,
        { where, order_by: orderOf(state, ['path_name', 'follower_count']), ...pageOf(state) },
        signal,
      );
      return { rows: data.product_artists, total: data.product_artists_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/royalties/${row.id}`}
      search={texts.search}
      empty={texts.empty}
    />
  );
}

const rulesOf = (row: Row) => row.royalty_rules.map((rule) => ({ ...rule, starts_at: new Date(rule.starts_at) }));
const termsNow = (row: Row) => termsOf({ id: 0, artist_id: row.id }, rulesOf(row), shopNow());

/** The number of graphics that currently have their own rate. */
function ownRates(row: Row): number {
  const works = new Set(row.royalty_rules.flatMap((rule) => rule.graphic_id ?? []));
  return [...works].filter((id) => {
    const { rule_id } = termsOf({ id, artist_id: row.id }, rulesOf(row), shopNow());
    return row.royalty_rules.some((rule) => rule.id === rule_id && rule.graphic_id === id);
  }).length;
}

function Account({ row: { payee } }: { row: Row }) {
  if (!payee) return <span className="text-danger">{texts.noAccount}</span>;
  return `${bankName(payee.bank, 'ko')} ···${payee.number_end}`;
}
