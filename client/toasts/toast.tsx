import { createStore, useStore } from '../stores/store.ts';

/** How long a toast stays, in milliseconds (specification 4 and 9). */
export const toastMs = 3000;

type Toast = { id: number; message: string; kind: 'plain' | 'success' | 'error' };

const toasts = createStore<Toast[]>([]);
let lastId = 0;

/**
 * Shows a sentence for three seconds: `toast("저장했습니다.")`. It takes the place of one that says the same, and of a success before it: of several
 * things done one after the other the last is told, while what failed, or is told beside it, stays to be read. Browser only.
 */
export function toast(message: string, kind: Toast['kind'] = 'plain'): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.read().filter((each) => each.message !== message && !(kind === 'success' && each.kind === 'success'));
  toasts.write([...others.slice(-2), { id, message, kind }]);
  setTimeout(() => toasts.write(toasts.read().filter((other) => other.id !== id)), toastMs);
}

const looks = { plain: 'bg-ink', success: 'bg-success', error: 'bg-danger' };

/**
 * Where toasts appear, of every kind and on every page: below the header. What is pressed lies at the other end: the tab bar, bars of buttons, sheets and
 * popups come from the bottom. Always in the page, so that screen readers hear them.
 */
export function ToastHost() {
  const shown = useStore(toasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-[calc(env(safe-area-inset-top)+68px)] z-70 flex flex-col items-center gap-2 lg:top-[84px]"
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
