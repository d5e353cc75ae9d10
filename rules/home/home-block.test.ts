import { expect, test } from 'vitest';
import { blockKindOf, blockKinds } from './home-block.ts';

test('the kind of a block is read from its type and subtype', () => {
  for (const kind of blockKinds) {
    const [type = '', sub_type = ''] = kind.split(' ');
    expect(blockKindOf({ type, sub_type })).toBe(kind);
  }
  expect(blockKindOf({ type: 'BANNER', sub_type: 'FILM' })).toBeNull();
  expect(blockKindOf({ type: 'constructor', sub_type: '' })).toBeNull();
});
