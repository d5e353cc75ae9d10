import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { urlFor } from '#contract/routes.ts';
import { editorTexts } from '../texts.ts';
import type { EditorServices } from './editor-data.ts';
import type { EditorStore } from './editor-store.ts';
import type { Finish } from './use-finish.ts';

type Ground = {
  store: EditorStore;
  services: EditorServices;
  finish: Finish;
  /** What was pressed before the login; goes on once a member is back. */
  resume: 'save' | 'cart' | null;
  userId: string | null;
};

/** The two buttons at the end of the editor: save, and cart with its sheet. */
export function useOrder({ store, services, finish, resume, userId }: Ground) {
  const text = useText();
  const navigate = useNavigate();
  const [isCartOpen, setCartOpen] = useState(false);

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

  const waiting = useRef(resume);
  useEffect(() => {
    const wanted = waiting.current;
    waiting.current = null;
    if (wanted && userId !== null) (wanted === 'cart' ? openCart() : saveNow()).catch((error: unknown) => console.error(error));
  });

  return { isCartOpen, closeCart: () => setCartOpen(false), openCart, saveNow, putIntoCart };
}
