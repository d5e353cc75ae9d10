import { ShownBadge } from '#admin/kit/badge.tsx';
import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { artistList } from './queries.ts';
import { artistTexts as texts } from './texts.ts';

/** All artists, in the shop's order. */
export const ArtistList = listScreen({
  name: 'artists',
  query: artistList,
  texts,
  add: texts.add,
  where: { deleted_at: { _is_null: true } },
  sort: 'position',
  tabs: { name: 'state', options: optionsOf(texts.states) },
  search: ({ like, inWords }) => [{ name: inWords }, { path_name: like }],
  columns: [
    { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.profile_src} name={row.name.ko} /> },
    { id: 'state', header: texts.state, cell: (row) => <ShownBadge state={row.state} names={texts.states} /> },
    { id: 'graphics', header: texts.graphics, cell: (row) => count(row.graphics_aggregate.aggregate?.count), align: 'right' },
    { id: 'follower_count', header: texts.followers, as: count, sort: true, from: 'md' },
    { id: 'position', header: texts.position, as: count, sort: true, from: 'lg' },
  ],
});
