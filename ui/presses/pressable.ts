import type { MouseEvent } from 'react';

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/** Button props that respect a disabled state while keeping focus, which a natively disabled button loses when pressed. */
export function pressable(onClick: Press | undefined, isOff: boolean | undefined) {
  return isOff ? ({ 'aria-disabled': true, onClick: ignore } as const) : { onClick };
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
