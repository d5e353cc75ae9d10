import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAnewAfter } from '#admin/kit/ask-anew.ts';
import { saidText } from '#admin/kit/said-text.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';
import { BulkFrame } from './bulk-frame.tsx';
import type { LongWork } from './long-run.tsx';
import { type BulkPiece, type RowResult, tell } from './row-results.tsx';

/** What can be done with chosen rows at once. */
export interface BulkAction<Row> {
  label: string;
  look?: 'primary' | 'secondary' | 'danger';
  /** Why it cannot be done with these rows; null when it can. */
  refusal?: (rows: readonly Row[]) => string | null;
  /** Does it, and says how each row fared; null when it was called off, and the rows stay chosen. Throws what a toast tells. */
  run: (rows: readonly Row[]) => Promise<readonly RowResult[] | null>;
  /** Begins doing it with all that match; each call of what it gives does a piece. The server finds the rows by the same conditions. */
  runAll?: () => (after: string | null) => Promise<BulkPiece>;
  /** Asked before, unless false. */
  isAsked?: boolean;
}

/** What is known of all rows that match; `is_more`: there are more than may be done at once. */
export interface Matching {
  count: () => Promise<{ count: number; is_more: boolean }>;
}

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  /** Where more rows match than this page has. */
  matching?: Matching | undefined;
  onDone: () => void;
  /** Something begins with all that match. */
  onLong?: (work: LongWork) => void;
  onClear: () => void;
}

/** The bar of what can be done with the chosen rows, or with all that match. Each row's own result is told; what failed keeps its reason. */
export function BulkBar<Row>({ actions, rows, matching, onDone, onLong, onClear }: Props<Row>) {
  const queries = useQueryClient();
  const [isUnderWay, setUnderWay] = useState(false);
  const [all, setAll] = useState<{ count: number; is_more: boolean } | null>(null);
  const isAll = all !== null && matching !== undefined;

  const work = async (task: () => Promise<void>) => {
    setUnderWay(true);
    try {
      await task();
    } catch (error) {
      toast(saidText(error), 'error');
      await askAnewAfter(error, queries);
    } finally {
      setUnderWay(false);
    }
  };
  const run = async (action: BulkAction<Row>) => {
    const question = isAll ? kitTexts.bulkAllConfirm(all.count, action.label) : kitTexts.bulkConfirm(rows.length, action.label);
    if ((isAll || action.isAsked !== false) && !(await dialog.confirm({ message: question }))) return;
    if (isAll && action.runAll) return onLong?.({ label: action.label, piece: action.runAll(), most: all.count });
    await work(async () => {
      const results = await action.run(rows);
      if (results === null) return;
      await tell(results);
      onDone();
    });
  };
  const refusalOf = (action: BulkAction<Row>) =>
    isAll ? (action.runAll ? null : kitTexts.thesePageOnly) : (action.refusal?.(rows) ?? null);

  return (
    <BulkFrame label={kitTexts.chosen(rows.length)}>
      <span role="status" className="mr-2 font-semibold tabular-nums">
        {isAll ? kitTexts.allChosen(all.count, all.is_more) : kitTexts.chosen(rows.length)}
      </span>
      {matching === undefined || isAll ? null : (
        <Button look="quiet" pending={isUnderWay} onClick={() => void work(async () => setAll(await matching.count()))}>
          {kitTexts.chooseMatching}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.label}
          look={action.look ?? 'secondary'}
          pending={isUnderWay}
          refusal={refusalOf(action)}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button look="quiet" onClick={onClear}>
        {kitTexts.clearChosen}
      </Button>
    </BulkFrame>
  );
}
