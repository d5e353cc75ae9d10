import { Badge } from '#admin/kit/badge.tsx';
import { count, day, nothing } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { GraphicState } from '#admin/nouns/graphic/graphic-state.tsx';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { graphicList } from './queries.ts';

/** All graphics, with a tab for those awaiting review. */
export const GraphicList = listScreen({
  name: 'graphics',
  query: graphicList,
  texts,
  add: texts.upload,
  where: { deleted_at: { _is_null: true } },
  sort: '-created_at',
  tabs: { name: 'state', options: optionsOf(texts.states) },
  search: ({ inWords }) => [{ name: inWords }, { artist: { name: inWords } }],
  columns: [
    { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.src} name={row.name.ko} background={row.background_color} /> },
    { id: 'state', header: texts.state, cell: (row) => <GraphicState graphic={row} /> },
    { id: 'artist', header: texts.artist, cell: (row) => row.artist?.name.ko ?? nothing },
    { id: 'price', header: texts.price, cell: (row) => <PriceCell {...row} />, sort: true, align: 'right', from: 'md' },
    { id: 'is_best', header: texts.isBest, cell: (row) => (row.is_best ? <Badge tone="info">{texts.isBest}</Badge> : nothing), from: 'lg' },
    { id: 'like_count', header: texts.likes, as: count, sort: true, from: 'lg' },
    { id: 'created_at', header: texts.since, as: day, sort: true, align: 'right', from: 'md' },
  ],
});
