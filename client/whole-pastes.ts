import type { Message } from './locale/message.ts';
import { pageLocale } from './locale/page-locale.ts';
import { toast } from './toasts/toast.tsx';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The limits of fields that currently receive a paste. */
const limits = new WeakMap<EventTarget, number>();

/**
 * Keeps a pasted or dropped text whole where the browser would silently cut it at `maxlength`: a toast names the limit, and the form
 * refuses the text until it is short enough. Called once. Browser only.
 */
export function allowWholePastes(): void {
  document.addEventListener('beforeinput', ({ target, inputType }) => {
    if (!isTextField(target) || target.maxLength < 0 || !inputType.startsWith('insertFrom')) return;
    limits.set(target, target.maxLength);
    target.removeAttribute('maxlength');
  });
  // Once the text fits again, typing stops at the limit as before.
  document.addEventListener('input', ({ target }) => {
    const most = target === null ? undefined : limits.get(target);
    if (most === undefined || !isTextField(target)) return;
    const length = target.value.length;
    if (length <= most) {
      limits.delete(target);
      target.maxLength = most;
    } else toast(tooLong(most, length)[pageLocale()], 'error');
  });
}

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function tooLong(most: number, length: number): Message {
  return {
    ko: `${most}자까지 쓸 수 있어요. 지금 ${length}자예요.`,
    en: `The limit is ${most} characters; this has ${length}.`,
    cn: `最多 ${most} 个字，现在有 ${length} 个字。`,
  };
}
