import { describe, expect, it } from 'vitest';
import type { CatalogForeignKey, CatalogKey, CatalogTable } from './catalog.ts';
import { relationsByTable } from './relations.ts';

function table(name: string, columns: string[], foreignKeys: CatalogForeignKey[] = [], keys: CatalogKey[] = []): CatalogTable {
  const described = columns.map((column) => ({
    name: column,
    typeSchema: 'pg_catalog',
    typeName: 'int8',
    category: 'N',
    domain: null,
    isNullable: false,
    isWritable: true,
    description: null,
    mayselect: true,
    mayinsert: true,
    mayupdate: true,
  }));
  return { schema: 'product', table: name, comment: null, maydelete: true, columns: described, keys, foreignKeys };
}

function key(columns: string[], toTable: string, comment: string | null = null): CatalogForeignKey {
  return {
    name: `${columns.join('_')}_fkey`,
    comment,
    columns,
    toSchema: 'product',
    toTable,
    toColumns: ['id', 'product_id'].slice(0, columns.length),
  };
}

function names(tables: CatalogTable[], of: string): Record<string, string> {
  const relations = relationsByTable(tables).get(`product_${of}`) ?? new Map();
  return Object.fromEntries(
    [...relations.values()].map((each) => [each.name, `${each.isForward ? 'to' : 'from'} ${each.to}${each.isArray ? ' []' : ''}`]),
  );
}

const artists = table('artists', ['id']);

describe('names of relationships', () => {
  it('a relationship is named without _id in the forward direction, and by the referencing table in the backward one', () => {
    const graphics = table('graphics', ['id', 'artist_id'], [key(['artist_id'], 'artists')]);
    expect(names([artists, graphics], 'graphics')).toEqual({ artist: 'to product_artists' });
    expect(names([artists, graphics], 'artists')).toEqual({ graphics: 'from product_graphics []' });
  });

  it('a composite key is named by its first column', () => {
    const frames = table('frames', ['id', 'product_id']);
    const options = table('options', ['id', 'frame_id', 'product_id'], [key(['frame_id', 'product_id'], 'frames')]);
    expect(names([frames, options], 'options')).toEqual({ frame: 'to product_frames' });
    expect(relationsByTable([frames, options]).get('product_frames')?.get('options')?.columns).toEqual([
      { here: 'id', there: 'frame_id' },
      { here: 'product_id', there: 'product_id' },
    ]);
  });

  it('a unique foreign key makes the backward relationship an object', () => {
    const profiles = table(
      'profiles',
      ['artist_id'],
      [key(['artist_id'], 'artists')],
      [{ name: 'pk', isPrimary: true, columns: ['artist_id'] }],
    );
    expect(names([artists, profiles], 'artists')).toEqual({ profiles: 'from product_profiles' });
  });

  it('two foreign keys to one table get relationship names by their columns', () => {
    const duets = table('duets', ['first_id', 'second_id'], [key(['first_id'], 'artists'), key(['second_id'], 'artists')]);
    expect(names([artists, duets], 'artists')).toEqual({
      duets_by_first_id: 'from product_duets []',
      duets_by_second_id: 'from product_duets []',
    });
  });

  it('a comment on the constraint overrides both relationship names', () => {
    const layers = table(
      'layers',
      ['id', 'artist_id'],
      [key(['artist_id'], 'artists', 'Who made it.\n@fieldName maker\n@foreignFieldName works')],
    );
    expect(names([artists, layers], 'layers')).toEqual({ maker: 'to product_artists' });
    expect(names([artists, layers], 'artists')).toEqual({ works: 'from product_layers []' });
  });

  it('a relationship name that a column or another relationship already has stops the start', () => {
    const clash = table('graphics', ['artist', 'artist_id'], [key(['artist_id'], 'artists')]);
    expect(() => relationsByTable([artists, clash])).toThrow('two fields of product_graphics are called artist');
    const twice = table('graphics', ['a_id', 'b_id'], [key(['a_id'], 'artists', '@fieldName x'), key(['b_id'], 'artists', '@fieldName x')]);
    expect(() => relationsByTable([artists, twice])).toThrow('two fields of product_graphics are called x');
  });

  it('foreign keys to tables that are not served give no relationship', () => {
    const hidden = table('graphics', ['id', 'owner_id'], [{ ...key(['owner_id'], 'owners'), toSchema: 'identity' }]);
    expect(names([hidden], 'graphics')).toEqual({});
  });
});
