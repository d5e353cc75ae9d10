import { useCallback } from 'react';
import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { listTexts } from '#client/list-texts.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { Button } from '#ui/button.tsx';
import { graphicsByIdQuery } from './operations.ts';
import { TagGraphics } from './tag-graphics.tsx';
import { TagWaiting } from './tag-waiting.tsx';

/** A tag's graphics that the page only has ids for. */
export function LaterGraphics({ label, ids }: { label: string; ids: readonly number[] }) {
  const text = useText();
  const { value: graphics, hasFailed, reload } = useLoaded(useCallback(() => readOnce(ids), [ids]));
  if (graphics !== null) return <TagGraphics label={label} graphics={graphics} />;
  if (!hasFailed) return <TagWaiting />;
  return (
    <div role="alert" className="py-16 text-center text-15">
      <p>{text(listTexts.listFailed)}</p>
      <Button look="secondary" className="mt-3" onClick={() => void reload()}>
        {text(shell.retry)}
      </Button>
    </div>
  );
}

const read = new WeakMap<readonly number[], Promise<GraphicItem[]>>();

/** Loads the graphics in order, without those no longer visible to shoppers. Cached per list unless it fails. */
export function readOnce(ids: readonly number[]): Promise<GraphicItem[]> {
  const known = read.get(ids);
  if (known !== undefined) return known;
  const begun = runQuery(graphicsByIdQuery, { ids: [...ids] }).then(({ product_graphics }) =>
    ids.flatMap((id) => product_graphics.find((graphic) => graphic.id === id) ?? []),
  );
  read.set(ids, begun);
  begun.catch(() => read.delete(ids));
  return begun;
}
