import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { previewed } from '#client/preview.ts';
import { IconButton } from '#ui/button.tsx';
import { editorTexts } from '../texts.ts';

const GuideSheet = fetchedView(() => import('./guide-sheet.tsx').then((file) => file.GuideSheet));

/** The shop's guide to customizing (specification 3, Custom guide), plus the shortcuts if there is a keyboard. */
export function GuideButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(() => previewed()?.kind === 'guides');
  return (
    <>
      <IconButton label={text(editorTexts.guide)} onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden="true" size={20} />
      </IconButton>
      {isOpen ? <GuideSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
