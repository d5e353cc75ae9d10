import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '#client/wire/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { ClaimableLine, ClaimPreview, OrderClaims, PreviewClaim } from '#contract/rest/claims.ts';
import { type ClaimType, doesShopperPay, faultOf, offeredReasons } from '#rules/order/claim.ts';
import { previewClaim } from '#storefront/nouns/order/claim-calls.ts';

/** What is chosen of a line. */
export interface Choice {
  quantity: number;
  optionId: number | null;
}

export type ClaimForm = ReturnType<typeof useClaimForm>;

/** The reasons that fit a type and the lines chosen, or while none is chosen those that fit any. */
function reasonsOf(type: ClaimType, lines: readonly ClaimableLine[], chosen: Readonly<Record<number, Choice>>): readonly string[] {
  const meant = lines.filter((line) => chosen[line.order_product_id] !== undefined);
  return offeredReasons(type, { hasSizes: (meant.length > 0 ? meant : lines).some(({ has_sizes }) => has_sizes) });
}

/** Why a line cannot be part of what is asked; null when it can. */
export function refusalOf(line: ClaimableLine, type: ClaimType, reason: string): ErrorCode | null {
  if (type === 'CANCEL') return line.possible.CANCEL;
  return doesShopperPay(faultOf(type, reason)) ? line.possible.CHANGE_OF_MIND : line.possible.NOT_AS_ORDERED;
}

/** Why a type cannot be asked for at all: the reason of its first line; null when some line can. */
export function typeRefusal(lines: readonly ClaimableLine[], type: ClaimType): ErrorCode | null {
  const refusals = lines.map(({ possible }) => (type === 'CANCEL' ? possible.CANCEL : possible.CHANGE_OF_MIND && possible.NOT_AS_ORDERED));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** The shopper's choices and what they would get back, requested again with every change. */
export function useClaimForm(orderId: number, { lines }: OrderClaims) {
  const [type, setType] = useState<ClaimType>(
    () => (['CANCEL', 'RETURN', 'EXCHANGE'] as const).find((each) => typeRefusal(lines, each) === null) ?? 'CANCEL',
  );
  const [wishedReason, setReason] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<number, Choice>>>(() => onlyLine(lines));
  const reasons = reasonsOf(type, lines, chosen);
  const reason = reasons.find((each) => each === wishedReason) ?? reasons[0] ?? '';
  const asked = useMemo<PreviewClaim>(() => {
    const parts = lines.flatMap((line) => {
      const choice = chosen[line.order_product_id];
      if (choice === undefined || refusalOf(line, type, reason) !== null) return [];
      const wish = type === 'EXCHANGE' && choice.optionId !== null ? { exchange_option_id: choice.optionId } : {};
      return [{ order_product_id: line.order_product_id, quantity: Math.min(choice.quantity, line.left), ...wish }];
    });
    return { type, reason, lines: parts };
  }, [lines, chosen, type, reason]);
  return {
    type,
    reason,
    reasons,
    chosen,
    asked,
    needsPhotos: !doesShopperPay(faultOf(type, reason)),
    ...usePreview(orderId, asked),
    setReason,
    setType: (next: ClaimType) => {
      setType(next);
      setReason(null);
    },
    choose: (id: number, choice: Choice | null) => {
      const { [id]: _before, ...others } = chosen;
      setChosen(choice === null ? others : { ...others, [id]: choice });
    },
  };
}

function onlyLine(lines: readonly ClaimableLine[]): Record<number, Choice> {
  const [only, ...others] = lines;
  return only === undefined || others.length > 0 ? {} : { [only.order_product_id]: { quantity: only.left, optionId: null } };
}

/** The answer to the last question; an older one that comes late is dropped. */
function usePreview(orderId: number, asked: PreviewClaim): { preview: ClaimPreview | null; problem: ErrorCode | null } {
  const [answer, setAnswer] = useState<{ asked: PreviewClaim; preview: ClaimPreview | null; problem: ErrorCode | null } | null>(null);
  useEffect(() => {
    if (asked.lines.length === 0) return;
    let isLast = true;
    previewClaim(orderId, asked).then(
      (preview) => (isLast ? setAnswer({ asked, preview, problem: null }) : undefined),
      (error: unknown) =>
        isLast ? setAnswer({ asked, preview: null, problem: error instanceof ApiError ? error.code : 'INTERNAL' }) : undefined,
    );
    return () => {
      isLast = false;
    };
  }, [orderId, asked]);
  return answer?.asked === asked && asked.lines.length > 0 ? answer : { preview: null, problem: null };
}
