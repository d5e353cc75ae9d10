import { dialog } from '#client/dialogs/dialog.ts';
import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { toast } from '#client/toasts/toast.tsx';
import { failedAlert, useAction } from '#client/use-action.ts';
import { resizeSrc } from '#contract/images.ts';
import type { Claim } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { formatWon } from '#rules/money/money.ts';
import { isOfPieces } from '#rules/order/claim/claim.ts';
import { courierName } from '#rules/order/waybill/courier.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { withdrawClaim } from '#storefront/nouns/order/claim-calls.ts';
import { useClaimName } from '#storefront/nouns/order/claim-name.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { useLineName } from '#storefront/nouns/order/line-name.ts';
import { TrackLink } from '#storefront/nouns/order/track-link.tsx';
import { Button } from '#ui/button.tsx';
import { claimHeadingId } from './show-asked-claim.ts';

type Props = { order: Order; claims: readonly Claim[]; onChanged: () => void };

const reasonTexts: Readonly<Record<string, Message | undefined>> = claimTexts;

/** The claims of an order and their progress: pieces, state, money, the shop's reply. */
export function ClaimSection({ order, claims, onChanged }: Props) {
  const text = useText();
  return (
    <Section title={text(claimTexts.section)}>
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} order={order} onChanged={onChanged} />
        ))}
      </ul>
    </Section>
  );
}

function ClaimRow({ claim, order, onChanged }: Omit<Props, 'claims'> & { claim: Claim }) {
  const { text, name: nameOf, locale } = useLanguage();
  const momentText = useMomentText();
  const claimName = useClaimName();
  const lineName = useLineName();
  const reason = reasonTexts[`reason${claim.reason}`];
  const parcelOf = (courier: string | null, number: string | null) => (courier && number ? { courier, number } : null);
  const parcel = parcelOf(claim.delivery_courier, claim.delivery_number) ?? parcelOf(claim.pick_up_courier, claim.pick_up_number);
  return (
    <li className="py-4 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={claimHeadingId(claim.id)} tabIndex={-1} className="text-15 font-semibold">
          {claimName(claim)}
        </h3>
        <span className="text-12 text-ink-2 tabular-nums">{momentText(claim.created_at)}</span>
      </div>
      <ul className="mt-1 text-13 text-ink-2">
        {claim.lines.map((line) => {
          const ordered = order.order_products.find(({ id }) => id === line.order_product_id);
          const option = ordered === undefined ? '' : lineName(ordered);
          const wished = line.exchange_option === null ? '' : ` → ${nameOf(line.exchange_option)}`;
          return <li key={line.order_product_id}>{`${option}${wished} × ${line.quantity}`}</li>;
        })}
      </ul>
      {reason === undefined ? null : <p className="mt-1 text-13 text-ink-2">{text(reason)}</p>}
      {claim.detail === '' ? null : <p className="mt-1 text-13 wrap-anywhere whitespace-pre-line">{claim.detail}</p>}
      {parcel === null ? null : (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-13 tabular-nums">
          {`${courierName(parcel.courier, locale)} ${parcel.number}`}
          <TrackLink courier={parcel.courier} waybill={parcel.number} />
        </p>
      )}
      <ClaimMoney claim={claim} />
      <Photos claim={claim} />
      {claim.note === '' ? null : (
        <p className="mt-2 rounded-tile bg-tile px-3 py-2 text-13">
          <span className="font-semibold">{text(isOfPieces(claim) ? claimTexts.shopSays : claimTexts.reason)}</span> {claim.note}
        </p>
      )}
      {claim.is_withdrawable ? <Withdraw id={claim.id} onChanged={onChanged} /> : null}
    </li>
  );
}

/** The refund, or until the claim is decided the expected one that the form showed. */
function ClaimMoney({ claim: { refund, planned_refund: planned } }: { claim: Claim }) {
  const { text, locale } = useLanguage();
  if (planned !== null) {
    const points = planned.points === 0 ? '' : ` + ${planned.points.toLocaleString('ko-KR')}P`;
    return (
      <p className="mt-1 text-15 font-semibold tabular-nums">
        {text(claimTexts.expectedMoney, { amount: `${formatWon(planned.money, locale)}${points}` })}
        <span className="block text-13 font-normal text-ink-2">{text(claimTexts.expectedNote)}</span>
      </p>
    );
  }
  if (refund === null || (refund.amount === 0 && refund.point_amount === 0)) return null;
  const parts = [
    ...(refund.amount > 0 ? [text(claimTexts.refundMoney, { amount: formatWon(refund.amount, locale) })] : []),
    ...(refund.point_amount > 0 ? [text(claimTexts.refundPoints, { amount: refund.point_amount.toLocaleString('ko-KR') })] : []),
  ];
  return <p className="mt-1 text-15 font-semibold tabular-nums">{parts.join(' · ')}</p>;
}

function Photos({ claim: { photos } }: { claim: Claim }) {
  const text = useText();
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2 flex gap-2" aria-label={text(claimTexts.photos)}>
      {photos.map(({ src }) => (
        <li key={src}>
          <img src={resizeSrc(src, 128)} alt="" loading="lazy" className="size-14 rounded-tile bg-tile object-cover" />
        </li>
      ))}
    </ul>
  );
}

function Withdraw({ id, onChanged }: { id: number; onChanged: () => void }) {
  const text = useText();
  const { run: withdraw } = useAction(async () => {
    const labels = { okLabel: text(claimTexts.withdraw), cancelLabel: text(claimTexts.withdrawKeep) };
    if (!(await dialog.confirm({ message: text(claimTexts.withdrawQuestion), ...labels }))) return;
    await withdrawClaim(id);
    toast(text(claimTexts.withdrawn), 'success');
    onChanged();
  }, failedAlert);
  return (
    <Button look="secondary" className="mt-2" onClick={() => void withdraw()}>
      {text(claimTexts.withdraw)}
    </Button>
  );
}
