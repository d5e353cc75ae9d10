import { ShownBadge } from '#admin/kit/badge.tsx';
import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { brandList } from './queries.ts';
import { brandTexts as texts } from './texts.ts';

/** All brands, in the shop's order. */
export const BrandList = listScreen({
  name: 'brands',
  query: brandList,
  texts,
  add: texts.add,
  where: { deleted_at: { _is_null: true } },
  sort: 'position',
  tabs: { name: 'state', options: optionsOf(texts.states) },
  search: ({ inWords }) => [{ name: inWords }],
  columns: [
    { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.logo_src} name={row.name.ko} /> },
    { id: 'state', header: texts.state, cell: (row) => <ShownBadge state={row.state} names={texts.states} /> },
    { id: 'products', header: texts.products, cell: (row) => count(row.products_aggregate.aggregate?.count), align: 'right' },
    { id: 'follower_count', header: texts.followers, as: count, sort: true, from: 'md' },
    { id: 'position', header: texts.position, as: count, sort: true, from: 'lg' },
  ],
});
