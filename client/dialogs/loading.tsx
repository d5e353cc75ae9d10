import { createStore, useStore } from '#ui/store.ts';
import { useText } from '../locale/locale-context.tsx';
import { shell } from '../locale/shell.ts';

const underWay = createStore(0);

/** Blocks the page during an action that must not be repeated: `await loading(pay())`. Browser only. */
export async function loading<Result>(work: Promise<Result>): Promise<Result> {
  underWay.write(underWay.read() + 1);
  try {
    return await work;
  } finally {
    underWay.write(underWay.read() - 1);
  }
}

/** The overlay with the loading animation. */
export function LoadingOverlay() {
  const count = useStore(underWay);
  const text = useText();
  return (
    <div role="status" aria-live="assertive">
      {count === 0 ? null : (
        <div className="fixed inset-0 z-80 flex items-center justify-center bg-dim">
          <span className="sr-only">{text(shell.loading)}</span>
          <svg aria-hidden="true" viewBox="0 0 120 24" className="w-30 animate-breathe text-accent">
            <path d="M4 12C24 12 24 4 44 4s20 16 40 16 12-8 32-8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="8 5" />
          </svg>
        </div>
      )}
    </div>
  );
}
