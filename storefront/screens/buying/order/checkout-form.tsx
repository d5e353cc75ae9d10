import { type FormEvent, useMemo, useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Written } from '#client/locale/written.tsx';
import { currentSession } from '#client/session/session.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { isGiftMethod } from '#rules/order/gift/gift.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { AmountList } from '#storefront/nouns/checkout/amount-list.tsx';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import {
  appliedCoupons,
  asksForReceipt,
  type DraftField,
  destinationZip,
  isChangeNew,
  shownWrong,
  typesAddress,
  wrongFields,
} from '#storefront/nouns/checkout/draft.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { storeReceipt } from '#storefront/nouns/checkout/stored-receipt.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { MethodChoice } from '#storefront/nouns/payment/method-choice.tsx';
import { SellerFacts } from '#storefront/nouns/seller/seller-facts.tsx';
import { sellerTexts } from '#storefront/nouns/seller/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { BestOffer } from './best-offer.tsx';
import { CouponSection } from './coupon-section.tsx';
import { DestinationSection } from './destination-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { OrdererSection } from './orderer-section.tsx';
import { PointsSection } from './points-section.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import type { CheckoutState } from './use-checkout.ts';
import { usePay } from './use-pay.ts';

type Props = Pick<CheckoutState, 'draft' | 'change' | 'isPending' | 'isOutdated' | 'reload'> & { checkout: Checkout };

/** The checkout: destination, orderer, products, coupons, points, method, consents and the pay button. */
export function CheckoutForm({ checkout, draft, change, isPending, isOutdated, reload }: Props) {
  const { text, locale } = useLanguage();
  const { pay, isPaying } = usePay(reload, () => {
    if (asksForReceipt(draft, checkout)) storeReceipt(currentSession().userId, draft.isReceiptKept ? draft.receipt : null, deviceStorage);
    if (draft.destination.kind !== 'new' || !draft.isDestinationSaved) return;
    // The address is saved now, so a retry must not save it again. The first one saved becomes the default.
    change(checkout.delivery_destination === null ? { destination: { kind: 'saved', id: null } } : { isDestinationSaved: false });
  });
  const [tried, setTried] = useState<'with-address' | 'without' | null>(null);
  const wrong = useMemo(() => wrongFields(draft, checkout), [draft, checkout]);
  const shown = new Set<DraftField>(shownWrong(wrong, tried));

  const submit = async () => {
    setTried(typesAddress(draft, checkout) ? 'with-address' : 'without');
    const [first] = wrong;
    if (first === undefined) return pay(draft, checkout);
    if (first === 'agreements') await dialog.alert({ message: errorMessage('CHECKOUT_AGREEMENT_REQUIRED', locale) });
    const field = document.getElementById(`field-${first}`);
    // Of several boxes, the first invalid one.
    (field?.querySelector<HTMLElement>('[aria-invalid=true]') ?? field)?.focus();
  };

  return (
    <form noValidate onSubmit={stay} className="lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
      <Choices checkout={checkout} draft={draft} wrong={shown} change={change} reload={reload} />
      <div className="contents lg:sticky lg:top-20 lg:block lg:self-start">
        <section aria-labelledby="amounts" className="border-t border-line py-7 lg:border-0 lg:pt-0">
          <h2 id="amounts" className="mb-3 text-17 font-extrabold">
            {text(checkoutMessages.amounts)}
          </h2>
          <AmountList
            amounts={checkout}
            totalLabel={text(amountMessages.expected)}
            zipCode={destinationZip(draft, checkout)}
            isPending={isPending}
          />
        </section>
        <AgreementSection
          required={checkout.required_agreements}
          given={draft.agreements}
          isWrong={shown.has('agreements')}
          onChange={(agreements) => change({ agreements })}
        />
        <div data-bottom-bar className="sticky-action-bar">
          {isOutdated ? <Outdated onRetry={reload} /> : <PayHindrance checkout={checkout} isChanged={isChangeNew(draft)} />}
          <Button wide size="large" pending={isPaying} disabled={!checkout.can_order || isPending || isOutdated} onClick={submit}>
            {text(checkout.payment_amount === 0 ? checkoutMessages.placeFree : checkoutMessages.pay, {
              amount: formatWon(checkout.payment_amount, locale),
            })}
          </Button>
        </div>
      </div>
    </form>
  );
}

type ChoicesProps = Pick<CheckoutState, 'draft' | 'change' | 'reload'> & { checkout: Checkout; wrong: ReadonlySet<DraftField> };

/** All inputs, in the usual order of Korean checkouts. */
function Choices({ checkout, draft, wrong, change, reload }: ChoicesProps) {
  const { deposit_days: depositDays } = useShell()?.rules ?? firstShopRules;
  const shop = useShell()?.shop;
  const escrow = shop?.escrow_provider ?? '';
  const mayUseEscrow = escrow !== '' && isByDeposit(draft.method) && draft.gift === null && checkout.payment_amount > 0;
  const text = useText();
  return (
    <div>
      <DestinationSection checkout={checkout} draft={draft} wrong={wrong} onChange={change} onReload={reload} />
      <OrdererSection checkout={checkout} draft={draft} wrong={wrong} onChange={change} />
      <LinesSection checkout={checkout} zipCode={draft.gift === null ? destinationZip(draft, checkout) : null} />
      {checkout.lines.some(({ seller }) => seller !== null) ? (
        <Section title={text(sellerTexts.title)}>
          <SellerFacts lines={checkout.lines} company={shop?.company_name ?? ''} />
        </Section>
      ) : null}
      <CouponSection
        checkout={checkout}
        chosenIds={appliedCoupons(draft, checkout)}
        isPicked={draft.issuedCouponIds === null}
        onChange={(issuedCouponIds) => change({ issuedCouponIds })}
        onRegistered={reload}
      >
        <BestOffer checkout={checkout} onTake={change} />
      </CouponSection>
      <PointsSection checkout={checkout} points={draft.points} onChange={(points) => change({ points })} />
      <Section title={text(checkoutMessages.method)}>
        <MethodChoice
          depositDays={depositDays}
          methods={checkout.payment_methods.filter(({ method }) => draft.gift === null || isGiftMethod(method))}
          value={draft.method}
          onChange={(method) => change({ method })}
        />
        {mayUseEscrow ? (
          <Checkbox
            className="mt-2 text-13"
            checked={draft.isEscrow}
            onChange={(isEscrow) => change({ isEscrow })}
            label={<Written message={checkoutMessages.escrow} values={{ provider: escrow }} />}
          />
        ) : null}
      </Section>
      {asksForReceipt(draft, checkout) ? <ReceiptSection checkout={checkout} draft={draft} wrong={wrong} onChange={change} /> : null}
    </div>
  );
}

// Enter in a field must not place the order: only the button does.
function stay(event: FormEvent): void {
  event.preventDefault();
}

/** Pricing failed, so the amounts may be wrong and payment is blocked. All input is kept. */
function Outdated({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert" className="flex items-center gap-3 pb-2">
      <p className="flex-1 text-13 font-semibold text-danger">{text(checkoutMessages.outdated)}</p>
      <Button look="quiet" onClick={onRetry}>
        {text(shell.retry)}
      </Button>
    </div>
  );
}

/**
 * Why the checkout cannot be ordered, with a link if a product is the reason, or the note that it has changed. Coupon errors are in the
 * coupon section.
 */
function PayHindrance({ checkout, isChanged }: { checkout: Checkout; isChanged: boolean }) {
  const { text, name: nameOf, locale } = useLanguage();
  const { refusal, lines } = checkout;
  const refused = lines.find((line) => line.refusal !== null);
  const sentence =
    refusal !== null && !refusal.startsWith('COUPON_')
      ? `${refused && refusal !== 'ORDERS_CLOSED' ? `${nameOf(refused.product_name)}: ` : ''}${errorMessage(refusal, locale)}`
      : isChanged && text(checkoutMessages.changedPrice);
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="flex-1 pb-2 text-13 font-semibold text-danger empty:sr-only">
        {sentence}
      </p>
      {refused ? (
        <ButtonLink look="quiet" href={urlFor('cart')} className="mb-2">
          {text(checkoutMessages.toCart)}
        </ButtonLink>
      ) : null}
    </div>
  );
}
