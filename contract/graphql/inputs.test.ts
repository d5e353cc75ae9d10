import { expectTypeOf, it } from 'vitest';
import type { Changes, Insert, OrderBy, TableName, Where } from './inputs.ts';

// Types alone: the type check of `npm run verify` is what fails.

it('a filter knows the columns, their types and operators, and follows relationships', () => {
  const filters: Where<'product_products'>[] = [
    { is_sold_out: { _eq: false }, id: { _in: [1, 2] }, code: { _ilike: '%a%' }, brand: { _not: { id: { _eq: 1 } } } },
    { name: { _cast: { String: { _like: 'a' } } }, _or: { product_likes: { user_id: { _eq: 'x' } } } },
    // @ts-expect-error no such column
    { colour: { _eq: 'red' } },
    // @ts-expect-error a number
    { selling_price: { _gt: '1000' } },
    // @ts-expect-error only texts are like another
    { selling_price: { _like: '1%' } },
    // @ts-expect-error no such column behind a relationship, nor in a list of conditions
    { _and: [{ brand: { colour: { _eq: 'red' } } }] },
  ];
  expectTypeOf(filters).toBeArray();
});

it('an order knows the columns and what is counted or computed of a list', () => {
  const orders: OrderBy<'product_artists'>[] = [
    { id: 'desc' },
    { graphics_aggregate: { count: 'asc', max: { published_at: 'desc_nulls_last' } } },
    // @ts-expect-error no such direction
    { id: 'down' },
    // @ts-expect-error a list has no order of its own
    { graphics: { id: 'asc' } },
    // @ts-expect-error a sum is of numbers
    { graphics_aggregate: { sum: { published_at: 'asc' } } },
  ];
  expectTypeOf(orders).toBeArray();
});

it('a column or table that a role may not use does not exist for it', () => {
  expectTypeOf<Where<'member_members', 'admin'>>().toHaveProperty('staff_note');
  expectTypeOf<Where<'member_members'>>().not.toHaveProperty('staff_note');
  expectTypeOf<keyof Changes<'management_canned_answers'>>().toBeNever();
  expectTypeOf<keyof Changes<'management_canned_answers', 'admin'>>().toEqualTypeOf<
    'title' | 'content' | 'position' | 'created_at' | 'deleted_at'
  >();
});

it('a new row is inserted with rows of other tables, and their conflicts are settled by a known key', () => {
  const sides: Insert<'product_product_custom_mockups'>[] = [
    {
      mockup_group_id: 1,
      layers: { data: [{ x_coordinate: 1 }], on_conflict: { constraint: 'product_custom_layers_key', update_columns: ['width'] } },
    },
    // @ts-expect-error no such column of the inserted rows
    { layers: { data: [{ depth: 1 }] } },
    // @ts-expect-error no such key
    { layers: { data: [], on_conflict: { constraint: 'layers_key' } } },
    // @ts-expect-error a number
    { mockup_group_id: 'one' },
  ];
  expectTypeOf(sides).toBeArray();
  expectTypeOf<'member_members' | 'product_products'>().toExtend<TableName>();
});
