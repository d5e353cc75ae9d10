import { useEffect, useRef, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLocale } from '#client/locale/locale-context.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { EditorProduct } from '#storefront/editor/document/editor-data.ts';
import { type OpenedEditor, openDesign } from '#storefront/editor/document/open-design.ts';
import type { shopServices } from '#storefront/editor/document/shop-services.ts';
import type { EditorAddress } from './editor-address.ts';

interface Wish {
  product: EditorProduct;
  services: ReturnType<typeof shopServices>;
  userId: string | null;
  address: EditorAddress;
  /** The requested design no longer exists, and the message was acknowledged. */
  onMissing: () => void;
}

/**
 * The design in the URL, reopened when the URL changes or a failed attempt is retried. `attempt` counts the openings. `openId` is the open
 * design's id, null if it was never saved.
 */
export function useOpenedDesign({ product, services, userId, address, onMissing }: Wish) {
  const locale = useLocale();
  // Saving a design for the first time changes the URL, but not the open design.
  const openId = useRef(address.customId);
  const [attempt, setAttempt] = useState({ count: 0, customId: address.customId });
  const [opened, setOpened] = useState<OpenedEditor | 'failed' | null>(null);
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
    const { mockupGroupId, graphicId, shareCode, cartLineId } = asked.current.address;
    const begins = { customId: attempt.customId, mockupGroupId, graphicId, shareCode, cartLineId };
    const request = { product, services, userId: asked.current.userId, ...begins };
    openDesign(request)
      .then(async (result) => {
        if (!isCurrent) return;
        if (result !== 'not-found') return setOpened(onChosenGarment(result, product, asked.current.address));
        await dialog.alert({ message: errorMessage(missing(begins), locale) });
        onMissing();
      })
      .catch((error: unknown) => {
        console.error(error);
        if (isCurrent) setOpened('failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [product, services, attempt, locale, onMissing]);

  const again = () => setAttempt({ customId: openId.current, count: attempt.count + 1 });
  return { opened, attempt: attempt.count, openId, again };
}

/** The message for a missing shared or saved design. */
function missing({ customId, shareCode }: Pick<EditorAddress, 'customId' | 'shareCode'>) {
  return customId === null && shareCode !== null ? 'SHARE_NOT_FOUND' : 'DESIGN_NOT_FOUND';
}

/** A new design starts on the garment selected on the page, if any. Drafts and stored designs keep theirs. */
function onChosenGarment(
  opened: OpenedEditor,
  product: EditorProduct,
  { customId, shareCode, frameId, colorId }: EditorAddress,
): OpenedEditor {
  if (customId !== null || shareCode !== null) return opened;
  const { start } = opened;
  // The scene under a draft is the one without it.
  const scene = start.under ?? start.scene;
  const chosen = { frameId: frameId ?? scene.frameId, colorId: colorId ?? scene.colorId };
  const exists = product.mockups.some((mockup) => mockup.frame_id === chosen.frameId && mockup.color_id === chosen.colorId);
  if (!exists) return opened;
  const begun = { ...scene, ...chosen };
  return { ...opened, start: { ...start, ...(start.under ? { under: begun } : { scene: begun }) } };
}
