import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '#client/wire/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { ClaimableLine, ClaimPreview, OrderClaims, PreviewClaim } from '#contract/rest/claims.ts';
import { type ClaimType, cancellationReasons, doesShopperPay, faultOf, returnReasonList } from '#rules/order/claim.ts';
import { previewClaim } from '#storefront/nouns/order/claim-calls.ts';

/** What is chosen of a line. */
export interface Choice {
  quantity: number;
  optionId: number | null;
}

export type ClaimForm = ReturnType<typeof useClaimForm>;

/** Reasons that fit a type; what was made to one's own design has fewer. */
function reasonsOf(type: ClaimType): readonly string[] {
  return type === 'CANCEL' ? cancellationReasons : returnReasonList;
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
  const [reason, setReason] = useState<string>(reasonsOf(type)[0] ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<number, Choice>>>(() => onlyLine(lines));
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
    reasons: reasonsOf(type),
    chosen,
    asked,
    needsPhotos: !doesShopperPay(faultOf(type, reason)),
    ...usePreview(orderId, asked),
    setReason,
    setType: (next: ClaimType) => {
      setType(next);
      setReason(reasonsOf(next)[0] ?? '');
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
