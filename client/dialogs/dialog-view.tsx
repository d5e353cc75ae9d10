import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useText } from '../locale/locale-context.tsx';
import { shell } from '../locale/shell.ts';
import { type DialogRequest, isCancellable, type PromptOptions } from './dialog.ts';

/** One open dialog: title, message or content, and its one or two buttons. */
export default function DialogView({ request }: { request: DialogRequest }) {
  const text = useText();
  const [value, setValue] = useState('value' in request ? (request.value ?? '') : '');
  const cancellable = isCancellable(request.type);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.finish(request.type === 'prompt' ? value : true);
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : request.finish(!cancellable))}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-60 bg-veil transition-opacity data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-60 mx-auto max-h-[85dvh] max-w-dialog -translate-y-1/2 overflow-y-auto rounded-control bg-ground shadow-overlay transition-[opacity,translate] data-starting-style:-translate-y-[calc(50%-8px)] data-starting-style:opacity-0">
          <form onSubmit={submit} className="p-6">
            <AlertDialog.Title className={request.title ? 'mb-2 text-17 font-extrabold' : 'text-15 font-normal whitespace-pre-line'}>
              {request.title ?? request.message ?? text(shell.ok)}
            </AlertDialog.Title>
            {request.title && request.message ? (
              <AlertDialog.Description className="text-15 whitespace-pre-line">{request.message}</AlertDialog.Description>
            ) : null}
            {request.content}
            {request.type === 'prompt' ? <PromptField request={request} value={value} onChange={setValue} /> : null}
            <div className="mt-6 flex gap-2">
              {cancellable ? (
                <Button look="secondary" wide onClick={() => request.finish(false)}>
                  {request.cancelLabel ?? text(shell.cancel)}
                </Button>
              ) : null}
              <Button type="submit" wide>
                {request.okLabel ?? text(request.type === 'popup' ? shell.close : shell.ok)}
              </Button>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function PromptField({ request, value, onChange }: { request: DialogRequest; value: string; onChange: (value: string) => void }) {
  const { label, placeholder, maxLength } = request as DialogRequest & PromptOptions;
  return (
    <Field
      className="mt-4"
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
