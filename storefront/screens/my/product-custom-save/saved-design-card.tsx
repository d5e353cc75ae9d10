import { Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import type { CustomPrice } from '#rules/money/price.ts';
import type { ChosenOption } from '#rules/order/checkout/option-choice.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { type Purpose, SizeForm } from '#storefront/editor/panels/size-form.tsx';
import { editorTexts } from '#storefront/editor/texts.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { cartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { confirmingPrint } from '#storefront/nouns/cart/confirm-print.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { shareTexts } from '#storefront/nouns/share/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { DesignMenu } from './design-menu.tsx';
import { LayerCarousel } from './layer-carousel.tsx';
import { selectCustomSizesQuery } from './operations.ts';
import { designPrice, editAddress, graphicIdsOf, isSellable, type SavedDesign, sidePicture } from './saved-design.ts';
import { savedTexts } from './texts.ts';

const ShareSheet = fetchedView(() => import('#storefront/nouns/share/share-sheet.tsx').then((file) => file.ShareSheet));

type Props = { design: SavedDesign; onRemoved: () => void };

/** A saved design: the image of its side, a carousel of its graphics, and its actions. */
export function SavedDesignCard({ design, onRemoved }: Props) {
  const { text, name: nameOf, locale } = useLanguage();
  const [sideIndex, setSideIndex] = useState(0);
  const [name, setName] = useState(design.name || nameOf(design.product?.name));
  const [isChoosing, setChoosing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const kakaoKey = useShell()?.kakaoKey ?? null;
  const sides = design.custom_mockups;
  const side = sides[sideIndex] ?? sides[0];
  const price = designPrice(design);
  const sideName = nameOf(side?.mockup_group?.name);
  return (
    <article>
      <div className="relative">
        <SmartLink
          href={editAddress(design, side)}
          aria-label={text(savedTexts.open, { name })}
          className="block aspect-square overflow-hidden rounded-tile bg-tile"
        >
          <Picture
            src={side ? sidePicture(design, side) : (design.product?.image_src ?? null)}
            size={512}
            alt={text(savedTexts.picture, { name, side: sideName })}
            className="size-full object-cover"
          />
        </SmartLink>
        {sides.length > 1 ? (
          <fieldset aria-label={text(savedTexts.sides, { name })} className="absolute bottom-2 left-2 flex rounded-full bg-ground p-0.5">
            {sides.map((each, index) => (
              <button
                key={each.id}
                type="button"
                aria-pressed={each === side}
                onClick={() => setSideIndex(index)}
                className={cx('min-h-8 rounded-full px-3 text-12 font-semibold', each === side ? 'bg-ink text-on-accent' : 'text-ink')}
              >
                <Name of={each.mockup_group?.name} />
              </button>
            ))}
          </fieldset>
        ) : null}
        <DesignMenu design={design} name={name} onRenamed={setName} onRemoved={onRemoved} />
      </div>
      {side ? <LayerCarousel key={side.id} layers={side.layers} label={text(savedTexts.layers, { side: sideName })} /> : null}
      <h2 lang={writtenLanguage(name)} className="mt-2 line-clamp-2 text-15 break-words font-semibold">
        {name}
      </h2>
      <p className="text-12 text-ink-2">{writtenDay(design.created_at, locale)}</p>
      {price === null ? (
        <p className="mt-0.5 text-13 text-danger">{text(savedTexts.unavailable)}</p>
      ) : (
        <p className="mt-0.5 text-15 font-extrabold tabular-nums">{formatWon(price.total, locale)}</p>
      )}
      {/* A longer label gets more of the row: two equal halves of a card on a phone are too narrow for the English one. */}
      <div className="mt-3 flex gap-1.5">
        <ButtonLink look="secondary" className="flex-auto !px-2" href={editAddress(design, side)}>
          {text(savedTexts.edit)}
        </ButtonLink>
        <Button className="flex-auto !px-2" disabled={!isSellable(design)} onClick={() => setChoosing(true)}>
          {text(savedTexts.cart)}
        </Button>
      </div>
      <Button
        look="quiet"
        wide
        className="mt-1.5"
        aria-label={text(shareTexts.shareThing, { name })}
        disabled={sides.length === 0}
        onClick={() => setSharing(true)}
      >
        <Share2 aria-hidden="true" size={16} />
        {text(shareTexts.share)}
      </Button>
      {isSharing ? (
        <ShareSheet
          design={{ id: design.id, name }}
          sideId={side?.mockup_group_id ?? null}
          kakaoKey={kakaoKey}
          onClose={() => setSharing(false)}
        />
      ) : null}
      {isChoosing && price ? <SizeSheet design={design} price={price} onClose={() => setChoosing(false)} /> : null}
    </article>
  );
}

/** Adds a saved design to the cart: size and quantity. */
function SizeSheet({ design, price, onClose }: { design: SavedDesign; price: CustomPrice; onClose: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { product_id } = design;
  const frame_id = design.option?.frame_id ?? 0;
  const color_id = design.option?.color_id ?? 0;
  const load = useCallback(
    () => runQuery(selectCustomSizesQuery, { id: design.id, product_id, frame_id, color_id }),
    [design.id, product_id, frame_id, color_id],
  );
  const { value: choices, failure, reload } = useLoaded(load);
  const problem = failure === null ? null : errorText(failure);
  const confirm = async (purpose: Purpose, chosen: readonly ChosenOption[]): Promise<string | null> => {
    const lines = chosen.map((line) => ({ product_id, product_custom_id: design.id, ...line }));
    try {
      if (purpose === 'order') {
        const checkout = await confirmingPrint(lines, (asked) => createCheckout({ source: 'BUY_NOW', lines: asked }));
        if (checkout) navigate(urlFor('order-id', { id: checkout.id }));
        return null;
      }
      const cart = await confirmingPrint(lines, (asked) => cartApi.add(asked));
      if (cart === null) return null;
      showCartCount(cart.line_count);
    } catch (error) {
      return errorText(error);
    }
    onClose();
    const asks = { message: text(savedTexts.addedToCart), okLabel: text(editorTexts.goToCart) };
    if (await dialog.confirm(asks)) navigate(urlFor('cart'));
    return null;
  };
  return (
    <SizeForm
      sizes={choices?.product_product_options ?? null}
      textCount={choices?.texts.length ?? 0}
      {...{ price, problem, onClose }}
      graphicIds={graphicIdsOf(design)}
      onConfirm={confirm}
    >
      {problem === null ? null : (
        <Button look="secondary" wide className="mt-5" onClick={reload}>
          {text(shell.retry)}
        </Button>
      )}
    </SizeForm>
  );
}
