import type { QueryClient } from '@tanstack/react-query';
import { toast } from '#client/toasts/toast.tsx';
import { actText } from './said-text.ts';
import { kitTexts } from './texts.ts';

/** Says what was done, with a button that takes it back. */
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
