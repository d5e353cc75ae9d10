import { expect, test } from 'vitest';
import { keywordsIn } from './keyword.ts';

test('keywords are typed with commas between them', () => {
  expect(keywordsIn(' 딸기, 설향 ,, strawberry jam,딸기,')).toEqual(['딸기', '설향', 'strawberry jam']);
  expect(keywordsIn(' , ')).toEqual([]);
});
