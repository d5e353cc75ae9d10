import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { artistFields as fields } from '#admin/nouns/artist/fields.ts';
import { artistList } from './queries.ts';
import { artistTexts as texts } from './texts.ts';

/** All artists, in the shop's order. */
export const ArtistList = listScreen({
  name: 'artists',
  query: artistList,
  texts,
  fields,
  add: texts.add,
  where: { deleted_at: { _is_null: true } },
  sort: 'position',
  tabs: { name: 'state', options: optionsOf(fields.state.options ?? {}) },
  search: ({ like, inWords }) => [{ name: inWords }, { path_name: like }],
  columns: [
    { id: 'name', cell: (row) => <NamedPicture src={row.profile_src} name={row.name.ko} /> },
    { id: 'state' },
    { id: 'graphics', header: texts.graphics, cell: (row) => count(row.graphics_aggregate.aggregate?.count), align: 'right' },
    { id: 'follower_count', sort: true, from: 'md' },
    { id: 'position', sort: true, from: 'lg' },
  ],
});
