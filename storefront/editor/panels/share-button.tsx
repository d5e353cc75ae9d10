import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { IconButton } from '#ui/button.tsx';
import { useShell } from '../../frame/shell-data.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** Loaded on the first press: opening the editor has a request budget. */
const ShareSheet = fetchedView(() => import('#storefront/nouns/share/share-sheet.tsx').then((file) => file.ShareSheet));

/** Shares the stored design. `onShare` stores it first and resolves to whether it is stored. */
export function ShareButton({ onShare }: { onShare: () => Promise<boolean> }) {
  const { product } = useEditor();
  const { saved, name, sideId, history } = useEditorState();
  const text = useText();
  const nameOf = useName();
  const kakaoKey = useShell()?.kakaoKey ?? null;
  const [isOpen, setOpen] = useState(false);
  const isEmpty = history.present.sides.every((side) => side.layers.length === 0);
  return (
    <>
      <IconButton
        label={text(editorTexts.share)}
        disabled={isEmpty}
        className="aria-disabled:opacity-30"
        onClick={async () => setOpen(await onShare())}
      >
        <Share2 aria-hidden="true" size={20} />
      </IconButton>
      {isOpen && saved ? (
        <ShareSheet
          design={{ id: saved.customId, name: name || nameOf(product.name) }}
          sideId={sideId}
          kakaoKey={kakaoKey}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
