import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { kitTexts } from '../texts.ts';

/** How one of the chosen rows fared; `why` when it did not go. */
export interface RowResult {
  name: string;
  why: string | null;
}

/** Some of the rows that match, and where the next ones begin; null once all had their turn. */
export interface BulkPiece {
  results: readonly RowResult[];
  next: string | null;
}

/** Reasons that are listed; nobody reads more. */
const LISTED = 200;

/** Tells how the rows fared: a toast when all went, a list with reasons when some did not. */
export async function tell(results: readonly RowResult[]): Promise<void> {
  const failed = results.filter(({ why }) => why !== null);
  if (failed.length === 0) return toast(kitTexts.bulkDone(results.length), 'success');
  await dialog.detail({
    title: kitTexts.bulkPart(results.length - failed.length, failed.length),
    content: <Reasons results={failed} />,
  });
}

/** Rows that did not go, each with its reason. */
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
