import { Link } from 'react-router';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { moment, nothing, won } from '#admin/kit/format.ts';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { SettledRefund } from '#admin/nouns/claim/money.tsx';
import { ProofDetails } from '#admin/nouns/design/proof-details.tsx';
import { call } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import type { AdminClaim } from '#contract/rest/admin/claims.ts';
import { type ClaimState, claimIs, isOfPieces } from '#rules/order/claim/claim.ts';
import { courierName } from '#rules/order/waybill/courier.ts';
import { Decision } from './decision.tsx';
import { ClaimBadge } from './list.tsx';
import { claimTexts as texts } from './texts.ts';

/** A claim: goods, messages, fault, pick-up, refund, and every step with why it is not possible. */
export const ClaimDetail = detailScreen({
  name: 'claims',
  texts,
  load: ({ id }) => call<AdminClaim>('GET', `/admin/claims/${encodeURIComponent(id)}`),
  title: (claim) => `${texts.type[claim.type]} #${claim.id}`,
  beside: (claim) => <ClaimBadge status={claim.status} />,
  lead: (claim) => texts.reasons[claim.reason] ?? claim.reason,
  side: (claim) => (
    <>
      <OrderFacts claim={claim} />
      <Way claim={claim} />
    </>
  ),
  content: (claim, { asOf, isFresh }) => (
    <>
      {isOfPieces(claim) ? <Said claim={claim} /> : null}
      {isOfPieces(claim) && claim.moves.length > 0 ? (
        <Decision key={`${claim.id} ${claim.status}`} claim={claim} asOf={asOf} isFresh={isFresh} />
      ) : (
        <Ended claim={claim} />
      )}
    </>
  ),
});

function Said({ claim }: { claim: AdminClaim }) {
  return (
    <Section title={texts.said}>
      <ul className="divide-y divide-line">
        {claim.goods.map((line) => (
          <li key={line.order_product_id} className="flex gap-3 py-2.5 first:pt-0 last:pb-0">
            <img src={resizeSrc(line.image_src, 128)} alt="" className="size-14 rounded-tile bg-tile object-cover" />
            <div className="min-w-0">
              <p className="font-semibold">{line.name.ko}</p>
              <p className="text-ink-2">
                {[line.option.ko, line.is_custom ? texts.custom : null, texts.pieces(line.quantity, line.ordered), won(line.unit_price)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <ProofDetails proof={line.proof} />
              {line.exchange_option === null ? null : <p>{texts.exchangeTo(line.exchange_option.ko, line.exchange_stock ?? 0)}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t border-line pt-3">
        <Facts
          facts={[
            [
              texts.detail,
              claim.detail === '' ? null : (
                <span key="detail" className="whitespace-pre-line">
                  {claim.detail}
                </span>
              ),
            ],
            [texts.photos, claim.photos.length === 0 ? texts.noPhotos : <Photos key="photos" photos={claim.photos} />],
          ]}
        />
      </div>
    </Section>
  );
}

function Photos({ photos }: Pick<AdminClaim, 'photos'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ src }, index) => (
        <li key={src}>
          <a href={resizeSrc(src, 1536)} target="_blank" rel="noopener">
            <img src={resizeSrc(src, 256)} alt={`${texts.photos} ${index + 1}`} className="size-24 rounded-tile bg-tile object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Ended({ claim }: { claim: AdminClaim }) {
  return (
    <Section title={claim.refund === null ? texts.result : texts.settled}>
      {claim.stopped_by === null ? (
        <p className="mb-3 text-ink-2">{claimIs(claim.status, 'owed') ? texts.owed : texts.ended}</p>
      ) : (
        <p role="status" className="mb-3 font-semibold text-danger">
          {texts.stopped[claim.stopped_by]}{' '}
          <Link to={`/discrepancies?q=${claim.order.order_number}`} className="text-ink underline underline-offset-4">
            {texts.toDiscrepancies}
          </Link>
        </p>
      )}
      {claim.refund === null ? null : <SettledRefund refund={claim.refund} />}
      <Facts facts={[[texts.noteLeft, claim.note]]} />
    </Section>
  );
}

function OrderFacts({ claim }: { claim: AdminClaim }) {
  const { order } = claim;
  return (
    <Section title={texts.order}>
      <Facts
        facts={[
          [
            texts.columns.order,
            <Link key="order" to={`/orders/${order.id}`} className="font-semibold underline underline-offset-4">
              {order.order_number}
            </Link>,
          ],
          [texts.orderedAt, moment(order.ordered_at)],
          [texts.deliveredAt, order.delivered_at && moment(order.delivered_at)],
          [texts.cancelledAt, order.cancelled_at && moment(order.cancelled_at)],
          [texts.paid, won(order.payment_amount)],
          [texts.method, texts.methods[order.payment_method]],
          [texts.pickUpParcel, claim.pick_up_number && `${courierName(claim.pick_up_courier ?? '', 'ko')} ${claim.pick_up_number}`],
          [texts.redelivery, claim.delivery_number && `${courierName(claim.delivery_courier ?? '', 'ko')} ${claim.delivery_number}`],
        ]}
      />
      <div className="mt-3 border-t border-line pt-3">
        <PersonalData kind="order" id={String(order.id)} fields={[[texts.columns.orderer, 'orderer_name', order.orderer]]} />
        <Link to={`/members/${order.user_id}`} className="mt-2 inline-block font-semibold underline underline-offset-4">
          {texts.toMember}
        </Link>
      </div>
    </Section>
  );
}

function Way({ claim }: { claim: AdminClaim }) {
  return (
    <Section title={texts.way}>
      <ol className="space-y-2">
        {claim.changes.map((change) => (
          <li key={`${change.to} ${change.changed_at}`}>
            <p className="flex justify-between gap-2">
              <span className="font-semibold">{texts.state[change.to as ClaimState]}</span>
              <span className="text-12 text-ink-2 tabular-nums">{moment(change.changed_at)}</span>
            </p>
            <p className="text-12 text-ink-2">
              {[change.actor_name ?? texts.actors[change.actor] ?? nothing, change.note].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
