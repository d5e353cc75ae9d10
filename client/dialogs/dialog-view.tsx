import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { useOwnPresses } from '#ui/presses/own-presses.ts';
import { SheetHandle } from '#ui/sheet-handle.tsx';
import { useText } from '../locale/locale-context.tsx';
import { shell } from '../locale/shell.ts';
import { type DialogRequest, isCancellable, type PromptOptions } from './dialog.ts';

/**
 * An open dialog: title, message or content, and one or two buttons; a bottom sheet on phones. Uses the native modal dialog, which makes
 * the rest inert and manages focus, and costs the first page 1 kB instead of a library's 12 kB.
 */
export function DialogView({ request }: { request: DialogRequest }) {
  const text = useText();
  const id = useId();
  const [value, setValue] = useState(('value' in request && request.value) || '');
  const write = (next: string) => {
    setValue(next);
    if ('onWrite' in request) request.onWrite?.(next);
  };
  const cancellable = isCancellable(request.type);
  const close = () => request.finish(!cancellable);
  const element = useModal(close);
  useCloseOnBack(true, close);
  useOwnPresses(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.finish(request.type === 'prompt' ? value : true);
  };
  const hasMessage = request.title && request.message;
  return (
    <dialog
      ref={element}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={hasMessage ? `${id}-message` : undefined}
      className="mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-full overflow-y-auto overscroll-contain rounded-t-sheet bg-ground text-ink shadow-overlay backdrop:bg-veil open:animate-arrive md:m-auto md:max-w-dialog md:rounded-control"
    >
      <SheetHandle />
      <form onSubmit={submit} className="p-6 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <h2 id={`${id}-title`} className={request.title ? 'mb-2 text-17 font-extrabold' : 'text-15 font-normal whitespace-pre-line'}>
          {request.title ?? request.message ?? text(shell.ok)}
        </h2>
        {hasMessage ? (
          <p id={`${id}-message`} className="text-15 whitespace-pre-line">
            {request.message}
          </p>
        ) : null}
        {request.content}
        {request.type === 'prompt' ? <PromptField request={request} value={value} onChange={write} /> : null}
        <div className="mt-6 flex gap-2">
          {cancellable ? (
            <Button look="secondary" wide onClick={() => request.finish(false)}>
              {request.cancelLabel ?? text(shell.cancel)}
            </Button>
          ) : null}
          <Button type="submit" look={request.isEven ? 'secondary' : 'primary'} wide>
            {request.okLabel ?? text(request.type === 'popup' ? shell.close : shell.ok)}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Opens the element as a modal dialog; Escape cancels. */
function useModal(onCancel: () => void) {
  const element = useRef<HTMLDialogElement>(null);
  const cancel = useRef(onCancel);
  useEffect(() => {
    cancel.current = onCancel;
  });
  // A layout effect, because a dialog only restores focus if it is closed before removal.
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const ended = new AbortController();
    node.showModal();
    // The sheet below listens for Escape on the document, so it must not receive this one.
    node.addEventListener('keydown', (event) => (event.key === 'Escape' ? event.stopPropagation() : undefined), ended);
    node.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        cancel.current();
      },
      ended,
    );
    return () => {
      ended.abort();
      node.close();
    };
  }, []);
  return element;
}

function PromptField({ request, value, onChange }: { request: DialogRequest; value: string; onChange: (value: string) => void }) {
  const { label, input } = request as DialogRequest & PromptOptions;
  return (
    <label className="mt-4 block text-13 font-semibold">
      {label}
      <input
        className="mt-2 min-h-12 w-full rounded-control border border-line bg-ground px-4 text-15 font-normal"
        {...input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
