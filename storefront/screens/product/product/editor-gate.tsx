import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { urlFor } from '#contract/routes.ts';
import type { EditorProduct } from '#storefront/editor/document/editor-data.ts';
import { beginOpening, shopServices } from '#storefront/editor/document/shop-services.ts';
import { Editor } from '#storefront/editor/editor.tsx';
import { Button } from '#ui/button.tsx';
import { editorIsAsked, editorUrl, isOpenedWithPage, readEditorAddress } from './editor-address.ts';
import { editorGateTexts } from './editor-texts.ts';
import { EditorWaiting } from './editor-waiting.tsx';
import { useOpenedDesign } from './use-opened-design.ts';

// Runs before hydration, so the design loads in the meantime.
if (isOpenedWithPage()) beginOpening(readEditorAddress(new URLSearchParams(window.location.search)));

/** Opens the editor for the URL, and keeps the URL in sync. Browser only. */
export function EditorGate({ product }: { product: EditorProduct }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const here = useLocation();
  const [query] = useSearchParams();
  const { userId } = useSession();
  const services = useMemo(() => shopServices(locale), [locale]);
  const address = readEditorAddress(query);
  const { cartLineId } = address;
  const isFromCart = here.state?.isFromCart === true;
  // If opened from the cart, closing returns there, by going back if the cart is the previous entry.
  const close = useCallback(() => {
    if (isFromCart) return navigate(-1);
    const target = cartLineId === null ? urlFor('product-id', { id: product.id }) : urlFor('cart');
    return navigate(target, { replace: true });
  }, [navigate, product.id, cartLineId, isFromCart]);

  const { opened, attempt, openId, again } = useOpenedDesign({ product, services, userId, address, onMissing: close });

  const goTo = (customId: number | null, mockupGroupId: number | null) => {
    openId.current = customId;
    navigate(editorUrl(product.id, { customId, mockupGroupId, cartLineId, shareCode: address.shareCode }), {
      replace: true,
      preventScrollReset: true,
      state: here.state,
    });
  };

  if (opened === null) return <EditorWaiting className="z-40 flex" />;
  if (opened === 'failed') return <OpeningFailed onRetry={again} onClose={close} />;
  return (
    <Editor
      key={attempt}
      {...opened}
      services={services}
      userId={userId}
      cartLineId={cartLineId}
      staysOpen={(next: Location) => next.pathname === here.pathname && editorIsAsked(new URLSearchParams(next.search))}
      onClose={close}
      onReload={again}
      onLogin={() => navigate(urlFor('login', {}, { next: here.pathname + here.search }))}
      onSaved={(customId) => goTo(customId, readEditorAddress(query).mockupGroupId)}
      onSide={(mockupGroupId) => goTo(openId.current, mockupGroupId)}
    />
  );
}

type OpeningFailedProps = { onRetry: () => void; onClose: () => void };

function OpeningFailed({ onRetry, onClose }: OpeningFailedProps) {
  const text = useText();
  return (
    <div className="fixed inset-0 z-40 flex flex-col items-center justify-center bg-ground">
      <LoadFailed sentence={editorGateTexts.editorFailed} onRetry={onRetry} />
      <Button look="quiet" onClick={onClose}>
        {text(shell.close)}
      </Button>
    </div>
  );
}
