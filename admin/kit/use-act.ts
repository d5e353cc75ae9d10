import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { actText, formText } from '#admin/kit/said-text.ts';
import { refetchAfter } from '#admin/session/refetch.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useViewOnly } from './edit/view-only.ts';
import { useHeldDialog } from './fields/held-dialog.ts';
import { kitTexts } from './texts.ts';

/**
 * Runs a button's action: one at a time, with a success or error message, and reloads the screen's data, also after a conflict. True on
 * success. `const { act, isActing } = useAct(); <Button pending={isActing} onClick={() => act(() => call('POST', '/admin/...'))}>`. A
 * toast disappears after seconds, so a small form with unsent input sets `isToldHere` and shows `failed` beside it.
 */
export function useAct({ isToldHere = false } = {}) {
  const queries = useQueryClient();
  const viewOnly = useViewOnly();
  const [isActing, setActing] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useHeldDialog(isActing);
  const act = useCallback(
    async (work: () => Promise<unknown>, done: string = kitTexts.saved): Promise<boolean> => {
      if (viewOnly !== null) {
        toast(viewOnly, 'error');
        return false;
      }
      setActing(true);
      setFailed(null);
      try {
        await work();
        await queries.invalidateQueries();
        if (done !== '') toast(done, 'success');
        return true;
      } catch (error) {
        if (isToldHere) setFailed(formText(error));
        else toast(actText(error), 'error');
        await refetchAfter(error, queries);
        return false;
      } finally {
        setActing(false);
      }
    },
    [queries, isToldHere, viewOnly],
  );
  return { act, isActing, failed };
}

/** Shows the success message with an undo button. */
export function offerUndo(queries: QueryClient, said: string, undo: () => Promise<unknown>): void {
  const run = async () => {
    try {
      await undo();
      toast(kitTexts.undone, 'success');
    } catch (error) {
      toast(actText(error), 'error');
    }
    await queries.invalidateQueries();
  };
  toast(said, 'success', { label: kitTexts.undo, run: () => void run() });
}
