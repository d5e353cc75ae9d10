import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newBlock, type PageBlock } from '#rules/home/page/page-block.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { draftAfter, openDraft } from './draft-state.ts';

const line = (key: string, ko = ''): PageBlock => ({ ...newBlock('LINE', () => key), title: { ko, en: '', cn: '' } });
const opened = openDraft(3, [line('a', '여름'), line('b')]);

test.each([
  [
    'changed by both',
    [line('a', '가을'), line('b')],
    [line('a', '겨울'), line('b')],
    '서윤 님도 바꿨어요',
    ['여기서 쓴 것', '서윤 님이 쓴 것'],
  ],
  ['removed by a colleague', [line('a', '가을'), line('b')], [line('b')], '서윤 님이 지웠어요', ['다시 넣기', '지우기']],
  ['removed here', [line('b')], [line('a', '겨울'), line('b')], '서윤 님이 바꿨어요', ['지우기', '서윤 님이 쓴 것']],
])('the conflict bar names a block that was %s and offers both versions', (_what, mine, theirs, said, buttons) => {
  const edited = draftAfter(opened, { type: 'set', blocks: mine });
  const state = draftAfter(edited, { type: 'changed-elsewhere', version: 4, blocks: theirs, by: '서윤' });
  const shown = renderToStaticMarkup(<ConflictBar state={state} onSettle={() => undefined} />);
  expect(shown).toContain(said);
  expect([...shown.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(buttons);
});
