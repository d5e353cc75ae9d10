import { expect, test } from 'vitest';
import { storable } from './idempotency.ts';

test.each([
  ['half an emoji', JSON.stringify({ text: 'a\ud83d' }), JSON.stringify({ text: 'a\ufffd' })],
  ['a whole one', JSON.stringify({ text: '😀' }), '{"text":"😀"}'],
  ['a backslash', JSON.stringify({ text: '\\ud83d' }), '{"text":"\\\\ud83d"}'],
])('a reply with %s can be stored as JSON', (_, json, stored) => expect(storable(json)).toBe(stored));
