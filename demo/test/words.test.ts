import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words with a single spelling in texts for shoppers (docs/glossary.md), with the spellings to avoid. */
const oneWord = [
  { never: /작가/, say: '아티스트' },
  { never: /더 보기/, say: '더보기' },
  { never: /\ben: .*[\d}] %/, say: '10% without a blank, as English writes it' },
];

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && file !== 'demo/test/words.test.ts');

test('the demonstration’s texts use one word for each term', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return oneWord.filter(({ never }) => never.test(text)).map(({ say }) => `${file}: say ${say}`);
  });
  expect(found).toEqual([]);
});
