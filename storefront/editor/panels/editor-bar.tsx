import { ChevronUp, CircleHelp, Redo2, Share2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { Name } from '#client/locale/name.tsx';
import { previewed } from '#client/preview.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import type { Shape } from '../use-shape.ts';
import { LivePrice, PriceParts } from './price-summary.tsx';

type FinishProps = {
  isDirty: boolean;
  isSaving: boolean;
  /** True if saving updates a cart line. */
  isInCart: boolean;
  onSave: () => void;
  /** Stores unsaved changes; true if all is stored. */
  onShare: () => Promise<boolean>;
  onCart: () => void;
};

/** The editor's top bar: close, undo and redo, plus price, save and cart if there is room. */
export function EditorBar({ onClose, shape, ...finish }: FinishProps & { onClose: () => void; shape: Shape }) {
  const { product, store } = useEditor();
  const { history, name } = useEditorState();
  const text = useText();
  const state = useKeptState(finish.isDirty);
  return (
    <header className={cx('flex shrink-0 items-center gap-1 border-b border-line px-1 lg:px-4', shape === 'low' ? 'h-12' : 'h-14')}>
      <IconButton label={text(finish.isInCart ? editorTexts.closeToCart : editorTexts.close)} onClick={onClose}>
        <Icon name="x" size={22} />
      </IconButton>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-15 font-extrabold">
          {name === '' ? <Name of={product.name} /> : <span lang={writtenLanguage(name)}>{name}</span>}
        </h1>
        {state ? <p className="truncate text-12 leading-tight text-ink-2">{text(state)}</p> : null}
      </div>
      <GuideButton />
      <ShareButton onShare={finish.onShare} />
      <IconButton
        label={text(editorTexts.undo)}
        disabled={history.past.length === 0}
        className="aria-disabled:opacity-30"
        onClick={() => store.undo()}
      >
        <Undo2 aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={text(editorTexts.redo)}
        disabled={history.future.length === 0}
        className="aria-disabled:opacity-30"
        onClick={() => store.redo()}
      >
        <Redo2 aria-hidden="true" size={20} />
      </IconButton>
      {shape === 'tall' ? null : (
        <div data-editor-part="finish" className="ml-4 flex items-center gap-2">
          <div className="mr-3 text-right">
            <LivePrice />
          </div>
          <FinishButtons {...finish} />
        </div>
      )}
    </header>
  );
}

/** The storage state of the current design; null for an empty new one. */
function useKeptState(isDirty: boolean): Message | null {
  const { services } = useEditor();
  const { saved, isInCart } = useEditorState();
  if (isDirty) return services.isGuest() ? editorTexts.deviceState : editorTexts.unsavedState;
  if (saved) return editorTexts.savedState;
  return isInCart ? editorTexts.cartState : null;
}

/** Price, save and cart at the bottom on phones. The price expands into its breakdown. */
export function FinishBar(props: FinishProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  return (
    <div data-editor-part="finish" className="shrink-0 border-t border-line px-gutter pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
      {isOpen ? (
        <div id={partsId} className="mb-2.5 border-b border-line pb-2.5">
          <PriceParts />
        </div>
      ) : null}
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => (event.key === 'Escape' ? setOpen(false) : undefined)}
          className="flex min-h-target min-w-0 flex-1 items-center gap-1 text-left"
        >
          <LivePrice />
          <span className="sr-only">{text(editorTexts.priceDetail)}</span>
          <ChevronUp aria-hidden="true" size={18} className={cx('shrink-0 text-ink-2 transition-transform', isOpen && 'rotate-180')} />
        </button>
        <FinishButtons {...props} />
      </div>
    </div>
  );
}

function FinishButtons({ isDirty, isSaving, isInCart, onSave, onCart }: FinishProps) {
  const { saved } = useEditorState();
  const text = useText();
  return (
    <>
      <Button look="secondary" pending={isSaving} disabled={!isDirty && saved !== null} onClick={onSave}>
        {text(isSaving ? editorTexts.saving : editorTexts.save)}
      </Button>
      <Button onClick={onCart}>{text(isInCart ? editorTexts.updateCart : editorTexts.addToCart)}</Button>
    </>
  );
}

const GuideSheet = fetchedView(() => import('./guide-sheet.tsx').then((file) => file.GuideSheet));

/** The shop's guide to customizing (specification 3, Custom guide), plus the shortcuts if there is a keyboard. */
function GuideButton() {
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

/** Loaded on the first press, because opening the editor has a request budget. */
const ShareSheet = fetchedView(() => import('#storefront/nouns/share/share-sheet.tsx').then((file) => file.ShareSheet));

/** Shares the stored design. `onShare` stores it first and resolves to whether it is stored. */
function ShareButton({ onShare }: { onShare: () => Promise<boolean> }) {
  const { product } = useEditor();
  const { saved, name, sideId, history } = useEditorState();
  const { text, name: nameOf } = useLanguage();
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
