import type { Message } from './locale/message.ts';
import { pageLocale } from './locale/page-locale.ts';
import { toast } from './toasts/toast.tsx';

/**
 * A pasted or dropped text stays whole where the browser would cut it at `maxlength` without a word: a toast names the limit, and the form
 * refuses what is still too long when it is sent. Called once. Browser only.
 */
export function keepPastesWhole(): void {
  document.addEventListener('beforeinput', ({ target, inputType, data, dataTransfer }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { maxLength, value, selectionStart, selectionEnd } = target;
    if (maxLength < 0 || !inputType.startsWith('insertFrom')) return;
    const pasted = data ?? dataTransfer?.getData('text/plain') ?? '';
    const length = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + pasted.length;
    if (length <= maxLength) return;
    target.removeAttribute('maxlength');
    toast(tooLong(maxLength, length)[pageLocale()], 'error');
  });
}

function tooLong(most: number, length: number): Message {
  return {
    ko: `${most}자까지 쓸 수 있어요. 지금 ${length}자예요.`,
    en: `The limit is ${most} characters; this has ${length}.`,
    cn: `最多 ${most} 个字，现在有 ${length} 个字。`,
  };
}
