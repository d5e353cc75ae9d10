import { Copy } from 'lucide-react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { IconButton } from '#ui/button.tsx';
import { paymentMessages } from './texts.ts';

const looks = { 'on-ground': '-my-3', 'on-ink': '-my-3 text-on-accent hover:text-ink' };

/** Copies a number to be entered elsewhere. */
export function CopyButton({ name, value, look = 'on-ground' }: { name: string; value: string; look?: keyof typeof looks }) {
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
    <IconButton label={text(paymentMessages.copyThing, { name })} onClick={copy} className={looks[look]}>
      <Copy aria-hidden="true" size={16} />
    </IconButton>
  );
}
