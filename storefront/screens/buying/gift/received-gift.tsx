import { type SyntheticEvent, useState } from 'react';
import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { useAction } from '#client/use-action.ts';
import type { OpenedGift } from '#contract/rest/gift/gifts.ts';
import { urlFor } from '#contract/routes.ts';
import { isGiftOpen } from '#rules/order/gift/gift.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { type AddressFields as Address, emptyDraft, wrongAddress } from '#storefront/nouns/checkout/draft.ts';
import { type ShippingRequest, storedRequest } from '#storefront/nouns/delivery/shipping-request.ts';
import { takeGift } from '#storefront/nouns/gift/gift-calls.ts';
import { giftTexts } from '#storefront/nouns/gift/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChoiceButton, ChoiceGroup } from '#ui/form/choice-buttons.tsx';
import { Picture } from '#ui/picture.tsx';
import { AddressFields } from '../address-fields.tsx';
import { RequestField } from '../request-field.tsx';

type Props = { token: string; gift: OpenedGift; onTaken: (gift: OpenedGift) => void };
type Sizes = Readonly<Record<number, number>>;

/** A gift as its receiver sees it: pictures, message and giver; then the address, and sizes of the same price. */
export function ReceivedGift({ token, gift, onTaken }: Props) {
  const text = useText();
  const momentText = useMomentText();
  const [sizes, setSizes] = useState<Sizes>({});
  const isOpen = isGiftOpen(gift.state);
  return (
    <article>
      <h1 lang={writtenLanguage(gift.from_name)} className="text-center page-title text-balance">
        {text(giftTexts.arrived, { from: gift.from_name })}
      </h1>
      {gift.message === '' ? null : (
        <p
          lang={writtenLanguage(gift.message)}
          className="mt-4 rounded-tile bg-tile px-6 py-5 text-center text-17 break-words whitespace-pre-line"
        >
          {gift.message}
        </p>
      )}
      <ul className="mt-6 grid gap-8">
        {gift.lines.map((line) => (
          <GiftLine
            key={line.id}
            line={line}
            chosen={sizes[line.id] ?? line.option_id}
            onSize={(id) => setSizes({ ...sizes, [line.id]: id })}
          />
        ))}
      </ul>
      {isOpen ? (
        <>
          <h2 className="mt-10 text-20 font-extrabold">{text(giftTexts.where)}</h2>
          <p className="mt-1 mb-5 text-13 text-ink-2">
            {text(giftTexts.until, { time: momentText(gift.expires_at) })} {text(giftTexts.private)}
          </p>
          <AddressForm token={token} sizes={sizes} onTaken={onTaken} />
        </>
      ) : (
        <div role="status" className="mt-10 text-center">
          <p className="text-20 font-extrabold">{text(giftTexts.done)}</p>
          <p className="mt-1 mb-6 text-15 text-ink-2">{text(giftTexts.doneNote)}</p>
          <ButtonLink href={urlFor('main')}>{text(giftTexts.toShop)}</ButtonLink>
        </div>
      )}
    </article>
  );
}

type LineProps = { line: OpenedGift['lines'][number]; chosen: number; onSize: (optionId: number) => void };

function GiftLine({ line, chosen, onSize }: LineProps) {
  const { text, name: nameOf } = useLanguage();
  const name = nameOf(line.product_name);
  return (
    <li>
      <div className="edge-row flex gap-2">
        {line.image_srcs.map((src) => (
          <Picture
            key={src}
            src={src}
            size={512}
            alt={name}
            className={`aspect-square rounded-tile bg-tile object-cover ${line.image_srcs.length === 1 ? 'w-full' : 'w-4/5 shrink-0'}`}
          />
        ))}
      </div>
      <p className="mt-3 text-15 font-semibold">{name}</p>
      <p className="text-13 text-ink-2">
        {nameOf(line.option_name)} · {text(giftTexts.pieces, { count: line.quantity })}
      </p>
      {line.sizes.length > 1 ? (
        <div className="mt-3">
          <ChoiceGroup legend={text(giftTexts.size, { name })}>
            {line.sizes.map(({ option_id, size, name: option }) => (
              <ChoiceButton
                key={option_id}
                isChosen={option_id === chosen}
                onChoose={() => onSize(option_id)}
                className="min-w-15 justify-center"
              >
                {size || nameOf(option)}
              </ChoiceButton>
            ))}
          </ChoiceGroup>
        </div>
      ) : null}
    </li>
  );
}

function AddressForm({ token, sizes, onTaken }: { token: string; sizes: Sizes; onTaken: Props['onTaken'] }) {
  const text = useText();
  const [values, setValues] = useState<Address>(emptyDraft.newDestination);
  const [request, setRequest] = useState<ShippingRequest | null>(null);
  const [isTried, setTried] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    const chosen = Object.entries(sizes).map(([line, option]) => ({ line_id: Number(line), option_id: option }));
    const shipping_request = request === null ? '' : storedRequest(request);
    onTaken(await takeGift({ token, destination: values, shipping_request, sizes: chosen }));
    window.scrollTo(0, 0);
  });
  const wrong = wrongAddress(values);
  const wrongNames = (Object.keys(wrong) as (keyof Address)[]).filter((field) => wrong[field]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = wrongNames;
    if (first === undefined) void run();
    else document.getElementById(`gift-${first}`)?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <AddressFields prefix="gift" values={values} wrong={new Set(isTried ? wrongNames : [])} onChange={setValues} />
      <RequestField request={request} saved="" isWrong={false} onChange={setRequest} />
      <p role="alert" className="mt-3 text-13 font-semibold text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" wide size="large" pending={isPending} className="mt-5">
        {text(giftTexts.take)}
      </Button>
    </form>
  );
}
