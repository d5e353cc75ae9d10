import type { OwnGraphicsQuery } from '#admin/graphql/artist.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { StateBadge } from '#admin/kit/fields/field-value.tsx';
import { count, nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { graphicFields as fields } from '#admin/nouns/graphic/fields.ts';
import { graphicTexts } from '#admin/nouns/graphic/texts.ts';
import { ownArtists } from '#admin/session/desk.ts';
import { isReturned } from '#rules/catalogue/graphic-state.ts';
import { standingShareStates } from '#rules/money/royalty.ts';
import { ownGraphics } from './queries.ts';
import { rateOf } from './rate-of.ts';
import { ownGraphicTexts as texts } from './texts.ts';

type Row = OwnGraphicsQuery['rows'][number];

/** An artist's own graphics with their sales. */
export const OwnGraphicList = listScreen({
  name: 'own-graphics',
  query: ownGraphics,
  texts,
  fields,
  add: graphicTexts.upload,
  variables: { sold: standingShareStates },
  where: async () => ({ deleted_at: { _is_null: true }, artist_id: await ownArtists() }),
  sort: '-created_at',
  tabs: { name: 'state', options: optionsOf(['ACT', 'REVIEW', 'STOP'], (state) => fields.state.options?.[state] ?? '') },
  search: ({ inWords }) => [{ name: inWords }],
  columns: [
    { id: 'name', cell: (row) => <NamedPicture src={row.src} name={row.name.ko} background={row.background_color} /> },
    { id: 'state', cell: (row) => <State row={row} /> },
    { id: 'price', cell: (row) => <PriceCell {...row} />, sort: true, align: 'right', from: 'md' },
    { id: 'rate', header: texts.rate, cell: (row) => `${rateOf(row) / 100}%`, align: 'right', from: 'lg' },
    { id: 'donation', header: texts.donation, cell: (row) => (row.is_donate ? won(row.donation) : nothing), align: 'right', from: 'xl' },
    { id: 'like_count', sort: true, from: 'lg' },
    { id: 'sold', header: texts.sold, cell: (row) => count(salesOf(row)?.quantity ?? 0), align: 'right', from: 'md' },
    { id: 'earned', header: texts.earned, cell: (row) => won(salesOf(row)?.amount ?? 0), align: 'right' },
    { id: 'created_at', sort: true, align: 'right', from: 'xl' },
  ],
});

function State({ row }: { row: Row }) {
  if (isReturned(row, row.submission?.review_note)) return <Badge tone="warning">{texts.returned}</Badge>;
  return <StateBadge field={fields.state} state={row.state} />;
}

function salesOf(row: Row) {
  return row.royalty_lines_aggregate.aggregate?.sum;
}
