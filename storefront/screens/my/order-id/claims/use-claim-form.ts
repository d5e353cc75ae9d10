import { useEffect, useMemo, useState } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import type { Message } from '#client/locale/message.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { ClaimableLine, ClaimPreview, OrderClaims, PreviewClaim } from '#contract/rest/claims.ts';
import { doesShopperPay, type PieceClaimType, pieceClaimTypes } from '#rules/order/claim/claim.ts';
import { exchangeChoices, faultOf, mustNameOption, offeredReasons, reasonAtFirst, reasonRefusal } from '#rules/order/claim/claim-reason.ts';
import { previewClaim } from '#storefront/nouns/order/claim-calls.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';

/** The choice for one line. */
export interface Choice {
  quantity: number;
  optionId: number | null;
}

export type ClaimForm = ReturnType<typeof useClaimForm>;

/** A missing part, in form order. */
export type MissingPart = 'reason' | 'lines' | 'option' | 'photos';

/** The first missing part without which the server would refuse the claim; null if complete. */
export function missingPart(
  { type, reason, lines }: PreviewClaim,
  photos: number,
  claimable: readonly Pick<ClaimableLine, 'order_product_id' | 'exchange_options'>[],
): MissingPart | null {
  if (reason === '') return 'reason';
  if (lines.length === 0) return 'lines';
  const unnamed = new Set(lines.filter((line) => line.exchange_option_id === undefined).map((line) => line.order_product_id));
  const isMissing = claimable.some(
    (line) => unnamed.has(line.order_product_id) && mustNameOption(line.exchange_options, type, faultOf(type, reason)),
  );
  if (isMissing) return 'option';
  return needsPhotos(type, reason) && photos === 0 ? 'photos' : null;
}

/** True if photos are needed, i.e. the product is not as ordered. */
export function needsPhotos(type: PieceClaimType, reason: string | null): boolean {
  return reason !== null && !doesShopperPay(faultOf(type, reason));
}

/** The options a line can be exchanged for with this reason, including sold-out ones. */
export function optionsFor({ exchange_options: all }: ClaimableLine, { type, reason }: Pick<PreviewClaim, 'type' | 'reason'>) {
  return exchangeChoices(all, type, faultOf(type, reason));
}

/** Why no line can be claimed with this type: the reason of the first line; null if one can. */
export function typeRefusal(lines: readonly ClaimableLine[], type: PieceClaimType): ErrorCode | null {
  const refusals = lines.map((line) => reasonRefusal(line, type, null));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** The claim types that no line of an order allows, each with its reason; CANCEL is left out as soon as something can be returned. */
export function refusedTypes(lines: readonly ClaimableLine[]): { type: PieceClaimType; why: ErrorCode }[] {
  const forReturn = typeRefusal(lines, 'RETURN');
  return pieceClaimTypes.flatMap((type) => {
    const why = typeRefusal(lines, type);
    const isSaid = type === 'CANCEL' ? forReturn === null : type === 'EXCHANGE' && forReturn === why;
    return why === null || isSaid ? [] : [{ type, why }];
  });
}

/** The sheet's title lists what is possible. */
export function claimTitle(lines: readonly ClaimableLine[]): Message {
  if (typeRefusal(lines, 'RETURN') !== null) return claimTexts.openWHOLE;
  return typeRefusal(lines, 'CANCEL') === null ? claimTexts.title : claimTexts.titleRETURN;
}

/** Why an order that is on its way can no longer be cancelled, each reason once, while nothing else can be asked for. */
export function cancelHindrances(lines: readonly ClaimableLine[]): ErrorCode[] {
  if (pieceClaimTypes.some((type) => typeRefusal(lines, type) === null)) return [];
  const onTheWay = lines.filter(({ possible }) => possible.NOT_AS_ORDERED === 'CLAIM_NOT_DELIVERED');
  return [...new Set(onTheWay.flatMap(({ possible }) => possible.CANCEL ?? []))];
}

/** What the shopper entered, kept until the claim is filed. */
export interface ClaimDraft {
  type: PieceClaimType;
  /** null: none chosen yet. */
  reason: string | null;
  chosen: Readonly<Record<number, Choice>>;
  detail: string;
}

/** An empty form: the first type that is possible, and the line if there is only one. Which pieces of several are cancelled is to be chosen. */
export function emptyClaim(lines: readonly ClaimableLine[]): ClaimDraft {
  const type = pieceClaimTypes.find((each) => typeRefusal(lines, each) === null) ?? 'CANCEL';
  const isChoice = type === 'CANCEL' && piecesLeft(lines) > 1;
  return { type, reason: null, chosen: isChoice ? {} : onlyLine(lines), detail: '' };
}

/** The pieces that can still be claimed. */
export function piecesLeft(lines: readonly ClaimableLine[]): number {
  return lines.reduce((sum, { left }) => sum + left, 0);
}

/** The draft as far as the order still allows it: what was shipped since can no longer be cancelled. */
export function possibleClaim(words: ClaimDraft, lines: readonly ClaimableLine[]): ClaimDraft {
  return typeRefusal(lines, words.type) === null ? words : { ...words, type: emptyClaim(lines).type };
}

/** The storage key of an order's claim, with its photos: what was begun to cancel is not the draft of a return. */
export function claimDraftName(orderId: number, lines: readonly ClaimableLine[]): string {
  return `${typeRefusal(lines, 'RETURN') === null ? 'return' : 'cancellation'} ${orderId}`;
}

/** The shopper's choices, kept as a draft, and the expected refund, reloaded on every change. */
export function useClaimForm(orderId: number, { lines }: OrderClaims) {
  const [nothing] = useState(() => emptyClaim(lines));
  const { draft: kept, write, drop, isBack } = useDraft<ClaimDraft>(claimDraftName(orderId, lines), nothing);
  const words = possibleClaim(kept, lines);
  const { type, reason: wishedReason, chosen, detail } = words;
  const change = (part: Partial<ClaimDraft>) => write({ ...words, ...part });
  const meant = lines.filter((line) => chosen[line.order_product_id] !== undefined);
  const reasons = offeredReasons(type, meant.length > 0 ? meant : lines);
  const reason = reasons.find((each) => each === wishedReason) ?? reasonAtFirst(type, reasons);
  const asked = useMemo<PreviewClaim>(() => {
    const named = { type, reason: reason ?? '' };
    const parts = lines.flatMap((line) => {
      const choice = chosen[line.order_product_id];
      if (choice === undefined || reasonRefusal(line, type, reason) !== null) return [];
      const wished = optionsFor(line, named).find(({ option_id }) => option_id === choice.optionId);
      const wish = type === 'EXCHANGE' && wished !== undefined ? { exchange_option_id: wished.option_id } : {};
      return [{ order_product_id: line.order_product_id, quantity: Math.min(choice.quantity, line.left), ...wish }];
    });
    return { ...named, lines: parts };
  }, [lines, chosen, type, reason]);
  return {
    ...{ type, reason, reasons, chosen, detail, asked, isBack, change, drop },
    ...usePreview(orderId, asked, lines),
    choose: (id: number, choice: Choice | null) => {
      const { [id]: _before, ...others } = chosen;
      change({ chosen: choice === null ? others : { ...others, [id]: choice } });
    },
  };
}

function onlyLine(lines: readonly ClaimableLine[]): Record<number, Choice> {
  const [only, ...others] = lines;
  return only === undefined || others.length > 0 ? {} : { [only.order_product_id]: { quantity: only.left, optionId: null } };
}

interface Priced {
  preview: ClaimPreview | null;
  problem: ErrorCode | null;
  /** True while a request is running. */
  isPricing: boolean;
}

/**
 * The refund of a claim as it is filled in, its problem, and whether a request for it is running; null before the form can be priced.
 * Replies to earlier input are dropped.
 */
function usePreview(orderId: number, asked: PreviewClaim, lines: readonly ClaimableLine[]): Priced {
  const [answer, setAnswer] = useState<{ asked: PreviewClaim; preview: ClaimPreview | null; problem: ErrorCode | null } | null>(null);
  const isAsked = isPriceable(asked, lines);
  useEffect(() => {
    if (!isAsked) return;
    let isLast = true;
    previewClaim(orderId, asked).then(
      (preview) => (isLast ? setAnswer({ asked, preview, problem: null }) : undefined),
      (error: unknown) =>
        isLast ? setAnswer({ asked, preview: null, problem: error instanceof ApiError ? error.code : 'INTERNAL' }) : undefined,
    );
    return () => {
      isLast = false;
    };
  }, [orderId, asked, isAsked]);
  const known = isAsked && answer?.asked === asked ? answer : null;
  return { preview: known?.preview ?? null, problem: known?.problem ?? null, isPricing: isAsked && known === null };
}

/** True once everything that decides the refund is filled in; photos do not. */
function isPriceable(asked: PreviewClaim, lines: readonly ClaimableLine[]): boolean {
  const missing = missingPart(asked, 0, lines);
  return missing === null || missing === 'photos';
}
