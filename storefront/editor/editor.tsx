import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { layerCount } from '#rules/custom-design.ts';
import { isDirty } from '#rules/editor-history.ts';
import { useShell } from '../layout/shell-data.ts';
import { useName, useText } from '../locale/locale-context.tsx';
import { Announcer } from './announcer.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { EditorBar, FinishBar } from './editor-bar.tsx';
import { EditorProvider } from './editor-context.tsx';
import type { EditorServices } from './editor-data.ts';
import { type EditorStart, EditorStore } from './editor-store.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SideTabs } from './side-tabs.tsx';
import { Stage } from './stage.tsx';
import { editorTexts } from './texts.ts';
import { InspectorColumn, ToolTray, TrayColumn, type TrayTab } from './tray.tsx';
import { useDraft } from './use-draft.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useEditorTools } from './use-editor-tools.ts';
import { useFinish } from './use-finish.ts';
import { useIsWide } from './use-is-wide.ts';
import { useOrder } from './use-order.ts';
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
  const { services, userId, restored } = props;
  const text = useText();
  const name = useName();
  const limit = useShell()?.maxGraphicsPerCustom;
  const [store] = useState(() => new EditorStore({ ...props.start, ...(limit === undefined ? {} : { limit }) }));
  const [tab, setTab] = useState<TrayTab>('graphics');
  const root = useRef<HTMLElement>(null);
  const isLeavingForLogin = useRef(false);
  const isWide = useIsWide();
  const isUnsaved = useUnsaved(store, props.onSide);
  const draft = useDraft(store, userId);
  const showGraphics = useCallback(() => setTab('graphics'), []);
  const tools = useEditorTools({ store, services, root, showGraphics });
  const onLogin = async (resume: 'save' | 'cart') => {
    await draft.current?.flush(resume);
    isLeavingForLogin.current = true;
    props.onLogin();
  };
  const finish = useFinish({ store, services, onLogin, onSaved: props.onSaved });
  const order = useOrder({ store, services, finish, userId, resume: restored?.resume ?? null });
  useEditorKeys(store, root);
  useTakeover(root);

  const buttons = { isDirty: isUnsaved, isSaving: finish.isSaving, onSave: order.saveNow, onCart: order.openCart };
  return (
    <EditorProvider value={tools}>
      <section
        ref={root}
        aria-label={text(editorTexts.title, { name: name(store.product.name) })}
        className="fixed inset-0 z-40 flex flex-col bg-ground"
      >
        <EditorBar isWide={isWide} onClose={props.onClose} {...buttons} />
        <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[320px_minmax(0,1fr)_320px]">
          {isWide ? <TrayColumn /> : null}
          <div className="relative min-h-0 flex-1">
            <Stage />
            <SideTabs />
            {restored && restored.resume === null ? (
              <DraftNotice count={layerCount(props.start.scene)} writtenAt={restored.writtenAt} onDiscard={props.onDiscardDraft} />
            ) : null}
          </div>
          {isWide ? <InspectorColumn /> : <ToolTray tab={tab} onTab={setTab} />}
        </div>
        {isWide ? null : <FinishBar {...buttons} />}
        <Announcer />
        {order.isCartOpen ? (
          <Suspense>
            <CartSheet onClose={order.closeCart} onConfirm={order.putIntoCart} />
          </Suspense>
        ) : null}
        <LeaveGuard
          isDirty={isUnsaved}
          staysOpen={(next) => isLeavingForLogin.current || props.staysOpen(next)}
          onSave={() => finish.save()}
          onKeepDraft={async () => draft.current?.flush()}
        />
      </section>
    </EditorProvider>
  );
}

/** Whether there are changes that are not stored; tells the side that is shown to the address on the way. */
function useUnsaved(store: EditorStore, onSide: (mockupGroupId: number) => void): boolean {
  const [isUnsaved, setUnsaved] = useState(() => isDirty(store.read().history));
  const side = useRef(store.read().sideId);
  useEffect(
    () =>
      store.subscribe(() => {
        const { history, sideId } = store.read();
        setUnsaved(isDirty(history));
        if (sideId !== side.current) onSide(sideId);
        side.current = sideId;
      }),
    [store, onSide],
  );
  return isUnsaved;
}
