import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useNavigate } from 'react-router';
import { urlFor } from '#contract/routes.ts';
import { changeNeedsConfirmation, layerCount } from '#rules/custom-design.ts';
import { isDirty } from '#rules/editor-history.ts';
import { useName, useText } from '../locale/locale-context.tsx';
import { dialog } from '../overlays/dialog.ts';
import { toast } from '../overlays/toast.tsx';
import { Announcer } from './announcer.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { EditorBar, FinishBar } from './editor-bar.tsx';
import { EditorProvider, type EditorTools } from './editor-context.tsx';
import type { EditorGraphic, EditorServices } from './editor-data.ts';
import { createEditorStore, type EditorStart } from './editor-store.ts';
import { editorKeyAction } from './key-actions.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SideTabs } from './side-tabs.tsx';
import { Stage } from './stage.tsx';
import { editorTexts } from './texts.ts';
import { InspectorColumn, ToolTray, TrayColumn, type TrayTab } from './tray.tsx';
import { useDraft } from './use-draft.ts';
import { useFinish } from './use-finish.ts';
import { useIsWide } from './use-is-wide.ts';
import { useTakeover } from './use-takeover.ts';

/** Fetched when the design is finished. */
const CartSheet = lazy(() => import('./cart-sheet.tsx').then((file) => ({ default: file.CartSheet })));

type Props = {
  start: EditorStart;
  services: EditorServices;
  userId: string | null;
  /** A draft that was restored: when it was written, and what to go on with. */
  restored: { writtenAt: number; resume: 'save' | 'cart' | null } | null;
  /** True for addresses that still show this editor. */
  staysOpen: (next: Location) => boolean;
  onClose: () => void;
  onLogin: () => void;
  onSaved: (customId: number) => void;
  onSide: (mockupGroupId: number) => void;
  /** Throws the restored draft away and begins again from what is stored. */
  onDiscardDraft: () => void;
};

/** The custom editor (specification 4; design.md section 6). Browser only. */
export function Editor(props: Props) {
  const { services, userId } = props;
  const text = useText();
  const name = useName();
  const navigate = useNavigate();
  const [store] = useState(() => createEditorStore(props.start));
  const [tab, setTab] = useState<TrayTab>('graphics');
  const [replacingKey, setReplacingKey] = useState<string | null>(null);
  const [isCartOpen, setCartOpen] = useState(false);
  const [dirty, setDirty] = useState(() => isDirty(store.read().history));
  const root = useRef<HTMLElement>(null);
  const draft = useDraft(store, userId);
  const finish = useFinish({
    store,
    services,
    onSaved: props.onSaved,
    onLogin: async (resume) => {
      await draft.current?.flush(resume);
      leaving.current = true;
      props.onLogin();
    },
  });
  const leaving = useRef(false);
  const isWide = useIsWide();
  useTakeover(root);

  useEffect(() => {
    let side = store.read().sideId;
    return store.subscribe(() => {
      const now = store.read();
      setDirty(isDirty(now.history));
      if (now.sideId !== side) props.onSide(now.sideId);
      side = now.sideId;
    });
  }, [store, props.onSide]);

  const tools = useMemo<EditorTools>(() => {
    const full = () => toast(text(editorTexts.layerLimit, { limit: store.read().limit }));
    return {
      store,
      product: store.product,
      services,
      replacingKey,
      startReplacing: (key) => {
        setReplacingKey(key);
        if (key) setTab('graphics');
      },
      chooseGraphic: (graphic: EditorGraphic) => {
        if (replacingKey) store.replace(replacingKey, graphic);
        else if (!store.add(graphic)) full();
        setReplacingKey(null);
      },
      requestGarment: async (frameId, colorId) => {
        const scene = store.read().history.present;
        if (scene.frameId === frameId && scene.colorId === colorId) return;
        if (changeNeedsConfirmation(scene)) {
          const asks = { title: text(editorTexts.wipeTitle), message: text(editorTexts.wipe), okLabel: text(editorTexts.wipeOk) };
          if (!(await dialog.confirm(asks))) return;
        }
        store.changeGarment(frameId, colorId);
      },
      duplicate: (key) => {
        if (!store.command(key, { do: 'duplicate', key: crypto.randomUUID() })) full();
      },
      remove: (key) => {
        const hadFocus = root.current?.querySelector(`[data-layer="${key}"]`) === document.activeElement;
        store.command(key, { do: 'remove' });
        toast(text(editorTexts.removed));
        // The focus goes on to the neighbour, or to the stage; else it would fall out of the editor.
        if (hadFocus) requestAnimationFrame(() => focusStage(root.current, store.read().history.selected));
      },
    };
  }, [store, services, replacingKey, text]);

  const openCart = async () => {
    if (await finish.mayGoIntoCart()) setCartOpen(true);
  };
  const saveNow = async () => {
    if (await finish.save()) toast(text(editorTexts.saved), 'success');
  };
  const putIntoCart = async (optionId: number, quantity: number): Promise<string | null> => {
    if (!(await finish.save('cart'))) return null;
    const { saved } = store.read();
    if (!saved) return null;
    const problem = await services.addToCart({ productId: store.product.id, optionId, customId: saved.customId, quantity });
    if (problem) return problem;
    setCartOpen(false);
    const asks = { message: text(editorTexts.addedToCart), okLabel: text(editorTexts.goToCart), cancelLabel: text(editorTexts.stay) };
    if (await dialog.confirm(asks)) navigate(urlFor('cart'));
    return null;
  };

  // Coming back from the login: what was pressed before goes on.
  const resume = useRef(props.restored?.resume ?? null);
  useEffect(() => {
    const wanted = resume.current;
    resume.current = null;
    if (wanted && userId) (wanted === 'cart' ? openCart() : saveNow()).catch((error: unknown) => console.error(error));
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // With nothing focused the keys are the editor's; inside of dialogs they are not.
    if (event.target !== document.body && !(event.target instanceof Node && root.current?.contains(event.target))) return;
    if (event.target instanceof HTMLInputElement && event.target.type !== 'radio' && event.target.type !== 'range') return;
    const action = editorKeyAction(event);
    if (!action) return;
    event.preventDefault();
    if (action.do === 'undo') store.undo();
    else if (action.do === 'redo') store.redo();
    else if (action.do === 'side') {
      const group = store.product.mockup_groups[action.index];
      if (group) store.showSide(group.id);
    }
  };

  const keys = useRef(onKeyDown);
  keys.current = onKeyDown;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keys.current(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <EditorProvider value={tools}>
      <section
        ref={root}
        aria-label={text(editorTexts.title, { name: name(store.product.name) })}
        className="fixed inset-0 z-40 flex flex-col bg-ground"
      >
        <EditorBar isWide={isWide} isDirty={dirty} isSaving={finish.isSaving} onClose={props.onClose} onSave={saveNow} onCart={openCart} />
        <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[320px_minmax(0,1fr)_320px]">
          {isWide ? <TrayColumn /> : null}
          <div className="relative min-h-0 flex-1">
            <Stage />
            <SideTabs />
            {props.restored && props.restored.resume === null ? (
              <DraftNotice count={layerCount(props.start.scene)} writtenAt={props.restored.writtenAt} onDiscard={props.onDiscardDraft} />
            ) : null}
          </div>
          {isWide ? <InspectorColumn /> : null}
          {isWide ? null : <ToolTray tab={tab} onTab={setTab} />}
        </div>
        {isWide ? null : <FinishBar isDirty={dirty} isSaving={finish.isSaving} onSave={saveNow} onCart={openCart} />}
        <Announcer />
        {isCartOpen ? (
          <Suspense>
            <CartSheet onClose={() => setCartOpen(false)} onConfirm={putIntoCart} />
          </Suspense>
        ) : null}
        <LeaveGuard
          isDirty={dirty}
          staysOpen={(next) => leaving.current || props.staysOpen(next)}
          onSave={() => finish.save()}
          onKeepDraft={async () => draft.current?.flush()}
        />
      </section>
    </EditorProvider>
  );
}

function focusStage(root: HTMLElement | null, selected: string | null) {
  const layer = selected ? root?.querySelector<HTMLElement>(`[data-layer="${selected}"]`) : null;
  const target = layer ?? root?.querySelector<HTMLElement>('[data-stage]');
  target?.focus({ preventScroll: true });
}
