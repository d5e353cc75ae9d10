import type { ComponentProps, ReactNode } from 'react';
import { createStore } from '#ui/store.ts';

/** The dialogs of specification 4.17. Only `ok`: alert, detail, error, popup. `cancel` and `ok`: confirm, custom, prompt. */
export type DialogType = 'popup' | 'custom' | 'alert' | 'detail' | 'confirm' | 'error' | 'prompt';

export type DialogOptions = {
  title?: string;
  message?: string;
  /** The content of custom, detail and popup dialogs. */
  content?: ReactNode;
  okLabel?: string;
  cancelLabel?: string;
  /** Makes both buttons look the same, for a question with two equally good answers. */
  isEven?: boolean;
  /** Cancels the dialog when its caller is aborted, e.g. a superseded navigation. */
  signal?: AbortSignal;
};

export type PromptOptions = DialogOptions & {
  label: string;
  value?: string;
  /** Called on every input, e.g. to keep a draft. */
  onWrite?: (value: string) => void;
  /** Additional attributes of the input. */
  input?: Pick<ComponentProps<'input'>, 'maxLength' | 'required' | 'type' | 'autoComplete'>;
};

/** An open dialog and its result: `true` or a text for ok, `false` or null for cancel, close and Escape. */
export type DialogRequest = (DialogOptions | PromptOptions) & { id: number; type: DialogType; finish: (answer: boolean | string) => void };

export const dialogQueue = createStore<DialogRequest[]>([]);

/** Dialogs as promises: `if (await dialog.confirm({ message })) ...`. They are queued. Browser only. */
export const dialog = {
  alert: async (options: DialogOptions): Promise<void> => void (await open('alert', options)),
  detail: async (options: DialogOptions): Promise<void> => void (await open('detail', options)),
  error: async (options: DialogOptions): Promise<void> => void (await open('error', options)),
  popup: async (options: DialogOptions): Promise<void> => void (await open('popup', options)),
  confirm: async (options: DialogOptions): Promise<boolean> => (await open('confirm', options)) !== false,
  custom: async (options: DialogOptions): Promise<boolean> => (await open('custom', options)) !== false,
  /** The entered text; null if cancelled. */
  prompt: async (options: PromptOptions): Promise<string | null> => {
    const answer = await open('prompt', options);
    return typeof answer === 'string' ? answer : null;
  },
};

/** True for dialogs with a cancel button (specification 4.18). */
export function isCancellable(type: DialogType): boolean {
  return type === 'confirm' || type === 'custom' || type === 'prompt';
}

let lastId = 0;

function open(type: DialogType, options: DialogOptions | PromptOptions): Promise<boolean | string> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const finish = (answer: boolean | string) => {
      if (!dialogQueue.read().some((request) => request.id === id)) return;
      dialogQueue.write(dialogQueue.read().filter((request) => request.id !== id));
      resolve(answer);
    };
    if (options.signal?.aborted) return resolve(false);
    options.signal?.addEventListener('abort', () => finish(false), { once: true });
    dialogQueue.write([...dialogQueue.read(), { ...options, id, type, finish }]);
  });
}
