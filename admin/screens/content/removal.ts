import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import { eachInTurn } from '#admin/kit/list/row-results.tsx';
import { call } from '#admin/session/wire.ts';
import type { ContentRow } from '#contract/rest/admin/content/contents.ts';
import type { ContentKindName } from '#contract/rest/admin/content/kinds.ts';
import { contentTexts as texts } from './texts.ts';
import { nameOf } from './values.ts';

export function removeContent(kind: ContentKindName, id: string | number): Promise<unknown> {
  return call('DELETE', `/admin/contents/${kind}/${id}`);
}

export function restoreContent(kind: ContentKindName, id: string | number): Promise<unknown> {
  return call('POST', `/admin/contents/${kind}/${id}/restoration`);
}

/** Deletes the selected rows, each by itself; those that something else needs stay. */
export function bulkRemoval(kind: ContentKindName): BulkAction<ContentRow> {
  return {
    label: texts.remove,
    look: 'danger',
    warning: () => texts.goneAtOnce,
    run: (rows) =>
      eachInTurn(
        rows,
        ({ body }) => nameOf(kind, body),
        ({ id }) => removeContent(kind, id),
      ),
    // One that cannot come back keeps none of the others away.
    undo: async (rows) => {
      const failures: unknown[] = [];
      for (const { id } of rows) await restoreContent(kind, id).catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0) throw failures[0];
    },
  };
}
