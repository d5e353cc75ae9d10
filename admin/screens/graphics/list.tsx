import { nothing } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { graphicFields as fields } from '#admin/nouns/graphic/fields.ts';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { graphicList } from './queries.ts';

/** All graphics, with a tab for those awaiting review. */
export const GraphicList = listScreen({
  name: 'graphics',
  query: graphicList,
  texts,
  fields,
  add: texts.upload,
  where: { deleted_at: { _is_null: true } },
  sort: '-created_at',
  tabs: {
    name: 'state',
    options: [...optionsOf(fields.state.options ?? {}), { value: 'WISHED', label: texts.wished }],
    where: (tab) => (tab === 'WISHED' ? { price_wish: { answered_at: { _is_null: true } } } : { state: { _eq: tab } }),
  },
  search: ({ inWords }) => [{ name: inWords }, { artist: { name: inWords } }],
  columns: [
    { id: 'name', cell: (row) => <NamedPicture src={row.src} name={row.name.ko} background={row.background_color} /> },
    { id: 'state' },
    { id: 'artist', header: fields.artist_id.label, cell: (row) => row.artist?.name.ko ?? nothing },
    { id: 'price', cell: (row) => <PriceCell {...row} />, sort: true, align: 'right', from: 'md' },
    { id: 'is_best', from: 'lg' },
    { id: 'like_count', sort: true, from: 'lg' },
    { id: 'created_at', sort: true, align: 'right', from: 'md' },
  ],
});
