import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '#client/wire/api-error.ts';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';
import { BulkFrame } from './bulk-frame.tsx';
import { type BulkPiece, type RowResult, tell } from './row-results.tsx';

/** Something that is done with all that match, piece by piece. */
export interface LongWork {
  label: string;
  piece: (after: string | null) => Promise<BulkPiece>;
  /** Rows at most. */
  most: number;
}

/** How far a long work is, a way to stop it, and a way to go on where it was cut off. It ends with its screen; beginning anew does what is left. */
export function LongRun({ work: { label, piece, most }, onDone }: { work: LongWork; onDone: () => void }) {
  const results = useRef<RowResult[]>([]);
  const after = useRef<string | null>(null);
  const turn = useRef({ isOver: false });
  const [done, setDone] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);

  const goOn = useEffectEvent(async (own: { isOver: boolean; isLeft: boolean }) => {
    while (!own.isOver && results.current.length < most) {
      const { results: some, next } = await piece(after.current);
      results.current.push(...some);
      after.current = next;
      setDone(results.current.length);
      if (next === null) break;
    }
    if (own.isLeft) return;
    await tell(results.current);
    onDone();
  });
  // A round begins when somebody presses, not when the screen is drawn anew.
  useEffect(() => {
    const own = { round, isOver: false, isLeft: false };
    turn.current = own;
    setError(null);
    goOn(own).catch((reason) => (own.isLeft ? undefined : setError(reason)));
    return () => {
      own.isOver = true;
      own.isLeft = true;
    };
  }, [round]);

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
            {errorText(error, 'ko')}
          </span>
          <Button look="primary" onClick={() => setRound(round + 1)}>
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
