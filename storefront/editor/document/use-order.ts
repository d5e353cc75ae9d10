import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { urlFor } from '#contract/routes.ts';
import type { ChosenOption } from '#rules/order/checkout/option-choice.ts';
import type { Purpose } from '../panels/size-form.tsx';
import { editorTexts } from '../texts.ts';
import type { Resume } from './drafts.ts';
import type { EditorServices } from './editor-data.ts';
import type { EditorStore } from './editor-store.ts';
import { useCartLine } from './use-cart-line.ts';
import type { Finish } from './use-finish.ts';

type Ground = {
  store: EditorStore;
  services: EditorServices;
  finish: Finish;
  /** The action pressed before the login, resumed once the member is back. */
  resume: Resume | null;
  userId: string | null;
  /** The cart line the editor was opened from, updated on save. */
  cartLineId: number | null;
  onClose: () => void;
  /** Called when a guest's design was stored in the line as a new one, whose id the address then has. */
  onKept: (customId: number) => void;
};

/** What the size sheet is for: a new cart line, or the line the editor was opened from. */
type Sheet = { for: 'new' } | { for: 'line'; problem: string };

export type Order = ReturnType<typeof useOrder>;

/** The editor's two final buttons: save, and cart with its sheet. */
export function useOrder({ store, services, finish, resume, userId, cartLineId, onClose, onKept }: Ground) {
  const text = useText();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const line = useCartLine({
    ...{ store, services, finish, lineId: cartLineId },
    promptSize: (problem) => setSheet({ for: 'line', problem }),
    promptNew: () => setSheet({ for: 'new' }),
  });

  /** Stores the design and updates its cart lines; true if it is stored. */
  const save = async (): Promise<boolean> => {
    // A guest's design is saved where it is: in the cart.
    if (services.isGuest() && line.isOpen()) {
      const isKept = await keepInLine();
      const customId = line.shownId();
      if (isKept && customId !== null) onKept(customId);
      return isKept;
    }
    const { saved: before } = store.read();
    if (!(await finish.save())) return false;
    if (before !== store.read().saved) await line.takeOver();
    return true;
  };
  const keepInLine = async (): Promise<boolean> => {
    const isKept = (await finish.mayGoIntoCart()) && (await line.putInto());
    if (isKept) store.markKept();
    return isKept;
  };
  const saveNow = async () => {
    if (await save()) toast(text(line.isCurrent() ? editorTexts.savedInCart : editorTexts.saved), 'success');
  };
  /** Stores changes before sharing, since only a stored design can be shared, and says so; true if all is stored. */
  const saveToShare = async (): Promise<boolean> => {
    const { saved: before } = store.read();
    if (!(await (services.isGuest() ? finish.save() : save()))) return false;
    if (before !== store.read().saved) toast(text(line.isCurrent() ? editorTexts.savedInCart : editorTexts.savedAmongMine), 'success');
    return true;
  };
  const openCart = async () => {
    if (line.isOpen()) {
      if (await keepInLine()) onClose();
    } else if (await finish.mayGoIntoCart()) setSheet({ for: 'new' });
  };
  /** Saves the design and adds every chosen size to the cart or a checkout; returns the message to show if that fails. */
  const take = async (purpose: Purpose, chosen: readonly ChosenOption[]): Promise<string | null> => {
    const resume = { act: purpose, chosen, accepts: finish.accepted() };
    // Only members order: the login takes design, sizes and numbers along.
    if (purpose === 'order' && services.isGuest()) {
      await finish.logIn(resume);
      return null;
    }
    const design = await finish.toBuy(resume);
    if (design === null) return finish.didFail() ? text(editorTexts.saveFailed) : null;
    const request = { productId: store.product.id, design, chosen };
    if (purpose === 'order') {
      const opened = await services.buyNow(request);
      if ('sentence' in opened) return opened.sentence;
      navigate(urlFor('order-id', { id: opened.checkoutId }));
      return null;
    }
    const problem = await services.addToCart(request);
    if (problem) return problem;
    if ('design' in design) store.markKept();
    setSheet(null);
    const asks = { message: text(editorTexts.addedToCart), okLabel: text(editorTexts.goToCart), cancelLabel: text(editorTexts.stay) };
    if (await dialog.confirm(asks)) navigate(urlFor('cart'));
    return null;
  };
  const resize = async (optionId: number): Promise<string | null> => {
    const problem = await line.resize(optionId);
    if (problem !== null) return problem;
    setSheet(null);
    onClose();
    return null;
  };

  const goOn = async ({ act, chosen, accepts }: Resume): Promise<void> => {
    if (act === 'save') return saveNow();
    if (chosen.length === 0) return openCart();
    const problem = (await finish.mayGoIntoCart(accepts)) ? await take(act, chosen) : null;
    if (problem !== null) await dialog.error({ message: problem });
  };

  const waiting = useRef(resume);
  useEffect(() => {
    const wanted = waiting.current;
    waiting.current = null;
    if (wanted && userId !== null) goOn(wanted).catch((error: unknown) => console.error(error));
  });

  return { sheet, closeSheet: () => setSheet(null), take, resize, openCart, save, saveNow, saveToShare };
}
