import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { actText } from '../said-text.ts';
import { kitTexts } from '../texts.ts';

/** The result for a selected row; `why` if it failed. */
export interface RowResult {
  name: string;
  why: string | null;
}

/** The results of a batch, and the cursor of the next; null when done. */
export interface BulkPiece {
  results: readonly RowResult[];
  next: string | null;
}

/** Maximum number of reasons listed. */
const LISTED = 200;

/** Reports the results: a toast if all succeeded, a list of reasons if not. `offer` adds an undo button. */
export async function showResults(results: readonly RowResult[], offer?: (said: string) => void): Promise<void> {
  const failed = results.filter(({ why }) => why !== null);
  const done = results.length - failed.length;
  if (failed.length === 0) return offer ? offer(kitTexts.bulkDone(done)) : toast(kitTexts.bulkDone(done), 'success');
  const part = kitTexts.bulkPart(done, failed.length);
  await dialog.detail({ title: part, content: <Reasons results={failed} /> });
  if (done > 0) offer?.(part);
}

/**
 * Runs `run` on the rows one after another, and returns each row's name with the reason of its failure (null if it succeeded). A failure
 * does not stop the rest.
 */
export async function eachInTurn<Row>(rows: readonly Row[], nameOf: (row: Row) => string, run: (row: Row) => Promise<unknown>) {
  const results: RowResult[] = [];
  for (const row of rows) results.push({ name: nameOf(row), why: await run(row).then(() => null, actText) });
  return results;
}

/** The failed rows with their reasons. */
export function Reasons({ results }: { results: readonly RowResult[] }) {
  return (
    <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto text-13">
      {results.slice(0, LISTED).map(({ name, why }) => (
        <li key={name} className="py-2">
          <strong className="font-semibold">{name}</strong> <span className="text-danger">{why}</span>
        </li>
      ))}
    </ul>
  );
}
