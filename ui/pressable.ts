import type { MouseEvent } from 'react';

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/**
 * The parts of a button that make it one that can be pressed, or not now: then it says so and does nothing. It keeps the focus, which a disabled one
 * drops in the very moment it was pressed to the end of what it does.
 */
export function pressable(onClick: Press | undefined, isOff: boolean | undefined) {
  return isOff ? ({ 'aria-disabled': true, onClick: ignore } as const) : { onClick };
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
