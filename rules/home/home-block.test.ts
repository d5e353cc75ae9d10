import { expect, test } from 'vitest';
import { blockKindOf, blockKinds } from './home-block.ts';

test('a block is of the kind its type and subtype spell', () => {
  for (const kind of blockKinds) {
    const [type = '', sub_type = ''] = kind.split(' ');
    expect(blockKindOf({ type, sub_type })).toBe(kind);
  }
  expect(blockKindOf({ type: 'BANNER', sub_type: 'FILM' })).toBeNull();
  expect(blockKindOf({ type: 'constructor', sub_type: '' })).toBeNull();
});
