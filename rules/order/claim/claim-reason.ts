import { isSoldOut } from '../stock.ts';
import { type ClaimRefusal, doesShopperPay, type Fault, type PieceClaimType } from './claim.ts';

/** The cancellation reasons offered; the first is the default. REST accepts others too. */
export const cancellationReasons = ['CHANGE_OF_MIND', 'WRONG_OPTION', 'ORDER_AGAIN', 'DELIVERY'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** The reason of a cancellation if it is one of those offered. */
export function knownReason(reason: string): CancellationReason | null {
  return cancellationReasons.find((each) => each === reason) ?? null;
}

/** Reasons for cancellation by the shop, and whether the unsent goods can be sold again. */
const shopReasons = {
  SOLD_OUT: { isSellable: false },
  MISPRINT: { isSellable: false },
  NOT_PRINTABLE: { isSellable: true },
} as const satisfies Record<string, { isSellable: boolean }>;

export type ShopReason = keyof typeof shopReasons;
const shopReasonList = Object.keys(shopReasons) as ShopReason[];

/** The reasons an operator can choose when opening a claim, the shop's own first; REST accepts others too. */
export function openedReasons(type: PieceClaimType): readonly string[] {
  return type === 'CANCEL' ? [...shopReasonList, ...cancellationReasons] : openedReturnReasons;
}

/** The default fault of a claim opened by an operator, from its reason: the shop for its own mistakes. The operator can change it. */
export function openedFault(type: PieceClaimType, reason: string): Fault {
  return shopReasonOf(type, reason) === null ? faultOf(type, reason) : 'SHOP';
}

/** True when goods of a cancellation by the shop can be sold again, from the reason. The operator can change it. */
export function isSellableAfter(type: PieceClaimType, reason: string): boolean {
  const known = shopReasonOf(type, reason);
  return known === null || shopReasons[known].isSellable;
}

function shopReasonOf(type: PieceClaimType, reason: string): ShopReason | null {
  return type === 'CANCEL' ? (shopReasonList.find((each) => each === reason) ?? null) : null;
}

interface ReturnReasonRow {
  fault: Fault;
  /** Applies only to products with sizes. */
  isOfSizes?: boolean;
  /** Applies only to lines with a design. */
  isOfDesigns?: boolean;
}

/** Reasons for a return, each with the default fault until the goods are inspected. */
const returnReasons = {
  CHANGE_OF_MIND: { fault: 'SHOPPER' },
  SIZE: { fault: 'SHOPPER', isOfSizes: true },
  DEFECT: { fault: 'SHOP' },
  PRINT: { fault: 'SHOP', isOfDesigns: true },
  WRONG_ITEM: { fault: 'SHOP' },
  DAMAGED: { fault: 'COURIER' },
} as const satisfies Record<string, ReturnReasonRow>;

export type ReturnReason = keyof typeof returnReasons;
const returnReasonList = Object.keys(returnReasons) as ReturnReason[];
const openedReturnReasons = returnReasonList.toSorted(
  (a, b) => Number(doesShopperPay(faultOf('RETURN', a))) - Number(doesShopperPay(faultOf('RETURN', b))),
);

/** The facts that decide which reasons a line allows: which claims are possible or why not, and its exchange options. */
export interface AskableLine {
  possible: Readonly<Record<'CANCEL' | 'CHANGE_OF_MIND' | 'NOT_AS_ORDERED', ClaimRefusal | null>>;
  has_sizes: boolean;
  /** Has a design. */
  is_custom: boolean;
  exchange_options: readonly { is_own: boolean; stock_count: number }[];
}

/**
 * The reasons offered to a shopper: those that apply to at least one of these lines. Fit reasons are only for products
 * with sizes, and the one about the print for lines with a design. REST accepts others too.
 */
export function offeredReasons(type: PieceClaimType, lines: readonly AskableLine[]): readonly string[] {
  if (type === 'CANCEL') return cancellationReasons;
  return returnReasonList.filter((reason) => {
    const { isOfSizes = false, isOfDesigns = false }: ReturnReasonRow = returnReasons[reason];
    const applies = (line: AskableLine) => (line.has_sizes || !isOfSizes) && (line.is_custom || !isOfDesigns);
    return lines.some((line) => applies(line) && reasonRefusal(line, type, reason) === null);
  });
}

/**
 * The reason that counts until the shopper has chosen one: for a cancellation the first one offered, which costs nothing; none for a return
 * or an exchange, where it decides who pays for shipping.
 */
export function reasonAtFirst(type: PieceClaimType, offered: readonly string[]): string | null {
  return type === 'CANCEL' ? (offered[0] ?? null) : null;
}

/** Why a line does not allow this reason; null when it does. Without a reason: why it allows none. */
export function reasonRefusal(line: AskableLine, type: PieceClaimType, reason: string | null): ClaimRefusal | 'CLAIM_EXCHANGE_SAME' | null {
  if (type === 'CANCEL') return line.possible.CANCEL;
  if (reason === null) return line.possible.CHANGE_OF_MIND && line.possible.NOT_AS_ORDERED;
  const refused = line.possible[doesShopperPay(faultOf(type, reason)) ? 'CHANGE_OF_MIND' : 'NOT_AS_ORDERED'];
  if (refused !== null || !needsOtherOption(type, faultOf(type, reason))) return refused;
  return line.exchange_options.some((option) => !option.is_own && !isSoldOut(option.stock_count)) ? null : 'CLAIM_EXCHANGE_SAME';
}

/** True for an exchange that needs another option: at the shopper's own wish, the same option would be sent again. */
export function needsOtherOption(type: PieceClaimType, fault: Fault): boolean {
  return type === 'EXCHANGE' && doesShopperPay(fault);
}

/** The options a claim can name, including sold-out ones. */
export function exchangeChoices<Option extends { is_own: boolean }>(options: readonly Option[], type: PieceClaimType, fault: Fault) {
  return options.filter(({ is_own }) => !is_own || !needsOtherOption(type, fault));
}

/** True if a claim must name an option. One without means the option the shopper has, which these choices do not include. */
export function mustNameOption(options: readonly { is_own: boolean }[], type: PieceClaimType, fault: Fault): boolean {
  return type === 'EXCHANGE' && !exchangeChoices(options, type, fault).some(({ is_own }) => is_own);
}

/** The fault for a claim's reason; the shopper's when the reason is unknown. */
export function faultOf(type: PieceClaimType, reason: string): Fault {
  const known = returnReasonList.find((each) => each === reason);
  return type === 'CANCEL' || known === undefined ? 'SHOPPER' : returnReasons[known].fault;
}
