import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffDays } from '#admin/kit/edit/staff-drafts.ts';
import { call } from '#admin/session/wire.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import type { OpenableClaims, PreviewOpened } from '#contract/rest/admin/claims.ts';
import type { ClaimPreview } from '#contract/rest/claims.ts';
import { type ClaimRefusal, type Fault, type PieceClaimType, pieceClaimTypes } from '#rules/order/claim/claim.ts';
import { exchangeChoices, isSellableAfter, mustNameOption, openedFault, openedReasons } from '#rules/order/claim/claim-reason.ts';

export type OpenableLine = OpenableClaims['lines'][number];

/** The choices for a line of the claim: pieces, exchange option, resaleable; null: by the reason. */
export interface Choice {
  quantity: number;
  optionId: number | null;
  isSellable: boolean | null;
}

interface ClaimDraft {
  /** null until selected: the first possible type. */
  type: PieceClaimType | null;
  reason: string | null;
  fault: Fault | null;
  hasPickUp: boolean;
  chosen: Readonly<Record<string, Choice>>;
  note: string;
}

const unwritten: ClaimDraft = { type: null, reason: null, fault: null, hasPickUp: true, chosen: {}, note: '' };

/** Why no line can be claimed with this type; null if one can. */
export function kindRefusal({ lines }: OpenableClaims, type: PieceClaimType): ClaimRefusal | null {
  const refusals = lines.map(({ possible }) => possible[type]);
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** When the possible claims were read, and true if they are not being read again. */
export interface Read {
  asOf: number;
  isFresh: boolean;
}

export type OpenClaimForm = ReturnType<typeof useOpenClaim>;

/** Staff's choices for an order, kept as a draft until sent, and the resulting refund. */
export function useOpenClaim(orderId: number, openable: OpenableClaims, { asOf, isFresh }: Read) {
  const kept = useDraft(`open-claim ${orderId}`, unwritten, staffDays);
  const { draft } = kept;
  const write = (next: Partial<ClaimDraft>) => kept.write({ ...draft, ...next });
  const isPossible = (type: PieceClaimType) => kindRefusal(openable, type) === null;
  const type = [draft.type, ...pieceClaimTypes].find((each) => each !== null && isPossible(each)) ?? 'CANCEL';
  const reasons = openedReasons(type);
  const reason = reasons.find((each) => each === draft.reason) ?? reasons[0] ?? '';
  const fault = draft.fault ?? openedFault(type, reason);
  const chosen = openable.is_whole_only ? wholeOf(openable) : chosenOf(openable, type, draft.chosen);
  const lines = openable.lines.flatMap((line) => {
    const id = line.order_product_id;
    const choice = chosen[id];
    if (choice === undefined) return [];
    const wished = wishedOption(line, choice, { type, fault });
    const wish = type === 'EXCHANGE' && wished !== undefined ? { exchange_option_id: wished.option_id } : {};
    const sale = type === 'CANCEL' ? { is_resellable: choice.isSellable ?? isSellableAfter(type, reason) } : {};
    return [{ order_product_id: id, quantity: choice.quantity, ...wish, ...sale }];
  });
  const named = new Map(lines.map((line) => [line.order_product_id, line.exchange_option_id]));
  const lacksOption = openable.lines.some(
    ({ order_product_id: id, exchange_options }) =>
      named.has(id) && named.get(id) === undefined && mustNameOption(exchange_options, type, fault),
  );
  const asked: PreviewOpened = { type, reason, fault, has_pick_up: draft.hasPickUp, lines };
  const preview = useQuery({
    queryKey: ['order', String(orderId), 'opening', asOf, asked],
    queryFn: () => call<ClaimPreview>('POST', `/admin/orders/${orderId}/claims/preview`, { body: asked }),
    placeholderData: keepPreviousData,
    // Read again after what may be claimed only: the server refuses the preview of what has just been claimed.
    enabled: isFresh && lines.length > 0 && !lacksOption && !openable.is_whole_only,
    staleTime: 'static',
    gcTime: 0,
  });
  return {
    ...{ openable, type, reason, reasons, fault, chosen, asked, lacksOption, preview },
    hasPickUp: draft.hasPickUp,
    note: draft.note,
    isBack: kept.isBack && JSON.stringify(draft) !== JSON.stringify(unwritten),
    drop: kept.drop,
    clear: () => kept.write(unwritten),
    setType: (next: PieceClaimType) => write({ type: next, reason: null, fault: null }),
    // The fault follows from the reason unless set explicitly.
    setReason: (next: string) => write({ reason: next, fault: null }),
    setFault: (next: Fault) => write({ fault: next }),
    setPickUp: (next: boolean) => write({ hasPickUp: next }),
    setNote: (next: string) => write({ note: next }),
    choose: (id: number, choice: Choice | null) => {
      const { [id]: _before, ...others } = draft.chosen;
      write({ chosen: choice === null ? others : { ...others, [id]: choice } });
    },
  };
}

/** The selected option; undefined if the reason and fault selected since no longer allow it. */
export function wishedOption(
  { exchange_options }: Pick<OpenableLine, 'exchange_options'>,
  { optionId }: Pick<Choice, 'optionId'>,
  { type, fault }: { type: PieceClaimType; fault: Fault },
) {
  return exchangeChoices(exchange_options, type, fault).find(({ option_id }) => option_id === optionId);
}

/** The choices still possible: pieces and lines may have been claimed meanwhile. */
function chosenOf({ lines }: OpenableClaims, type: PieceClaimType, chosen: ClaimDraft['chosen']): Record<number, Choice> {
  const possible = lines.flatMap((line) => {
    const choice = chosen[line.order_product_id];
    if (choice === undefined || line.possible[type] !== null) return [];
    return [[line.order_product_id, { ...choice, quantity: Math.max(1, Math.min(choice.quantity, line.left)) }] as const];
  });
  return Object.fromEntries(possible);
}

function wholeOf({ lines }: OpenableClaims): Record<number, Choice> {
  return Object.fromEntries(lines.map((line) => [line.order_product_id, { quantity: line.quantity, optionId: null, isSellable: null }]));
}
