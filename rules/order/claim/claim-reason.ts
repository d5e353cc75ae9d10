import { isSoldOut } from '../stock.ts';
import { type ClaimRefusal, type ClaimType, doesShopperPay, type Fault } from './claim.ts';

/** The reasons for cancelling that the sheet offers; the first is chosen by default. REST accepts others too. */
export const cancellationReasons = ['CHANGE_OF_MIND', 'WRONG_OPTION', 'ORDER_AGAIN', 'DELIVERY'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** The reason a cancellation names, if it is one of those offered. */
export function knownReason(reason: string): CancellationReason | null {
  return cancellationReasons.find((each) => each === reason) ?? null;
}

/** The reasons for which the shop itself cancels, with whether what was not sent can be sold to somebody else. */
const shopReasons = {
  SOLD_OUT: { isSellable: false },
  MISPRINT: { isSellable: false },
  NOT_PRINTABLE: { isSellable: true },
} as const satisfies Record<string, { isSellable: boolean }>;

export type ShopReason = keyof typeof shopReasons;
const shopReasonList = Object.keys(shopReasons) as ShopReason[];

/** The reasons an operator chooses from when they open a claim, those of the shop first; REST accepts others too. */
export function openedReasons(type: ClaimType): readonly string[] {
  return type === 'CANCEL' ? [...shopReasonList, ...cancellationReasons] : openedReturnReasons;
}

/** The default fault of a claim that an operator opens, by its reason: the shop for its own mistakes. The operator may choose otherwise. */
export function openedFault(type: ClaimType, reason: string): Fault {
  return shopReasonOf(type, reason) === null ? faultOf(type, reason) : 'SHOP';
}

/** True when pieces that the shop cancels can be sold to somebody else, by the reason. The operator may say otherwise. */
export function isSellableAfter(type: ClaimType, reason: string): boolean {
  const known = shopReasonOf(type, reason);
  return known === null || shopReasons[known].isSellable;
}

function shopReasonOf(type: ClaimType, reason: string): ShopReason | null {
  return type === 'CANCEL' ? (shopReasonList.find((each) => each === reason) ?? null) : null;
}

interface ReturnReasonRow {
  fault: Fault;
  /** A reason only for what comes in sizes. */
  isOfSizes?: boolean;
}

/** The reasons for sending something back, with who answers for it as long as nobody has looked. */
const returnReasons = {
  CHANGE_OF_MIND: { fault: 'SHOPPER' },
  SIZE: { fault: 'SHOPPER', isOfSizes: true },
  DEFECT: { fault: 'SHOP' },
  PRINT: { fault: 'SHOP' },
  WRONG_ITEM: { fault: 'SHOP' },
  DAMAGED: { fault: 'COURIER' },
} as const satisfies Record<string, ReturnReasonRow>;

export type ReturnReason = keyof typeof returnReasons;
const returnReasonList = Object.keys(returnReasons) as ReturnReason[];
const openedReturnReasons = returnReasonList.toSorted(
  (a, b) => Number(doesShopperPay(faultOf('RETURN', a))) - Number(doesShopperPay(faultOf('RETURN', b))),
);

/** A line as far as its reasons go: what may be asked for it or why not, and what it can be exchanged for. */
export interface AskableLine {
  possible: Readonly<Record<'CANCEL' | 'CHANGE_OF_MIND' | 'NOT_AS_ORDERED', ClaimRefusal | null>>;
  has_sizes: boolean;
  exchange_options: readonly { is_own: boolean; stock_count: number }[];
}

/**
 * The reasons a shopper chooses from, the default first: those by which some of these lines can be asked for. Of something without sizes nobody
 * says that it does not fit. REST accepts others too.
 */
export function offeredReasons(type: ClaimType, lines: readonly AskableLine[]): readonly string[] {
  if (type === 'CANCEL') return cancellationReasons;
  return returnReasonList.filter((reason) => {
    const { isOfSizes = false }: ReturnReasonRow = returnReasons[reason];
    return lines.some((line) => (line.has_sizes || !isOfSizes) && reasonRefusal(line, type, reason) === null);
  });
}

/** Why a line cannot be asked for by this reason; null when it can. */
export function reasonRefusal(line: AskableLine, type: ClaimType, reason: string): ClaimRefusal | 'CLAIM_EXCHANGE_SAME' | null {
  if (type === 'CANCEL') return line.possible.CANCEL;
  const refused = line.possible[doesShopperPay(faultOf(type, reason)) ? 'CHANGE_OF_MIND' : 'NOT_AS_ORDERED'];
  if (refused !== null || !needsOtherOption(type, reason)) return refused;
  return line.exchange_options.some((option) => !option.is_own && !isSoldOut(option.stock_count)) ? null : 'CLAIM_EXCHANGE_SAME';
}

/** True for an exchange that is only for another option: what comes back for the shopper's own wish would be sent again as it was. */
export function needsOtherOption(type: ClaimType, reason: string): boolean {
  return type === 'EXCHANGE' && doesShopperPay(faultOf(type, reason));
}

/** Who is at fault by the reason of a claim; the shopper when the reason is unknown. */
export function faultOf(type: ClaimType, reason: string): Fault {
  const known = returnReasonList.find((each) => each === reason);
  return type === 'CANCEL' || known === undefined ? 'SHOPPER' : returnReasons[known].fault;
}
