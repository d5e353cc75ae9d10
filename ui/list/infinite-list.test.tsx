import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InfiniteList, type ListStatus } from './infinite-list.tsx';

const show = (status: ListStatus) =>
  renderToStaticMarkup(
    <InfiniteList
      status={status}
      onMore={() => undefined}
      noMore="No more results!"
      failure={
        <p>
          Oops something went wrong! <button type="button">Retry</button>
        </p>
      }
      skeleton={<i>skeleton</i>}
    >
      <b>rows</b>
    </InfiniteList>,
  );

test('every list state keeps its rows; loading adds a skeleton, the end a sentence, a failure a sentence and retry (specification 4 and 8)', () => {
  const said = (['loading', 'loaded', 'complete', 'error'] as const).map((status) => {
    const html = show(status);
    expect(html).toContain('<b>rows</b>');
    return ['skeleton', 'No more results!', 'Oops something went wrong!', 'Retry</button>'].filter((words) => html.includes(words));
  });
  expect(said).toEqual([['skeleton'], [], ['No more results!'], ['Oops something went wrong!', 'Retry</button>']]);
});
