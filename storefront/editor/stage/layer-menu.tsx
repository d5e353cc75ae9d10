import { Menu } from '@base-ui/react/menu';
import {
  BringToFront,
  ChevronDown,
  ChevronUp,
  ClipboardCopy,
  Copy,
  CopyPlus,
  EyeOff,
  Group,
  Lock,
  LockOpen,
  type LucideIcon,
  PenLine,
  Replace,
  Scissors,
  SendToBack,
  SquareDashedMousePointer,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { useEditor, useEditorState, useSelection } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** Where a menu opens (CSS px of the window), and its layer. */
export type MenuPlace = { key: string; x: number; y: number };

/** The actions for what is selected, opened by long press, right click or Shift+F10. */
export function LayerMenu({ place, onClose }: { place: MenuPlace; onClose: () => void }) {
  const { store, product, ...tools } = useEditor();
  const { history, sideId, isAdding } = useEditorState();
  const { layers } = useSelection();
  const { text, name } = useLanguage();
  const { selected } = history;
  useCloseOnBack(selected.length > 0, onClose);
  if (selected.length === 0) return null;
  const isLocked = layers.every((layer) => layer.isLocked);
  const isGrouped = layers.some((layer) => layer.group !== undefined);
  const z = (move: 'front' | 'forward' | 'backward' | 'back') => () => store.command({ do: 'z', move });
  const others = product.mockup_groups.filter((group) => group.id !== sideId);
  const single: Action[] = [
    { label: text(editorTexts.rename), icon: PenLine, act: () => tools.rename(place.key) },
    { label: text(editorTexts.replace), icon: Replace, act: () => tools.startReplacing(place.key), isOff: isLocked },
  ];
  const actions: Action[] = [
    { label: text(editorTexts.front), icon: BringToFront, act: z('front'), isOff: isLocked },
    { label: text(editorTexts.forward), icon: ChevronUp, act: z('forward'), isOff: isLocked },
    { label: text(editorTexts.backward), icon: ChevronDown, act: z('backward'), isOff: isLocked },
    { label: text(editorTexts.back), icon: SendToBack, act: z('back'), isOff: isLocked },
    { label: text(editorTexts.duplicate), icon: CopyPlus, act: tools.duplicate },
    { label: text(editorTexts.copy), icon: Copy, act: tools.copy },
    { label: text(editorTexts.cutOut), icon: Scissors, act: tools.cut, isOff: isLocked },
    ...(store.hasCopied ? [{ label: text(editorTexts.paste), icon: ClipboardCopy, act: tools.paste }] : []),
    ...others.map((group) => ({
      label: text(editorTexts.copyTo, { side: name(group.name) }),
      icon: ClipboardCopy,
      act: () => tools.copyTo(group.id),
    })),
    ...(layers.length > 1 && !isGrouped ? [{ label: text(editorTexts.group), icon: Group, act: () => store.group() }] : []),
    ...(isGrouped ? [{ label: text(editorTexts.ungroup), icon: Ungroup, act: () => store.command({ do: 'ungroup' }) }] : []),
    { label: text(editorTexts.addSeveral), icon: SquareDashedMousePointer, act: () => store.setAdding(true) },
    { label: text(isLocked ? editorTexts.unlock : editorTexts.lock), icon: isLocked ? LockOpen : Lock, act: () => store.toggleLock() },
    { label: text(editorTexts.hide), icon: EyeOff, act: () => tools.hide(selected, true) },
    ...(layers.length === 1 ? single : []),
    { label: text(editorTexts.remove), icon: Trash2, act: () => store.command({ do: 'remove' }), isOff: isLocked },
  ];
  const choose = (act: () => unknown) => {
    // Acting on what a long press has selected ends adding to it.
    if (isAdding) store.setAdding(false);
    act();
  };
  return (
    <Menu.Root open onOpenChange={(open) => (open ? undefined : onClose())} modal={false}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchorAt(place)} className="z-60 outline-hidden" sideOffset={4} align="start">
          <Menu.Popup
            aria-label={text(editorTexts.more)}
            className="grid max-h-(--available-height) min-w-48 overflow-y-auto rounded-control border border-line bg-ground py-1 shadow-overlay outline-hidden max-md:grid-cols-2"
            data-no-gesture=""
          >
            {actions.map(({ label, icon: Drawing, act, isOff }) => (
              <Menu.Item
                key={label}
                disabled={isOff ?? false}
                onClick={() => choose(act)}
                className="flex min-h-9 cursor-default items-center gap-3 px-4 text-15 outline-hidden select-none data-disabled:opacity-30 data-highlighted:bg-tile max-md:min-h-target"
              >
                <span aria-hidden="true">
                  <Drawing size={18} />
                </span>
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

type Action = { label: string; icon: LucideIcon; act: () => unknown; isOff?: boolean };

function anchorAt({ x, y }: MenuPlace) {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}
