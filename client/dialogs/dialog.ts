import type { ComponentProps, ReactNode } from 'react';
import { createStore } from '../stores/store.ts';

/** The dialogs of specification 4. `ok` alone: alert, detail, error, popup. `cancel` and `ok`: confirm, custom, prompt. */
export type DialogType = 'popup' | 'custom' | 'alert' | 'detail' | 'confirm' | 'error' | 'prompt';

export type DialogOptions = {
  title?: string;
  message?: string;
  /** Free content of custom, detail and popup dialogs. */
  content?: ReactNode;
  okLabel?: string;
  cancelLabel?: string;
  /** Closes the dialog as if cancelled once what asked is over, e.g. a navigation that another one has replaced. */
  signal?: AbortSignal;
};

export type PromptOptions = DialogOptions & {
  label: string;
  value?: string;
  /** Hears what stands in the box at each key, e.g. to keep it. */
  onWrite?: (value: string) => void;
  /** What the box is besides: how much it takes, whether something must be entered. */
  input?: Pick<ComponentProps<'input'>, 'maxLength' | 'required' | 'type' | 'autoComplete'>;
};

/** What an open dialog is, and how it ends: `true` or a text for ok, `false` or null for cancel, close and Escape. */
export type DialogRequest = (DialogOptions | PromptOptions) & { id: number; type: DialogType; finish: (answer: boolean | string) => void };

export const dialogQueue = createStore<DialogRequest[]>([]);

/** Dialogs as promises: `if (await dialog.confirm({ message })) ...`. They wait for each other. Browser only. */
export const dialog = {
  alert: async (options: DialogOptions): Promise<void> => void (await ask('alert', options)),
  detail: async (options: DialogOptions): Promise<void> => void (await ask('detail', options)),
  error: async (options: DialogOptions): Promise<void> => void (await ask('error', options)),
  popup: async (options: DialogOptions): Promise<void> => void (await ask('popup', options)),
  confirm: async (options: DialogOptions): Promise<boolean> => (await ask('confirm', options)) !== false,
  custom: async (options: DialogOptions): Promise<boolean> => (await ask('custom', options)) !== false,
  /** The text that was entered; null when cancelled. */
  prompt: async (options: PromptOptions): Promise<string | null> => {
    const answer = await ask('prompt', options);
    return typeof answer === 'string' ? answer : null;
  },
};

/** True for the dialogs that offer to cancel (specification 4). */
export function isCancellable(type: DialogType): boolean {
  return type === 'confirm' || type === 'custom' || type === 'prompt';
}

let lastId = 0;

function ask(type: DialogType, options: DialogOptions | PromptOptions): Promise<boolean | string> {
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
