import { useEffect } from 'react';
import { createStore, useStore } from '../stores/store.ts';
import { toastSide } from './toast-side.ts';

/** How long a toast stays, in milliseconds (specification 4 and 9). */
export const toastMs = 3000;

type Toast = { id: number; message: string; kind: 'plain' | 'success' | 'error'; side: 'top' | 'bottom' };

const toasts = createStore<Toast[]>([]);
let lastId = 0;

/** How far down the window was pressed last, 0 to 1: what was pressed has changed, and is not to be covered. */
let pressedAt = 0;

/**
 * Shows a sentence for three seconds: `toast("저장했습니다.")`. It takes the place of one that says the same, and of a success before it: of several
 * things done one after the other the last is told, while what failed, or is told beside it, stays to be read. Browser only.
 */
export function toast(message: string, kind: Toast['kind'] = 'plain'): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.read().filter((each) => each.message !== message && !(kind === 'success' && each.kind === 'success'));
  toasts.write([...others.slice(-2), { id, message, kind, side: toastSide(pressedAt) }]);
  setTimeout(() => toasts.write(toasts.read().filter((other) => other.id !== id)), toastMs);
}

const looks = { plain: 'bg-ink', success: 'bg-success', error: 'bg-danger' };

/** Above the tab bar; on pages where buttons stick above that one (`data-bottom-bar`), above those too. */
const place = [
  'bottom-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+24px)]',
  'max-lg:in-[html:has([data-bottom-bar])]:bottom-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+112px)]',
  'max-lg:in-[html:has([data-bottom-bar=high])]:bottom-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+164px)]',
].join(' ');

/** Below the header, which is the same everywhere. */
const placeAbove = 'top-[calc(env(safe-area-inset-top)+68px)]';

function notePress(event: PointerEvent | KeyboardEvent): void {
  const box = event.target instanceof Element ? event.target.getBoundingClientRect() : null;
  const height = event instanceof PointerEvent ? event.clientY : box ? box.top + box.height / 2 : 0;
  pressedAt = height / window.innerHeight;
}

/** Where toasts appear, away from what was pressed; always in the page, so that screen readers hear them. */
export function ToastHost() {
  const shown = useStore(toasts);
  const side = shown.at(-1)?.side ?? 'bottom';
  useEffect(() => {
    const listen = { capture: true, passive: true };
    document.addEventListener('pointerdown', notePress, listen);
    document.addEventListener('keydown', notePress, listen);
    return () => {
      document.removeEventListener('pointerdown', notePress, listen);
      document.removeEventListener('keydown', notePress, listen);
    };
  }, []);
  return (
    <div
      role="status"
      aria-live="polite"
      data-side={side}
      className={`pointer-events-none fixed inset-x-4 z-70 flex flex-col items-center gap-2 ${side === 'top' ? placeAbove : place}`}
    >
      {shown.map((each) => (
        <p
          key={each.id}
          className={`max-w-dialog rounded-control px-4 py-3 text-15 font-semibold text-on-accent shadow-overlay ${looks[each.kind]}`}
        >
          {each.message}
        </p>
      ))}
    </div>
  );
}
