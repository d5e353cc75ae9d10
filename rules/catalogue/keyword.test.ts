import { expect, test } from 'vitest';
import { keywordsIn } from './keyword.ts';

test('a line of keywords is split at commas', () => {
  expect(keywordsIn(' 딸기, 설향 ,, strawberry jam,딸기,')).toEqual(['딸기', '설향', 'strawberry jam']);
  expect(keywordsIn(' , ')).toEqual([]);
});
