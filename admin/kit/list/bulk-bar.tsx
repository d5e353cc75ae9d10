import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saidText } from '#admin/kit/said-text.ts';
import { askAnewAfter } from '#admin/session/ask-anew.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';
import { BulkFrame } from './bulk-frame.tsx';
import type { LongWork } from './long-run.tsx';
import { type BulkPiece, Reasons, type RowResult, tell } from './row-results.tsx';

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
  /** What is known beforehand of all that match: how many will go, how many stay, and what to think of. Throws what a toast tells. */
  foretoldAll?: () => Promise<Foretold>;
  /** What is known beforehand of each row: why it will not go, null where it will. Those that will not are told with the question, and left out. */
  foretold?: (row: Row) => RowResult;
  /** What to think of before these rows go. */
  warning?: (rows: readonly Row[]) => string | null;
  /** Asked before, unless false. */
  isAsked?: boolean;
}

interface Foretold {
  going: number;
  staying: number;
  warning: string | null;
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

/** What stands with the question: what to think of, and which rows stay, each with its reason. */
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
