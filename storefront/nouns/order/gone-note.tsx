import { useText } from '#client/locale/locale-context.tsx';
import { claimTexts } from './claim-texts.ts';
import type { GonePieces } from './gone-pieces.ts';

/** Which pieces of a line were cancelled or returned. */
export function GoneNote({ pieces }: { pieces: readonly GonePieces[] }) {
  const text = useText();
  if (pieces.length === 0) return null;
  return (
    <p className="mt-1 text-13 font-semibold text-danger">
      {pieces.map(({ type, count }) => text(claimTexts[`gone${type}`], { count })).join(' · ')}
    </p>
  );
}
