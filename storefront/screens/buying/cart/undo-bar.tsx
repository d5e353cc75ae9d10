import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toastMs } from '#client/toasts/toast.tsx';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';

type Props = { count: number; onUndo: () => void; onGone: () => void };

/** A toast that undoes the removal. Stays for three seconds, longer while hovered or focused. */
export function UndoBar({ count, onUndo, onGone }: Props) {
  const text = useText();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, toastMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  return (
    <div
      data-bottom-bar
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--spacing-tab-bar)+96px)] z-40 flex justify-center lg:bottom-8"
    >
      <div
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="pointer-events-auto flex items-center gap-4 rounded-control bg-ink pl-4 text-15 font-semibold text-on-accent shadow-overlay"
      >
        <span>{text(cartMessages.removed, { count })}</span>
        <button type="button" onClick={onUndo} className="min-h-target px-4 underline underline-offset-4 focus-visible:outline-on-accent">
          {text(cartMessages.undo)}
        </button>
      </div>
    </div>
  );
}
