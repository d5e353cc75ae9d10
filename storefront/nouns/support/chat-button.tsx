import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Button } from '#ui/button.tsx';

const Support = fetchedView(() => import('./support.tsx').then((file) => file.Support));

type Props = {
  /** The key of the shop's chat; null if it has none. */
  pluginKey: string | null;
  /** Of customer service; undefined until the shop info is loaded. */
  phone: string | undefined;
  look?: 'primary' | 'secondary';
  className?: string;
};

/** Opens customer service. Everything behind it is loaded on the first press, since every page has this button. */
export function ChatButton({ pluginKey, phone, look, className }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} className={className} onClick={() => setOpen(true)}>
        {text(shell.talkToUs)}
      </Button>
      {isOpen ? <Support pluginKey={pluginKey} phone={phone} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
