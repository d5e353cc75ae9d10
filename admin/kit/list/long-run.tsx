import { useCallback, useEffect, useRef, useState } from 'react';
import { actText } from '#admin/kit/said-text.ts';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';
import { BulkFrame } from './bulk-frame.tsx';
import { type BulkPiece, type RowResult, showResults } from './row-results.tsx';

/** A run over all matching rows, in batches. */
export interface LongWork {
  label: string;
  piece: (after: string | null) => Promise<BulkPiece>;
  /** Maximum number of rows. */
  most: number;
}

/**
 * The progress of a long run, with buttons to stop and to resume after an interruption. It ends with its screen; starting it again does the
 * rest.
 */
export function LongRun({ work: { label, piece, most }, onDone }: { work: LongWork; onDone: () => void }) {
  const results = useRef<RowResult[]>([]);
  const after = useRef<string | null>(null);
  const turn = useRef({ isOver: false, isLeft: false });
  const finish = useRef(onDone);
  finish.current = onDone;
  const [done, setDone] = useState(0);
  const [error, setError] = useState<unknown>(null);

  const run = useCallback(async () => {
    const own = { isOver: false, isLeft: false };
    turn.current = own;
    setError(null);
    try {
      while (!own.isOver && results.current.length < most) {
        const { results: some, next } = await piece(after.current);
        if (own.isLeft) return;
        results.current.push(...some);
        after.current = next;
        setDone(results.current.length);
        if (next === null) break;
      }
      await showResults(results.current);
      finish.current();
    } catch (reason) {
      if (!own.isLeft) setError(reason);
    }
  }, [piece, most]);
  useEffect(() => {
    void run();
    return () => {
      turn.current.isOver = true;
      turn.current.isLeft = true;
    };
  }, [run]);

  const halt = () => {
    turn.current.isOver = true;
  };
  return (
    <BulkFrame label={label}>
      <span role="status" className="mr-2 font-semibold tabular-nums">
        {label} · {(error === null ? kitTexts.underWay : kitTexts.cutOff)(done, most)}
      </span>
      {error === null ? (
        <Button onClick={halt}>{kitTexts.halt}</Button>
      ) : (
        <>
          <span role="alert" className="text-danger">
            {actText(error)}
          </span>
          <Button look="primary" onClick={() => void run()}>
            {kitTexts.goOn}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {kitTexts.halt}
          </Button>
        </>
      )}
    </BulkFrame>
  );
}
