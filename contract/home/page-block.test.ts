import { describe, expect, test } from 'vitest';
import { type BlockKind, blockKinds, blockParts } from '#rules/home/home-block.ts';
import { mostBlocks, newBlock, newThumbnail, type PageBlock } from '#rules/home/page/page-block.ts';
import { pageBlocks } from './page-block.ts';
import { fromPreview, previewUrl, toPreview } from './preview.ts';

let count = 0;
const key = () => `k${++count}`;
const isTaken = (...blocks: unknown[]) => pageBlocks.safeParse(blocks).success;
const item = { type: 'PRODUCT', refer_id: 1, is_show_index: false } as const;

describe.each(blockKinds)('%s', (kind: BlockKind) => {
  const block = newBlock(kind, key);
  const parts = blockParts[kind];

  test('a new block of this kind can be saved in a draft', () => {
    expect(isTaken(block)).toBe(true);
  });

  test('a block with a field that its kind does not have is refused', () => {
    const items = { ...block, items: [{ ...item, type: parts.items?.of ?? 'PRODUCT' }] };
    expect(isTaken(items)).toBe(parts.items !== null);
    expect(isTaken({ ...block, thumbnails: [newThumbnail(key())] })).toBe(parts.thumbnails !== null);
    const label = { text: { ko: '', en: '', cn: '' }, background_color: '#000000', text_color: '#FFFFFF' };
    expect(isTaken({ ...block, thumbnails: [{ ...newThumbnail(key()), labels: [label] }] })).toBe(parts.thumbnails?.hasLabels ?? false);
    expect(isTaken({ ...block, script: 'x' })).toBe(false);
  });
});

test('a stored page without a language added later is read with empty texts; Korean and English are required', () => {
  const saved = { ...newBlock('LINE', key), title: { ko: '글', en: 'Text' } };
  expect(pageBlocks.parse([saved])).toMatchObject([{ title: { ko: '글', en: 'Text', cn: '' } }]);
  expect(isTaken({ ...saved, title: { ko: '글', cn: '文' } })).toBe(false);
});

test('a page with a repeated key, a malformed colour, a picture from another site or too many blocks is refused', () => {
  const line = newBlock('LINE', key);
  expect(isTaken(line, line)).toBe(false);
  expect(isTaken({ ...line, title_style: { color: 'red;background:url(x)' } })).toBe(false);
  const banner = (thumbnail_src: string): PageBlock => ({
    ...newBlock('BANNER', key),
    thumbnails: [{ ...newThumbnail('t'), thumbnail_src }],
  });
  expect(['', '/cdn/a.webp', '//evil.example/a', 'https://evil.example/a', 'data:x'].map((src) => isTaken(banner(src)))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
  expect(isTaken(...Array.from({ length: mostBlocks + 1 }, () => newBlock('LINE', key)))).toBe(false);
});

test('toPreview accepts a valid draft message; toPreview and fromPreview refuse malformed or unknown ones', () => {
  expect(toPreview.safeParse({ type: 'draft', rev: 1, blocks: [newBlock('TAG', key)] }).success).toBe(true);
  for (const message of [
    null,
    'ready',
    { type: 'draft', rev: -1, blocks: [] },
    { type: 'draft', rev: 1 },
    { type: 'focus' },
    { type: 'ready' },
  ])
    expect([message, toPreview.safeParse(message).success]).toEqual([message, false]);
  for (const message of [
    { type: 'ready', more: 1 },
    { type: 'drawn' },
    { type: 'draft', rev: 1, blocks: [] },
    { type: 'select', block: 1, field: '' },
  ])
    expect([message, fromPreview.safeParse(message).success]).toEqual([message, false]);
});

test('the address of a preview begins with its token', () => {
  expect(previewUrl({ preview: 'a.b', locale: 'cn' })).toBe('/main?preview=a.b&locale=cn');
  expect(previewUrl({ preview: 'a.b', at: '2026-11-23T00:00:00.000Z', locale: 'ko' })).toBe(
    '/main?preview=a.b&at=2026-11-23T00%3A00%3A00.000Z&locale=ko',
  );
});
