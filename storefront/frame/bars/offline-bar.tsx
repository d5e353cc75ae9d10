import { useEffect } from 'react';
import { connection } from '#client/connection/connection.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useStore } from '#client/stores/store.ts';

/** A line over the page below the header while the shop is unreachable. */
export function OfflineBar() {
  const text = useText();
  const isReachable = useStore(connection.isReachable, () => true);
  const sentence = text(shell.offline);
  const failure = text(shell.somethingWrong);
  useEffect(() => void lettersOf(`${sentence}${failure}`), [sentence, failure]);
  return (
    <div role="status">
      {isReachable ? null : (
        <p className="bg-ink px-4 py-2 text-center text-13 text-on-accent" data-part="offline">
          {sentence}
        </p>
      )}
    </div>
  );
}

/**
 * Loads the glyphs of the offline messages in advance. The font comes in subsets, and a subset not used before could not be loaded offline.
 * Runs after the page's own fonts.
 */
async function lettersOf(sentences: string): Promise<void> {
  await document.fonts.ready;
  await document.fonts.load('1em "Pretendard Variable"', sentences).catch(() => undefined);
}
