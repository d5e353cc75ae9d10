import type { ToastActionProps } from './toast.tsx';

/** The button of a toast, such as Undo; pressing it takes the toast away. */
export function ToastButton({ action, onPress }: ToastActionProps) {
  return (
    <button
      type="button"
      className="pointer-events-auto -my-2 ml-3 min-h-9 underline underline-offset-4"
      onClick={() => {
        onPress();
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
