import { Menu } from '@base-ui/react/menu';
import {
  BringToFront,
  ChevronDown,
  ChevronUp,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  CopyPlus,
  EyeOff,
  Group,
  Lock,
  LockOpen,
  type LucideIcon,
  PenLine,
  Redo2,
  Replace,
  Scissors,
  SendToBack,
  SquareDashedMousePointer,
  Trash2,
  Undo2,
  Ungroup,
} from 'lucide-react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { DesignLayer } from '#rules/design/custom-design.ts';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { useEditor, useEditorState, useSelection } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** Where a menu opens (CSS px of the window), and its layer; null on an empty place. */
export type MenuPlace = { key: string | null; x: number; y: number };

/** The actions for the selection or for an empty place, opened by long press, right click or Shift+F10. */
export function LayerMenu({ place, onClose }: { place: MenuPlace; onClose: () => void }) {
  const { store } = useEditor();
  const { isAdding } = useEditorState();
  const text = useText();
  const { layers } = useSelection();
  const ofLayers = useLayerActions(place.key, layers);
  const ofPlace = usePlaceActions();
  const isOpen = place.key === null || layers.length > 0;
  useCloseOnBack(isOpen, onClose);
  if (!isOpen) return null;
  const choose = (act: () => unknown) => {
    // Acting on what a long press has selected ends adding to it.
    if (isAdding) store.setAdding(false);
    act();
  };
  return (
    <Menu.Root open onOpenChange={(open) => (open ? undefined : onClose())} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchorAt(place)}
          className="z-60 outline-hidden"
          sideOffset={4}
          align="start"
          // As menus of a right click do it: moved as far as it takes to be seen whole.
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
          sticky
        >
          <Menu.Popup
            aria-label={text(editorTexts.more)}
            className="grid max-h-(--available-height) min-w-48 overflow-y-auto rounded-control border border-line bg-ground py-1 shadow-overlay outline-hidden max-md:grid-cols-2"
            data-no-gesture=""
          >
            {(place.key === null ? ofPlace : ofLayers).map(({ label, icon: Drawing, act, isOff }) => (
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

function usePlaceActions(): Action[] {
  const { store, paste } = useEditor();
  const { history } = useEditorState();
  const text = useText();
  return [
    { label: text(editorTexts.paste), icon: ClipboardPaste, act: paste, isOff: !store.hasCopied },
    {
      label: text(editorTexts.selectAll),
      icon: SquareDashedMousePointer,
      act: () => store.selectAll(),
      isOff: store.shownLayers().length === 0,
    },
    { label: text(editorTexts.undo), icon: Undo2, act: () => store.undo(), isOff: history.past.length === 0 },
    { label: text(editorTexts.redo), icon: Redo2, act: () => store.redo(), isOff: history.future.length === 0 },
  ];
}

function useLayerActions(key: string | null, layers: readonly DesignLayer[]): Action[] {
  const { store, product, ...tools } = useEditor();
  const { history, sideId } = useEditorState();
  const { text, name } = useLanguage();
  const { selected } = history;
  const isLocked = layers.every((layer) => layer.isLocked);
  const isText = layers[0]?.text !== undefined;
  const isGrouped = layers.some((layer) => layer.group !== undefined);
  const z = (move: 'front' | 'forward' | 'backward' | 'back') => () => store.command({ do: 'z', move });
  const others = product.mockup_groups.filter((group) => group.id !== sideId);
  const single: Action[] =
    key === null
      ? []
      : [
          { label: text(isText ? editorTexts.editWords : editorTexts.rename), icon: PenLine, act: () => tools.rename(key) },
          ...(isText ? [] : [{ label: text(editorTexts.replace), icon: Replace, act: () => tools.startReplacing(key), isOff: isLocked }]),
        ];
  return [
    { label: text(editorTexts.front), icon: BringToFront, act: z('front'), isOff: isLocked },
    { label: text(editorTexts.forward), icon: ChevronUp, act: z('forward'), isOff: isLocked },
    { label: text(editorTexts.backward), icon: ChevronDown, act: z('backward'), isOff: isLocked },
    { label: text(editorTexts.back), icon: SendToBack, act: z('back'), isOff: isLocked },
    { label: text(editorTexts.duplicate), icon: CopyPlus, act: tools.duplicate },
    { label: text(editorTexts.copy), icon: Copy, act: tools.copy },
    { label: text(editorTexts.cutOut), icon: Scissors, act: tools.cut, isOff: isLocked },
    ...(store.hasCopied ? [{ label: text(editorTexts.paste), icon: ClipboardPaste, act: tools.paste }] : []),
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
}

type Action = { label: string; icon: LucideIcon; act: () => unknown; isOff?: boolean };

function anchorAt({ x, y }: MenuPlace) {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}
