import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { brandFields as fields } from '#admin/nouns/brand/fields.ts';
import { brandList } from './queries.ts';
import { brandTexts as texts } from './texts.ts';

/** All brands, in the shop's order. */
export const BrandList = listScreen({
  name: 'brands',
  query: brandList,
  texts,
  fields,
  add: texts.add,
  where: { deleted_at: { _is_null: true } },
  sort: 'position',
  tabs: { name: 'state', options: optionsOf(fields.state.options ?? {}) },
  search: ({ inWords }) => [{ name: inWords }],
  columns: [
    { id: 'name', cell: (row) => <NamedPicture src={row.logo_src} name={row.name.ko} /> },
    { id: 'state' },
    { id: 'products', header: texts.products, cell: (row) => count(row.products_aggregate.aggregate?.count), align: 'right' },
    { id: 'follower_count', sort: true, from: 'md' },
    { id: 'position', sort: true, from: 'lg' },
  ],
});
