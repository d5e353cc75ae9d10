import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isAble } from '#client/abilities/is-able.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { areCookiesKept } from '#client/session/are-cookies-kept.ts';
import { currentSession } from '#client/session/session.ts';
import { shopNow } from '#client/shop-clock.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { LineInput } from '#contract/rest/cart.ts';
import { urlFor } from '#contract/routes.ts';
import { addChoice, type ChosenOption, changeQuantity, checkChosen, choicesOf, findOption } from '#rules/order/checkout/option-choice.ts';
import { cartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import type { Look, ProductOption, ProductPage } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { goesOnHash, storeChoice, takeChoice } from './stored-choice.ts';

export type Buy = ReturnType<typeof useBuy>;

/**
 * The chosen options of a ready-made product, added to the cart or a checkout, and whether their sheet is open. After a login to buy, a
 * visitor's choice is restored and a member continues to the checkout. The chosen colour selects the photos.
 */
export function useBuy(product: ProductPage, look: Look, onLook: (look: Look) => void) {
  const { text, locale } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { hash } = useLocation();
  const promptLogin = useLoginQuestion(goesOnHash);
  const promptCartLogin = useLoginQuestion();
  const { colorId } = look;
  const setColorId = (id: number) => onLook({ ...look, colorId: id });
  const [chosen, setChosen] = useState<readonly ChosenOption[]>(() => onlyOption(product));
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState<'cart' | 'order' | null>(null);

  const choose = async (option: ProductOption | null) => {
    const next = addChoice(chosen, option);
    if (typeof next === 'string') await dialog.alert({ message: errorMessage(next, locale) });
    else setChosen(next);
  };
  const linesOf = (options: readonly ChosenOption[]): LineInput[] => options.map((line) => ({ product_id: product.id, ...line }));
  const isLeft = useRef(false);
  const order = async (options: readonly ChosenOption[], isReplacing = false) => {
    const { id } = await createCheckout({ source: 'BUY_NOW', lines: linesOf(options) });
    if (!isLeft.current) navigate(urlFor('order-id', { id }), { replace: isReplacing });
  };
  const run = async (kind: 'cart' | 'order', work: () => Promise<unknown>) => {
    setPending(kind);
    try {
      await work();
    } catch (error) {
      // The page shows what is left; after an outage it stays as it is.
      if (error instanceof ApiError && !error.isUncertain) void revalidate();
      await dialog.alert({ message: errorText(error) });
    } finally {
      setPending(null);
    }
  };
  const runChosen = async (kind: 'cart' | 'order', work: () => Promise<unknown>) => {
    const missing = checkChosen(chosen);
    if (missing) await dialog.alert({ message: errorMessage(missing, locale) });
    else await run(kind, work);
  };

  const logIn = async (ask: () => Promise<boolean>) => {
    if (await ask()) storeChoice(tabStorage, product.id, { colorId, chosen, isOpen }, shopNow().getTime());
  };

  const takeBack = useRef(() => {
    const kept = takeChoice(tabStorage, product, shopNow().getTime());
    if (kept === null) return;
    if (kept.colorId !== null) setColorId(kept.colorId);
    setChosen(kept.chosen);
    setOpen(kept.isOpen);
    if (!kept.isWhole) void dialog.alert({ message: text(productTexts.choiceChanged) });
    else if (hash === goesOnHash && currentSession().isSignedIn) void run('order', () => order(kept.chosen, true));
  });
  // Not in the first state: the page was rendered for somebody who has chosen nothing.
  useEffect(() => {
    isLeft.current = false;
    takeBack.current();
    return () => {
      isLeft.current = true;
    };
  }, []);

  return {
    colorId,
    chosen,
    pending,
    isOpen,
    setOpen,
    ...choicesOf(product.options),
    chooseColor: (id: number) => {
      setColorId(id);
      const option = findOption(product.options, { colorId: id, size: null });
      if (option) choose(option);
    },
    chooseSize: (size: string) => choose(findOption(product.options, { colorId, size })),
    change: (option: ProductOption, quantity: number) => setChosen(changeQuantity(chosen, option, quantity)),
    remove: (option: ProductOption) => setChosen(chosen.filter((line) => line.option_id !== option.id)),
    addToCart: () =>
      runChosen('cart', async () => {
        // A guest's cart is found by its cookie.
        if (!currentSession().isSignedIn && !areCookiesKept()) return logIn(promptCartLogin);
        showCartCount((await cartApi.add(linesOf(chosen))).line_count);
        setChosen(onlyOption(product));
        setOpen(false);
        const asks = {
          message: text(productTexts.addedToCart),
          okLabel: text(productTexts.goToCart),
          cancelLabel: text(productTexts.keepShopping),
        };
        if (await dialog.confirm(asks)) navigate(urlFor('cart'));
      }),
    buyNow: () =>
      runChosen('order', async () => {
        if (await isAble('checkout.open')) await order(chosen);
        else await logIn(promptLogin);
      }),
  };
}

/** A product with a single option has it preselected. */
function onlyOption({ options }: ProductPage): readonly ChosenOption[] {
  const option = findOption(options, { colorId: null, size: null });
  const added = option ? addChoice([], option) : [];
  return typeof added === 'string' ? [] : added;
}
