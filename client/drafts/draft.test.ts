import { expect, test } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';
import { type DraftStore, draft } from './draft.ts';

const empty = { title: '', content: '' };
const draftIn = (lifetime: DraftStore, name: string, owner: string | null = 'ida') => draft(name, { owner, lifetime, empty });

test('a draft is restored for its owner, and deleted when it is emptied or sent', () => {
  const storage = memoryStorage();
  const own = draftIn(storage, 'a');
  void own.write({ title: '언제', content: '' });
  expect(own.read()).toEqual({ title: '언제', content: '' });
  expect([draftIn(storage, 'b').read(), draftIn(storage, 'a', 'bo').read(), draftIn(storage, 'a', null).read()]).toEqual([
    null,
    null,
    null,
  ]);
  void own.write(empty);
  expect([own.read(), storage.length]).toEqual([null, 0]);
});

test('a draft of an earlier form restores the fields that still exist, and an unreadable draft is ignored', () => {
  const storage = memoryStorage();
  storage.setItem('seam.draft ida a', '{"title":"언제","colour":"red"}');
  expect(draftIn(storage, 'a').read()).toEqual({ title: '언제', content: '' });
  for (const broken of ['{', '"words"', '7']) {
    storage.setItem('seam.draft ida a', broken);
    expect(draftIn(storage, 'a').read()).toBeNull();
  }
});
