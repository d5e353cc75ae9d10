import { useText } from '#client/locale/locale-context.tsx';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';

type Props = { lineId: number; name: string; onPutBack: () => void };

/** The place of a removed line until the page is left: its name, and a button to restore it. */
export function RemovedLine({ lineId, name, onPutBack }: Props) {
  const text = useText();
  return (
    <li className="flex items-center gap-4 border-b border-line py-1 text-13">
      <p id={`removed-${lineId}`} className="line-clamp-2 min-w-0 flex-1 text-ink-2">
        {text(cartMessages.removed, { name })}
      </p>
      <button
        type="button"
        id={removalId(lineId)}
        aria-describedby={`removed-${lineId}`}
        onClick={onPutBack}
        className="min-h-target shrink-0 font-semibold underline underline-offset-4"
      >
        {text(cartMessages.restoreFile)}
      </button>
    </li>
  );
}

/** The DOM id of the button that removes a line or puts it back: when one replaces the other, it takes its focus. */
export const removalId = (lineId: number): string => `removal-${lineId}`;
