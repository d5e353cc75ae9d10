import { expectTypeOf, it } from 'vitest';
import type { Changes, Insert, OrderBy, Where } from './inputs.ts';

// Types alone: what fails is the type check of `npm run verify`.

type Products = Where<'product_products'>;

it('a filter input knows the columns, their types and operators, and follows relationships', () => {
  expectTypeOf<{ is_sold_out: { _eq: false }; id: { _in: number[] }; brand: { _not: { id: { _eq: 1 } } } }>().toExtend<Products>();
  expectTypeOf<{ name: { _cast: { String: { _like: 'a' } } }; _or: { product_likes: { user_id: { _eq: 'x' } } }[] }>().toExtend<Products>();
  expectTypeOf<Products>().not.toHaveProperty('colour');
  expectTypeOf<NonNullable<Products['brand']>>().not.toHaveProperty('colour');
  expectTypeOf<NonNullable<Products['selling_price']>>().not.toHaveProperty('_like');
  expectTypeOf<{ selling_price: { _gt: string } }>().not.toExtend<Products>();
  expectTypeOf<{ _and: { brand: { id: { _eq: string } } }[] }>().not.toExtend<Products>();
});

it('OrderBy allows columns and list aggregates, but not lists', () => {
  type Order = OrderBy<'product_artists'>;
  type OfGraphics = NonNullable<Order['graphics_aggregate']>;
  expectTypeOf<{ id: 'desc'; graphics_aggregate: { count: 'asc'; max: { published_at: 'desc_nulls_last' } } }>().toExtend<Order>();
  expectTypeOf<{ id: 'down' }>().not.toExtend<Order>();
  expectTypeOf<Order>().not.toHaveProperty('graphics');
  expectTypeOf<NonNullable<OfGraphics['sum']>>().not.toHaveProperty('published_at');
});

it('an input that a role may not use is missing from that role’s schema', () => {
  expectTypeOf<Where<'member_members', 'admin'>>().toHaveProperty('staff_note');
  expectTypeOf<Where<'member_members'>>().not.toHaveProperty('staff_note');
  expectTypeOf<keyof Changes<'management_canned_answers'>>().toBeNever();
  expectTypeOf<Changes<'management_canned_answers', 'admin'>>().toHaveProperty('content');
  expectTypeOf<Changes<'management_canned_answers', 'admin'>>().not.toHaveProperty('id');
});

it('an insert input takes rows of related tables, with a known key for conflicts', () => {
  type Side = Insert<'product_product_custom_mockups'>;
  type Layers = NonNullable<Side['layers']>;
  type Key = NonNullable<Layers['on_conflict']>['constraint'];
  expectTypeOf<{ mockup_group_id: 1; layers: { data: { width: 1 }[] } }>().toExtend<Side>();
  expectTypeOf<{ mockup_group_id: string }>().not.toExtend<Side>();
  expectTypeOf<{ data: { width: string } }>().not.toExtend<Layers>();
  expectTypeOf<Key>().toEqualTypeOf<'product_custom_layers_pkey' | 'product_custom_layers_key'>();
});
