import { type CSSProperties, type MouseEvent, useCallback } from 'react';
import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { listTexts } from '#client/list-texts.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { carouselItemsShown } from '#rules/home/carousel.ts';
import { MOST_LIST_ROWS, portionsOf } from '#rules/shop/list-parts.ts';
import { Button } from '#ui/button.tsx';
import { slidesBeside } from '#ui/carousel/slides-beside.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { graphicsByIdQuery } from './operations.ts';
import { TagGraphics } from './tag-graphics.tsx';

/** A tag's graphics that the page only has ids for. */
export function LaterGraphics({ label, ids }: { label: string; ids: readonly number[] }) {
  const text = useText();
  const { value: graphics, hasFailed, reload } = useLoaded(useCallback(() => readOnce(ids), [ids]));
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away, and the focus would go with it.
    currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    void reload();
  };
  if (graphics !== null) return <TagGraphics label={label} graphics={graphics} />;
  if (!hasFailed) return <TagWaiting count={ids.length} />;
  return (
    <div className="grid">
      {/* Keeps the height, so that nothing below moves. */}
      <div className="invisible min-w-0 [grid-area:1/1]">
        <TagWaiting count={ids.length} />
      </div>
      <div role="alert" className="place-self-center text-center text-15 [grid-area:1/1]">
        <p>{text(listTexts.listFailed)}</p>
        <Button look="secondary" className="mt-3" onClick={retry}>
          {text(shell.retry)}
        </Button>
      </div>
    </div>
  );
}

const read = new WeakMap<readonly number[], Promise<GraphicItem[]>>();

/** Loads graphics in order, without those no longer visible to shoppers. Cached per list unless it fails. */
export function readOnce(ids: readonly number[], fetchRows = fetchGraphics): Promise<GraphicItem[]> {
  readTogether([ids], fetchRows);
  return read.get(ids) ?? Promise.resolve([]);
}

/** Starts loading several lists, with one request for all that are not cached. */
export function readTogether(lists: readonly (readonly number[])[], fetchRows = fetchGraphics): void {
  const missing = lists.filter((ids) => !read.has(ids));
  if (missing.length === 0) return;
  const fetched = fetchRows([...new Set(missing.flat())]);
  for (const ids of missing) {
    const begun = fetched.then((rows) => ids.flatMap((id) => rows.find((row) => row.id === id) ?? []));
    read.set(ids, begun);
    begun.catch(() => read.delete(ids));
  }
}

async function fetchGraphics(ids: number[]): Promise<GraphicItem[]> {
  const answers = await Promise.all(portionsOf(ids, MOST_LIST_ROWS).map((portion) => runQuery(graphicsByIdQuery, { ids: portion })));
  return answers.flatMap(({ product_graphics }) => product_graphics);
}

/** A placeholder for a tag's carousel while its graphics load, as high as the carousel. `count`: how many to expect; fills the row if unknown. */
function TagWaiting({ count = 7 }: { count?: number }) {
  const text = useText();
  const { phone, tablet, desktop } = slidesBeside(carouselItemsShown('TAG', count), count, false);
  const places = Array.from({ length: Math.min(count, Math.ceil(desktop)) }, (_, place) => place);
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={text(shell.loading)}
      style={{ '--beside': phone, '--beside-md': tablet, '--beside-lg': desktop } as CSSProperties}
      className="-mx-gutter overflow-hidden px-gutter lg:mx-0 lg:px-0"
    >
      <div className="-ml-2 flex lg:-ml-4">
        {places.map((place) => (
          <div key={place} className="carousel-slide">
            <Skeleton className="aspect-square" />
            <div className="mt-2.5 space-y-0.5">
              <Skeleton className="h-lh w-4/5 text-15" />
              <Skeleton className="h-lh w-2/5 text-13" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
