/** The end of the window where a toast does not cover what was pressed. `pressedAt` is how far down that was, 0 to 1. */
export function toastSide(pressedAt: number): 'top' | 'bottom' {
  return pressedAt > 0.5 && pressedAt <= 1 ? 'top' : 'bottom';
}
