import { useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { errorText } from '#client/wire/api-error.ts';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';

/** How one of the chosen rows fared; `why` when it did not go. */
export interface RowResult {
  name: string;
  why: string | null;
}

/** What can be done with chosen rows at once. */
export interface BulkAction<Row> {
  label: string;
  look?: 'primary' | 'secondary' | 'danger';
  /** Why it cannot be done with these rows; null when it can. */
  refusal?: (rows: readonly Row[]) => string | null;
  /** Does it, and says how each row fared. Throws what a toast tells. */
  run: (rows: readonly Row[]) => Promise<readonly RowResult[]>;
  /** Asked before, unless false. */
  isAsked?: boolean;
}

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  onDone: () => void;
  onClear: () => void;
}

/** The bar of what can be done with the chosen rows. Each row's own result is told; what failed keeps its reason. */
export function BulkBar<Row>({ actions, rows, onDone, onClear }: Props<Row>) {
  const [isUnderWay, setUnderWay] = useState(false);
  const run = async (action: BulkAction<Row>) => {
    if (action.isAsked !== false && !(await dialog.confirm({ message: kitTexts.bulkConfirm(rows.length, action.label) }))) return;
    setUnderWay(true);
    try {
      await tell(await action.run(rows));
      onDone();
    } catch (error) {
      toast(errorText(error, 'ko'), 'error');
    } finally {
      setUnderWay(false);
    }
  };
  return (
    <section
      aria-label={kitTexts.chosen(rows.length)}
      className="sticky bottom-3 z-20 mx-auto mt-3 flex flex-wrap items-center gap-2 rounded-control border border-line-strong bg-raised px-3 py-2 shadow-overlay"
    >
      <span role="status" className="mr-2 font-semibold tabular-nums">
        {kitTexts.chosen(rows.length)}
      </span>
      {actions.map((action) => (
        <Button
          key={action.label}
          look={action.look ?? 'secondary'}
          pending={isUnderWay}
          refusal={action.refusal?.(rows) ?? null}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button look="quiet" onClick={onClear}>
        {kitTexts.clearChosen}
      </Button>
    </section>
  );
}

/** Tells how the rows fared: a toast when all went, a list with reasons when some did not. */
export async function tell(results: readonly RowResult[]): Promise<void> {
  const failed = results.filter(({ why }) => why !== null);
  if (failed.length === 0) return toast(kitTexts.bulkDone(results.length), 'success');
  await dialog.detail({
    title: kitTexts.bulkPart(results.length - failed.length, failed.length),
    content: (
      <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto text-13">
        {failed.map(({ name, why }) => (
          <li key={name} className="py-2">
            <strong className="font-semibold">{name}</strong> <span className="text-danger">{why}</span>
          </li>
        ))}
      </ul>
    ),
  });
}
