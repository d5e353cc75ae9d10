import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { TextLayer } from '#rules/design/custom-design.ts';
import type { DesignText } from '#rules/design/text/design-text.ts';
import { useEditor } from '../editor-context.tsx';
import { editText } from './edit-text.ts';

/** Changes a text; says why if that fails. */
export function useTextEdit({ key }: TextLayer) {
  const { store } = useEditor();
  const errorText = useErrorText();
  return (change: Partial<DesignText>, sizeMm?: number) => {
    editText(store, key, change, sizeMm).catch((error: unknown) => toast(errorText(error), 'error'));
  };
}
