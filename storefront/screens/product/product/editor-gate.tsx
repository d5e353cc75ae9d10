import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import type { EditorProduct } from '#storefront/editor/document/editor-data.ts';
import { type OpenedEditor, openDesign } from '#storefront/editor/document/open-design.ts';
import { beginOpening, shopServices } from '#storefront/editor/document/shop-services.ts';
import { Editor } from '#storefront/editor/editor.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/states.tsx';
import { type EditorAddress, editorIsAsked, editorUrl, isOpenedWithPage, readEditorAddress } from './editor-address.ts';
import { editorGateTexts } from './editor-texts.ts';
import { EditorWaiting } from './editor-waiting.tsx';

// The script comes before the page has woken up: the editor asks for its design meanwhile.
if (isOpenedWithPage()) beginOpening(readEditorAddress(new URLSearchParams(window.location.search)));

/** Opens the editor for what the address asks, and keeps the address telling what is open. Browser only. */
export function EditorGate({ product }: { product: EditorProduct }) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const here = useLocation();
  const [query] = useSearchParams();
  const { userId } = useSession();
  const services = useMemo(() => shopServices(locale), [locale]);
  const address = readEditorAddress(query);
  const { cartLineId } = address;
  // A design that was saved for the first time changes the address, not what is open.
  const openId = useRef(address.customId);
  const [attempt, setAttempt] = useState({ count: 0, customId: address.customId });
  const [opened, setOpened] = useState<OpenedEditor | 'failed' | null>(null);
  const isFromCart = here.state?.isFromCart === true;
  // Opened from the cart, closing leads back there: one step back when the cart is the step before.
  const close = useCallback(() => {
    if (isFromCart) return navigate(-1);
    const target = cartLineId === null ? urlFor('product-id', { id: product.id }) : urlFor('cart');
    return navigate(target, { replace: true });
  }, [navigate, product.id, cartLineId, isFromCart]);

  const shownId = useRef(address.customId);
  if (address.customId !== shownId.current) {
    shownId.current = address.customId;
    if (address.customId !== openId.current) {
      openId.current = address.customId;
      setAttempt({ count: attempt.count + 1, customId: address.customId });
    }
  }

  const asked = useRef({ address, userId });
  asked.current = { address, userId };
  useEffect(() => {
    let isCurrent = true;
    setOpened(null);
    const { mockupGroupId, graphicId, shareCode } = asked.current.address;
    const begins = { customId: attempt.customId, mockupGroupId, graphicId, shareCode };
    const request = { product, services, userId: asked.current.userId, ...begins };
    openDesign(request, Date.now())
      .then(async (result) => {
        if (!isCurrent) return;
        if (result !== 'not-found') return setOpened(onChosenGarment(result, product, asked.current.address));
        await dialog.alert({ message: errorMessage(missing(begins), locale) });
        close();
      })
      .catch((error: unknown) => {
        console.error(error);
        if (isCurrent) setOpened('failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [product, services, attempt, locale, close]);

  const goTo = (customId: number | null, mockupGroupId: number | null) => {
    openId.current = customId;
    navigate(editorUrl(product.id, { customId, mockupGroupId, cartLineId, shareCode: address.shareCode }), {
      replace: true,
      preventScrollReset: true,
      state: here.state,
    });
  };

  if (opened === null) return <EditorWaiting className="z-40 flex" />;
  if (opened === 'failed') {
    return (
      <div className="fixed inset-0 z-40 flex flex-col items-center justify-center bg-ground">
        <ErrorState
          sentence={text(editorGateTexts.editorFailed)}
          retryLabel={text(shell.retry)}
          onRetry={() => setAttempt({ ...attempt, count: attempt.count + 1 })}
        />
        <Button look="quiet" onClick={close}>
          {text(shell.close)}
        </Button>
      </div>
    );
  }
  return (
    <Editor
      key={attempt.count}
      {...opened}
      services={services}
      userId={userId}
      cartLineId={cartLineId}
      staysOpen={(next: Location) => next.pathname === here.pathname && editorIsAsked(new URLSearchParams(next.search))}
      onClose={close}
      onLogin={() => navigate(urlFor('login', {}, { next: here.pathname + here.search }))}
      onSaved={(customId) => goTo(customId, readEditorAddress(query).mockupGroupId)}
      onSide={(mockupGroupId) => goTo(openId.current, mockupGroupId)}
    />
  );
}

/** What is no longer there: a design that somebody shared, or one that was saved. */
function missing({ customId, shareCode }: Pick<EditorAddress, 'customId' | 'shareCode'>) {
  return customId === null && shareCode !== null ? 'SHARE_NOT_FOUND' : 'DESIGN_NOT_FOUND';
}

/** A new design begins on the garment that was looked at, when there is one; a draft or a stored design keeps its own. */
function onChosenGarment(
  opened: OpenedEditor,
  product: EditorProduct,
  { customId, shareCode, frameId, colorId }: EditorAddress,
): OpenedEditor {
  if (customId !== null || shareCode !== null) return opened;
  const { start } = opened;
  // Below a draft lies what would be begun without it.
  const scene = start.under ?? start.scene;
  const chosen = { frameId: frameId ?? scene.frameId, colorId: colorId ?? scene.colorId };
  const exists = product.mockups.some((mockup) => mockup.frame_id === chosen.frameId && mockup.color_id === chosen.colorId);
  if (!exists) return opened;
  const begun = { ...scene, ...chosen };
  return { ...opened, start: { ...start, ...(start.under ? { under: begun } : { scene: begun }) } };
}
