import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Enter does what the button beside the field does; the form around is not sent. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}

/** Where the person goes on, as soon as it appears. */
export function useFocus<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
