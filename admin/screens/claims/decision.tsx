import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { DraftBack } from '#admin/kit/edit/draft-back.tsx';
import { staffDays } from '#admin/kit/edit/staff-drafts.ts';
import { won } from '#admin/kit/format.ts';
import { readText } from '#admin/kit/said-text.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { FaultChoice } from '#admin/nouns/claim/fault-choice.tsx';
import { MoneyPreview } from '#admin/nouns/claim/money.tsx';
import { NoteField } from '#admin/nouns/claim/note-field.tsx';
import { PickUpChoice } from '#admin/nouns/claim/pick-up-choice.tsx';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import type { AdminClaim, MoveClaim } from '#contract/rest/admin/claims.ts';
import type { ClaimPreview } from '#contract/rest/claims.ts';
import { askedFor, type ClaimState, claimIs, doesShopperPay, type Fault, type PieceClaimType } from '#rules/order/claim/claim.ts';
import { seenPart } from '#rules/shop/visible-text.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { refusalLines, refusedText } from './step-refusals.ts';
import { claimTexts as texts } from './texts.ts';
import { noWaybill, parcelOf, type Waybill, WaybillFields } from './waybill-fields.tsx';

type Move = AdminClaim['moves'][number];

interface Considered {
  fault: Fault;
  hasPickUp: boolean;
  unsellable: readonly number[];
  pickUp: Waybill;
  delivery: Waybill;
  note: string;
}

interface Props {
  claim: AdminClaim & { type: PieceClaimType };
  /** When the claim was read, and whether it is not being read again. */
  asOf: number;
  isFresh: boolean;
}

/** The decision on a claim, kept as a draft until sent: fault, pick-up, restocking, refund, and the next steps. */
export function Decision({ claim, asOf, isFresh }: Props) {
  const begun = beginningOf(claim);
  const { draft, write, drop, isBack } = useDraft(`claim ${claim.id} ${claim.status}`, begun, staffDays);
  const { fault, hasPickUp, unsellable, note } = draft;
  const [pickUp, delivery] = [parcelOf(draft.pickUp), parcelOf(draft.delivery)];
  const change = (next: Partial<Considered>) => write({ ...draft, ...next });
  const preview = useQuery({
    queryKey: ['claims', claim.id, 'preview', asOf, fault, hasPickUp],
    queryFn: () => call<ClaimPreview>('POST', `/admin/claims/${claim.id}/preview`, { body: { fault, has_pick_up: hasPickUp } }),
    placeholderData: keepPreviousData,
    // Read again after the claim only, never beside it: the server refuses the preview of a claim that has just been decided.
    enabled: isFresh,
    staleTime: 'static',
    gcTime: 0,
  });
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const offers = (parcel: 'pick-up' | 'delivery') => claim.moves.some(({ to, refusal }) => askedFor(to) === parcel && refusal === null);

  const missing = preview.error === null ? texts.waiting[claim.type] : readText(preview.error);
  const refusalOf = ({ to, refusal }: Move): string | null => {
    if (refusal !== null) return refusedText(refusal, claim);
    const asked = askedFor(to);
    if (asked === 'reason' && seenPart(note) === '') return texts.noteNeeded;
    if (asked === 'delivery' && delivery === null) return texts.waybillNeeded;
    return asked === 'money' && (preview.data === undefined || preview.isPlaceholderData) ? missing : null;
  };
  const take = async (to: ClaimState) => {
    const asked = askedFor(to);
    if (asked === 'money' && !(await dialog.confirm({ message: texts.settleQuestion(won(preview.data?.money ?? 0)) }))) return;
    if (asked === 'reason' && !(await dialog.confirm({ message: texts.rejectQuestion }))) return;
    const body: Partial<MoveClaim> = {
      to,
      note: note.trim(),
      fault,
      has_pick_up: hasPickUp,
      lines: claim.goods.map((line) => ({
        order_product_id: line.order_product_id,
        is_resellable: !unsellable.includes(line.order_product_id),
      })),
      ...(asked === 'money' && preview.data ? { quote: preview.data.quote } : {}),
      ...(asked === 'pick-up' && pickUp ? { pick_up: pickUp } : {}),
      ...(asked === 'delivery' && delivery ? { delivery } : {}),
    };
    const isDone = await act(() => callOnce('POST', `/admin/claims/${claim.id}/moves`, body), texts.done);
    if (isDone) drop();
  };

  return (
    <Section title={texts.decide}>
      {isBack && JSON.stringify(draft) !== JSON.stringify(begun) ? (
        <div className="mb-4">
          <DraftBack onDrop={() => write(begun)} />
        </div>
      ) : null}
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="space-y-4">
          <FaultChoice type={claim.type} value={fault} onChange={(next) => change({ fault: next })} />
          {claim.type === 'CANCEL' ? null : (
            <PickUpChoice type={claim.type} value={hasPickUp} onChange={(next) => change({ hasPickUp: next })} />
          )}
          <Resellable goods={claim.goods} unsellable={unsellable} onChange={(next) => change({ unsellable: next })} />
          {offers('pick-up') && hasPickUp ? (
            <WaybillFields legend={texts.pickUpParcel} waybill={draft.pickUp} onChange={(next) => change({ pickUp: next })} />
          ) : null}
          {offers('delivery') ? (
            <WaybillFields legend={texts.redelivery} waybill={draft.delivery} onChange={(next) => change({ delivery: next })} />
          ) : null}
          <NoteField value={note} onChange={(next) => change({ note: next })} />
        </div>
        <div aria-live="polite">
          <h3 className="mb-2 font-semibold">{texts.preview[claim.type]}</h3>
          {preview.data ? <MoneyPreview preview={preview.data} /> : <p className="text-ink-2">{missing}</p>}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        {claim.moves.map((each) => (
          <Button key={each.to} look={lookOf(each.to)} pending={isActing} refusal={refusalOf(each)} onClick={() => void take(each.to)}>
            {labelOf(each.to, claim.type)}
          </Button>
        ))}
      </div>
      <FieldNote id={failedId} error={failed} />
      <Refusals refusals={claim.moves.map((each) => [labelOf(each.to, claim.type), refusalOf(each)])} />
    </Section>
  );
}

/** Why steps are not possible. Visible without hovering, also on touch devices. */
function Refusals({ refusals }: { refusals: readonly (readonly [step: string, refusal: string | null])[] }) {
  const lines = refusalLines(refusals);
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 space-y-0.5 text-12 text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The initial decision: what the shopper stated. */
function beginningOf({ type, goods, fault, has_pick_up }: AdminClaim): Considered {
  const unsellable = goods
    .filter(({ is_custom }) => type !== 'CANCEL' && (is_custom || !doesShopperPay(fault)))
    .map(({ order_product_id }) => order_product_id);
  return { fault, hasPickUp: has_pick_up, unsellable, pickUp: noWaybill, delivery: noWaybill, note: '' };
}

function labelOf(to: ClaimState, type: PieceClaimType): string {
  const labels: Readonly<Partial<Record<ClaimState, string | Readonly<Record<string, string>>>>> = texts.moves;
  const label = labels[to] ?? '';
  return typeof label === 'string' ? label : (label[type] ?? '');
}

function lookOf(to: ClaimState): 'primary' | 'secondary' | 'quiet' | 'danger' {
  if (askedFor(to) === 'money') return 'primary';
  if (askedFor(to) === 'reason') return 'danger';
  return claimIs(to, 'finished') && !claimIs(to, 'settled') ? 'quiet' : 'secondary';
}

type ResellableProps = { goods: AdminClaim['goods']; unsellable: readonly number[]; onChange: (ids: readonly number[]) => void };

function Resellable({ goods, unsellable, onChange }: ResellableProps) {
  return (
    <ul className="space-y-1">
      {goods.map(({ order_product_id: id, name }) => (
        <li key={id}>
          <label className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={!unsellable.includes(id)}
              onChange={(event) => onChange(event.target.checked ? unsellable.filter((each) => each !== id) : [...unsellable, id])}
            />
            <span>
              {goods.length > 1 ? `${name.ko} · ` : ''}
              {texts.resellable}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
