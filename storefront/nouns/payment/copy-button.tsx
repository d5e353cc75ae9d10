import { Copy } from 'lucide-react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { IconButton } from '#ui/button.tsx';
import { paymentMessages } from './texts.ts';

/** Copies a number that has to be typed elsewhere. */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const text = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast(text(paymentMessages.copied), 'success');
    } catch (error) {
      console.warn(error);
      toast(text(shell.somethingWrong), 'error');
    }
  };
  return (
    <IconButton label={text(paymentMessages.copyThing, { name })} onClick={copy} className="-my-3">
      <Copy aria-hidden="true" size={16} />
    </IconButton>
  );
}
