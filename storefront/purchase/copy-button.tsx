import { Copy } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { useText } from '../locale/locale-context.tsx';
import { paymentMessages } from '../messages/payment.ts';
import { shell } from '../messages/shell.ts';
import { toast } from '../overlays/toast.tsx';

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
