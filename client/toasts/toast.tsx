import type { ComponentType } from 'react';
import { createStore, useStore } from '#ui/store.ts';

/** How long a toast stays, in ms (specification 9.5). */
export const toastMs = 3000;

/** How long one with a button stays, in ms: people must find it. */
const pressMs = 10_000;

/** A button in a toast, such as Undo. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastActionProps {
  action: ToastAction;
  onPress: () => void;
}

type Toast = { id: number; message: string; kind: 'plain' | 'success' | 'error'; action: ToastAction | undefined };

const toasts = createStore<Toast[]>([]);
let lastId = 0;

/**
 * Shows a toast for three seconds: `toast("저장했습니다.")`. Replaces a toast with the same text, and a previous success, so only the latest of
 * several is shown; errors and their companions stay readable. With a button it stays longer. Browser only.
 */
export function toast(message: string, kind: Toast['kind'] = 'plain', action?: ToastAction): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.read().filter((each) => each.message !== message && !(kind === 'success' && each.kind === 'success'));
  toasts.write([...others.slice(-2), { id, message, kind, action }]);
  setTimeout(drop, action ? pressMs : toastMs, id);
}

function drop(id: number): void {
  toasts.write(toasts.read().filter((other) => other.id !== id));
}

const looks = { plain: 'bg-ink', success: 'bg-success', error: 'bg-danger' };

/**
 * Where toasts appear on every page: below the header, because most controls are at the bottom (tab bar, button bars, sheets, popups).
 * Always rendered, so that screen readers announce them. `Action` draws their buttons.
 */
export function ToastHost({ Action }: { Action: ComponentType<ToastActionProps> }) {
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
          {each.action ? <Action action={each.action} onPress={() => drop(each.id)} /> : null}
        </p>
      ))}
    </div>
  );
}
