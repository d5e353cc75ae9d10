import { expect, test } from 'vitest';
import { surplusSentences } from './surplus-sentences.ts';

test('pieces that did not fit into the cart are named separately from sold-out ones, and without any there is no sentence', () => {
  const leftOut = { line_id: 1, pieces: 1, reason: 'CART_QUANTITY_LIMIT' } as const;
  const short = { line_id: 2, pieces: 3, reason: 'OUT_OF_STOCK' } as const;
  expect(surplusSentences({ surplus: [] }, 'ko')).toEqual([]);
  expect(surplusSentences({ surplus: [leftOut] }, 'en')).toEqual([
    'What you had chosen joined the cart of your account. One option takes up to 99 pieces, so 1 was left out.',
  ]);
  const full = { line_id: null, pieces: 7, reason: 'CART_FULL' } as const;
  expect(surplusSentences({ surplus: [full, full] }, 'en')).toEqual([
    'What you had chosen joined the cart of your account. A cart holds up to 100 items, so 2 items were left out.',
  ]);
  expect(surplusSentences({ surplus: [short, leftOut, { ...short, line_id: 3 }] }, 'ko')).toEqual([
    expect.stringContaining('1개는 담지 못했습니다'),
    expect.stringContaining('6개 많습니다'),
  ]);
});
