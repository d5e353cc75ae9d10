import { Menu } from '@base-ui/react/menu';
import { BringToFront, ChevronDown, ChevronUp, Copy, Replace, SendToBack, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** Where a menu opens (CSS px of the window), and its layer. */
export type MenuPlace = { key: string; x: number; y: number };

/** The actions for one graphic, opened by long press, right click or Shift+F10. */
export function LayerMenu({ place, onClose }: { place: MenuPlace; onClose: () => void }) {
  const { store, duplicate, remove, startReplacing } = useEditor();
  const { history } = useEditorState();
  const text = useText();
  useCloseOnBack(history.selected !== null, onClose);
  if (!history.selected) return null;
  const z = (move: 'front' | 'forward' | 'backward' | 'back') => store.command(place.key, { do: 'z', move });
  return (
    <Menu.Root open onOpenChange={(open) => (open ? undefined : onClose())} modal={false}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchorAt(place)} className="z-60 outline-hidden" sideOffset={4} align="start">
          <Menu.Popup
            aria-label={text(editorTexts.more)}
            className="min-w-48 rounded-control border border-line bg-ground py-1 shadow-overlay outline-hidden"
            data-no-gesture=""
          >
            <Item icon={<BringToFront size={18} />} onClick={() => z('front')}>
              {text(editorTexts.front)}
            </Item>
            <Item icon={<ChevronUp size={18} />} onClick={() => z('forward')}>
              {text(editorTexts.forward)}
            </Item>
            <Item icon={<ChevronDown size={18} />} onClick={() => z('backward')}>
              {text(editorTexts.backward)}
            </Item>
            <Item icon={<SendToBack size={18} />} onClick={() => z('back')}>
              {text(editorTexts.back)}
            </Item>
            <Item icon={<Copy size={18} />} onClick={() => duplicate(place.key)}>
              {text(editorTexts.duplicate)}
            </Item>
            <Item icon={<Replace size={18} />} onClick={() => startReplacing(place.key)}>
              {text(editorTexts.replace)}
            </Item>
            <Item icon={<Trash2 size={18} />} onClick={() => remove(place.key)}>
              {text(editorTexts.remove)}
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Menu.Item
      onClick={onClick}
      className="flex min-h-target cursor-default items-center gap-3 px-4 text-15 outline-hidden select-none data-highlighted:bg-tile"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </Menu.Item>
  );
}

function anchorAt({ x, y }: MenuPlace) {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}
