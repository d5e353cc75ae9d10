import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Makes Enter run the field's button without submitting the surrounding form. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}

/** Focuses the element when it appears, if it `isWanted` then. */
export function useFocus<Element extends HTMLElement>(isWanted = true) {
  const ref = useRef<Element>(null);
  const isWantedFirst = useRef(isWanted);
  useEffect(() => {
    if (isWantedFirst.current) ref.current?.focus();
  }, []);
  return ref;
}
