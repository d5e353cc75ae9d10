import { useEffect, useRef } from 'react';

/**
 * Focuses the first field with an error when the server has refused the form, as forms do after their own check: the error may be out of
 * view. `refusal`: what the server said, null before each attempt. Returns the form's ref.
 */
export function useFocusOnRefusal(refusal: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return form;
}
