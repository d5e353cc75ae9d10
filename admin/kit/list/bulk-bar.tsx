import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actText } from '#admin/kit/said-text.ts';
import { refetchAfter } from '#admin/session/refetch.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { Tally } from '#contract/rest/values.ts';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';
import { offerUndo } from '../use-act.ts';
import { BulkFrame } from './bulk-frame.tsx';
import type { LongWork } from './long-run.tsx';
import { type BulkPiece, Reasons, type RowResult, showResults } from './row-results.tsx';

/** An action for selected rows. */
export interface BulkAction<Row> {
  label: string;
  look?: 'primary' | 'secondary' | 'danger';
  /** Why it is not possible for these rows; null if it is. */
  refusal?: (rows: readonly Row[]) => string | null;
  /** Runs it and returns each row's result; null if cancelled, which keeps the selection. Throws errors for a toast. */
  run: (rows: readonly Row[]) => Promise<readonly RowResult[] | null>;
  /**
   * Starts running it for all matching rows; each call of the returned function does a batch. The server finds the rows by the same
   * filters.
   */
  runAll?: () => (after: string | null) => Promise<BulkPiece>;
  /** Predicts the outcome for all matching rows: how many succeed, how many do not, and warnings. Throws errors for a toast. */
  foretoldAll?: () => Promise<Foretold>;
  /** Predicts a row's outcome: why it will fail, or null. Failing rows are listed in the confirmation and skipped. */
  foretold?: (row: Row) => RowResult;
  /** A warning before these rows are changed. */
  warning?: (rows: readonly Row[]) => string | null;
  /** Undoes the action for the rows where it succeeded. */
  undo?: (rows: readonly Row[]) => Promise<unknown>;
  /** Asks for confirmation, unless false. */
  isAsked?: boolean;
}

interface Foretold {
  going: number;
  staying: number;
  warning: string | null;
}

/** The count of all matching rows; `is_more`: above the limit of one run. */
export interface Matching {
  count: () => Promise<Tally>;
}

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  /** Set if more rows match than are on this page. */
  matching?: Matching | undefined;
  onDone: () => void;
  /** Called when a run over all matching rows starts. */
  onLong?: (work: LongWork) => void;
  onClear: () => void;
}

/** The bar of actions for the selected rows, or for all matching ones. Each row's result is shown; failures with their reason. */
export function BulkBar<Row>({ actions, rows, matching, onDone, onLong, onClear }: Props<Row>) {
  const queries = useQueryClient();
  const [isUnderWay, setUnderWay] = useState(false);
  const [all, setAll] = useState<Tally | null>(null);
  const isAll = all !== null && matching !== undefined;

  const work = async (task: () => Promise<void>) => {
    setUnderWay(true);
    try {
      await task();
    } catch (error) {
      toast(actText(error), 'error');
      await refetchAfter(error, queries);
    } finally {
      setUnderWay(false);
    }
  };
  const allQuestion = async ({ label, foretoldAll }: BulkAction<Row>) => {
    const count = all?.count ?? 0;
    if (foretoldAll === undefined) return { message: kitTexts.bulkAllConfirm(count, label) };
    const { warning, ...foretold } = await foretoldAll();
    return { message: kitTexts.bulkAllForetold(count, { ...foretold, label }), content: <BeforeBulk staying={[]} warning={warning} /> };
  };
  const question = ({ label, foretold, warning }: BulkAction<Row>, going: readonly Row[]) => {
    const staying = foretold === undefined ? [] : rows.map(foretold).filter(({ why }) => why !== null);
    const message =
      staying.length > 0 ? kitTexts.bulkPartConfirm(rows.length, going.length, label) : kitTexts.bulkConfirm(rows.length, label);
    const warned = warning?.(going) ?? null;
    return { message, content: <BeforeBulk staying={staying} warning={warned} /> };
  };
  const run = async (action: BulkAction<Row>) => {
    const going = isAll ? rows : rows.filter((row) => (action.foretold?.(row).why ?? null) === null);
    if (isAll) {
      let isMeant = false;
      await work(async () => {
        isMeant = await dialog.confirm(await allQuestion(action));
      });
      if (!isMeant) return;
    } else if (action.isAsked !== false && !(await dialog.confirm(question(action, going)))) return;
    if (isAll && action.runAll) return onLong?.({ label: action.label, piece: action.runAll(), most: all.count });
    await work(async () => {
      const results = await action.run(going);
      if (results === null) return;
      const { undo } = action;
      const done = going.filter((_, index) => results[index]?.why === null);
      await showResults(results, undo && ((said) => offerUndo(queries, said, () => undo(done))));
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

/** The confirmation's content: the warning, and the rows skipped with their reasons. */
function BeforeBulk({ staying, warning }: { staying: readonly RowResult[]; warning: string | null }) {
  return (
    <>
      {warning === null ? null : <p className="mt-3 text-13 font-semibold break-keep">{warning}</p>}
      {staying.length === 0 ? null : (
        <>
          <p className="mt-3 text-13">{kitTexts.bulkStaying(staying.length)}</p>
          <Reasons results={staying} />
        </>
      )}
    </>
  );
}
