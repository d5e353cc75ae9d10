import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { isDirty } from '#rules/design/editor-history.ts';
import { useShell } from '../frame/shell-data.ts';
import { DraftNotice } from './document/draft-notice.tsx';
import type { DraftPlace, Resume } from './document/drafts.ts';
import type { EditorServices } from './document/editor-data.ts';
import type { EditorStart } from './document/editor-state.ts';
import { EditorStore } from './document/editor-store.ts';
import { LeaveGuard } from './document/leave-guard.tsx';
import { useDesignDraft } from './document/use-design-draft.ts';
import { useFinish } from './document/use-finish.ts';
import { useOrder } from './document/use-order.ts';
import { useTakeover } from './document/use-takeover.ts';
import { EditorProvider } from './editor-context.tsx';
import { EditorBar, FinishBar } from './panels/editor-bar.tsx';
import { SaveFailed } from './panels/save-failed.tsx';
import { StaleDialog } from './panels/stale-dialog.tsx';
import { InspectorColumn, ToolTray, TrayColumn, type TrayTab } from './panels/tray.tsx';
import { Announcer } from './stage/announcer.tsx';
import { SideTabs } from './stage/side-tabs.tsx';
import { Stage } from './stage/stage.tsx';
import { editorTexts } from './texts.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useEditorTools } from './use-editor-tools.ts';
import { useFocus } from './use-focus.ts';
import { useShape } from './use-shape.ts';

/** Loaded when the design is finished. */
const CartSheet = fetchedView(() => import('./document/cart-sheet.tsx').then((file) => file.CartSheet));

type Props = {
  start: EditorStart;
  services: EditorServices;
  userId: string | null;
  /** The cart line the editor was opened from, updated on save. */
  cartLineId: number | null;
  /** Where the draft is stored. */
  place: DraftPlace;
  /** A restored draft: when it was written, and the action to resume. */
  restored: { writtenAt: number; resume: Resume | null } | null;
  /** True for URLs that keep this editor open. */
  staysOpen: (next: Location) => boolean;
  onClose: () => void;
  /** Opens the design again as it is stored. */
  onReload: () => void;
  onLogin: () => void;
  onSaved: (customId: number) => void;
  onSide: (mockupGroupId: number) => void;
};

/** The custom editor (specification 4). Browser only. */
export function Editor(props: Props) {
  const { services, userId, restored, cartLineId } = props;
  const { text, name } = useLanguage();
  const shop = useShell();
  const limit = shop?.maxGraphicsPerCustom;
  const [store] = useState(() => new EditorStore({ ...props.start, ...(limit === undefined ? {} : { limit }) }));
  const [tab, setTab] = useState<TrayTab>('graphics');
  const root = useRef<HTMLElement>(null);
  const isLeavingForLogin = useRef(false);
  const shape = useShape();
  const isUnsaved = useUnsaved(store, props.onSide);
  const draft = useDesignDraft(store, props.place, userId);
  const tools = useEditorTools({ store, services, takesPictures: shop?.takesOwnPictures === true, show: setTab });
  const onLogin = async (resume: Resume) => {
    await draft.current?.flush(resume);
    isLeavingForLogin.current = true;
    props.onLogin();
  };
  const finish = useFinish({ store, services, onLogin, onSaved: props.onSaved });
  const order = useOrder({
    ...{ store, services, finish, userId, cartLineId, onClose: props.onClose, onKept: props.onSaved },
    resume: restored?.resume ?? null,
  });
  useEditorKeys(tools, root, order.saveNow);
  useTakeover(root);
  useFocus(store, root);

  const buttons = {
    isDirty: isUnsaved,
    isSaving: finish.isSaving,
    isInCart: cartLineId !== null,
    onSave: order.saveNow,
    onShare: order.saveToShare,
    onCart: order.openCart,
  };
  const isFound = restored !== null && restored.resume === null;
  const notice = isFound ? (
    <DraftNotice count={props.start.scene.sides.reduce((count, { layers }) => count + layers.length, 0)} writtenAt={restored.writtenAt} />
  ) : null;
  // Shown next to the buttons that were pressed.
  const failure = finish.hasFailed ? <SaveFailed isSaving={finish.isSaving} onRetry={order.saveNow} /> : null;
  return (
    <EditorProvider value={tools}>
      <section
        ref={root}
        aria-label={text(editorTexts.title, { name: name(store.product.name) })}
        className="fixed inset-0 z-40 flex flex-col bg-ground"
      >
        <EditorBar shape={shape} onClose={props.onClose} {...buttons} />
        {shape === 'tall' ? null : failure}
        <div className={`flex min-h-0 flex-1 ${shape === 'low' ? '' : 'flex-col'} lg:grid lg:grid-cols-[320px_minmax(0,1fr)_320px]`}>
          {shape === 'wide' ? <TrayColumn notice={notice} /> : null}
          <div data-editor-part="stage" className="relative min-h-0 min-w-0 flex-1">
            <Stage />
            <SideTabs />
          </div>
          {shape === 'wide' ? <InspectorColumn /> : <ToolTray tab={tab} onTab={setTab} isBeside={shape === 'low'} notice={notice} />}
        </div>
        {shape === 'tall' ? failure : null}
        {shape === 'tall' ? <FinishBar {...buttons} /> : null}
        <Announcer />
        {order.sheet ? <CartSheet order={order} problem={order.sheet.for === 'line' ? order.sheet.problem : null} /> : null}
        <StaleDialog {...{ store, services, finish }} onReload={props.onReload} />
        <LeaveGuard
          isDirty={isUnsaved}
          staysOpen={(next) => isLeavingForLogin.current || props.staysOpen(next)}
          onSave={order.save}
          onKeepDraft={async () => draft.current?.flush()}
        />
      </section>
    </EditorProvider>
  );
}

/** Whether there are unsaved changes. Also reports the current side so the URL can follow. */
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
