import { expect, test } from 'vitest';
import { newBlock, type PageBlock } from '#rules/home/page/page-block.ts';
import { canUndo, draftAfter, isUnsaved, openDraft } from './draft-state.ts';

const line = (key: string, ko = ''): PageBlock => ({ ...newBlock('LINE', () => key), title: { ko, en: '', cn: '' } });
const opened = openDraft(3, [line('a'), line('b')]);
const words = ({ blocks }: { blocks: readonly PageBlock[] }) => blocks.map(({ key, title }) => `${key}${title.ko}`).join(' ');

test('each change of a home draft can be undone; setting a value that it already has is no change', () => {
  const once = draftAfter(opened, { type: 'set', blocks: [line('a', '1'), line('b')] });
  expect([isUnsaved(opened), isUnsaved(once), draftAfter(once, { type: 'set', blocks: [...once.blocks] }).past.length]).toEqual([
    false,
    true,
    1,
  ]);
  const back = draftAfter(once, { type: 'undo' });
  expect([words(back), isUnsaved(back), draftAfter(back, { type: 'undo' })]).toEqual(['a b', false, back]);
});

test('a change typed during a save of the home draft is still unsaved after it', () => {
  const typed = draftAfter(opened, { type: 'set', blocks: [line('a', '2'), line('b')] });
  const saved = draftAfter(typed, { type: 'saved', version: 4, blocks: [line('a', '1'), line('b')] });
  expect([saved.version, isUnsaved(saved), words(saved)]).toEqual([4, true, 'a2 b']);
});

test('a home draft takes over changes saved by another, and keeps both versions of a block that both changed until one is chosen', () => {
  const mine = draftAfter(opened, { type: 'set', blocks: [line('a', 'mine'), line('b')] });
  const apart = draftAfter(mine, { type: 'changed-elsewhere', version: 5, blocks: [line('a'), line('b', 'theirs')], by: '서윤' });
  expect([words(apart), apart.version, apart.conflicts, isUnsaved(apart)]).toEqual(['amine btheirs', 5, [], true]);
  const both = draftAfter(mine, { type: 'changed-elsewhere', version: 5, blocks: [line('a', 'theirs'), line('b')], by: '서윤' });
  expect([words(both), both.conflicts.map(({ key, theirs }) => [key, theirs?.title.ko])]).toEqual(['amine b', [['a', 'theirs']]]);
  expect(words(draftAfter(both, { type: 'settle', key: 'a', isMine: true }))).toBe('amine b');
  const settled = draftAfter(both, { type: 'settle', key: 'a', isMine: false });
  expect([words(settled), settled.conflicts, words(draftAfter(settled, { type: 'undo' }))]).toEqual(['atheirs b', [], 'amine b']);
});

test('a block that another editor removed and this one changed stays until this editor agrees to remove it', () => {
  const mine = draftAfter(opened, { type: 'set', blocks: [line('a', 'mine'), line('b')] });
  const both = draftAfter(mine, { type: 'changed-elsewhere', version: 5, blocks: [line('b')], by: '서윤' });
  expect(both.conflicts).toEqual([{ key: 'a', theirs: null, isRemoved: false }]);
  expect(words(draftAfter(both, { type: 'settle', key: 'a', isMine: true }))).toBe('amine b');
  expect(words(draftAfter(both, { type: 'settle', key: 'a', isMine: false }))).toBe('b');
});

test('a block that this editor removed and another one changed is removed or kept by this editor’s choice', () => {
  const mine = draftAfter(opened, { type: 'set', blocks: [line('b')] });
  const both = draftAfter(mine, { type: 'changed-elsewhere', version: 5, blocks: [line('a', 'theirs'), line('b')], by: '서윤' });
  expect([words(both), both.conflicts]).toEqual(['atheirs b', [{ key: 'a', theirs: line('a', 'theirs'), isRemoved: true }]]);
  expect(words(draftAfter(both, { type: 'settle', key: 'a', isMine: true }))).toBe('b');
  expect(words(draftAfter(both, { type: 'settle', key: 'a', isMine: false }))).toBe('atheirs b');
});

test('undo after a merge takes back this editor’s own change and keeps the saved changes of the other', () => {
  const mine = draftAfter(opened, { type: 'set', blocks: [line('a', 'mine'), line('b')] });
  const merged = draftAfter(mine, { type: 'changed-elsewhere', version: 5, blocks: [line('a'), line('b', 'theirs')], by: '서윤' });
  const back = draftAfter(merged, { type: 'undo' });
  expect([words(back), isUnsaved(back)]).toEqual(['a btheirs', false]);
});

test('undo does nothing while a conflict is undecided, so that the chosen version is kept', () => {
  const mine = draftAfter(opened, { type: 'set', blocks: [line('b')] });
  const both = draftAfter(mine, { type: 'changed-elsewhere', version: 5, blocks: [line('a', 'theirs'), line('b')], by: '서윤' });
  expect([canUndo(both), draftAfter(both, { type: 'undo' })]).toEqual([false, both]);
  expect(words(draftAfter(both, { type: 'settle', key: 'a', isMine: false }))).toBe('atheirs b');
});
