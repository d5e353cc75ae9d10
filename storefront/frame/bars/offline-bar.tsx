import { useEffect } from 'react';
import { connection } from '#client/connection/connection.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useStore } from '#client/stores/store.ts';

/** One line below the header, which it pushes nothing out of, while the shop cannot be reached. */
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
 * Brings the letters of sentences that are shown once nothing can be brought any more: the font comes in pieces, and a piece that no
 * page needed before would leave a hole in them. After the fonts of the page itself, which are in sight.
 */
async function lettersOf(sentences: string): Promise<void> {
  await document.fonts.ready;
  await document.fonts.load('1em "Pretendard Variable"', sentences).catch(() => undefined);
}
