import { graphicStates } from '#rules/catalogue/graphic-state.ts';
import { brandRequestStates } from '#rules/community/brand-request.ts';
import { inquiryStates } from '#rules/community/inquiry.ts';
import { reportStates, reviewStates } from '#rules/community/review.ts';
import { messageStates } from '#rules/member/message.ts';
import { mintStates } from '#rules/member/reward.ts';
import { cashReceiptStateList } from '#rules/money/cash-receipt.ts';
import { discrepancyStates } from '#rules/money/discrepancy.ts';
import { paymentStateList } from '#rules/money/payment-state.ts';
import { cancellationStateList, claimRefundStateList } from '#rules/money/refund/refund.ts';
import { refundStates } from '#rules/money/refund/refund-fact.ts';
import { shareStates } from '#rules/money/royalty.ts';
import { periodStateList } from '#rules/money/settlement.ts';
import { claimStateList } from '#rules/order/claim/claim.ts';
import { preparationStateList } from '#rules/order/preparation.ts';
import { trackingStates } from '#rules/order/waybill/tracking.ts';
import { workSteps, workTabList } from '#rules/order/work-step.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';

/** The states of everything that has a table of them in rules/. Those of an order are among its steps. */
const machines: readonly (readonly string[])[] = [
  ...[workSteps, claimStateList, paymentStateList, cancellationStateList, claimRefundStateList, refundStates, cashReceiptStateList],
  ...[discrepancyStates, periodStateList, shareStates, preparationStateList, trackingStates, inquiryStates, brandRequestStates],
  ...[[shownState, hiddenState], graphicStates, reviewStates, reportStates, messageStates, mintStates],
];
/** Without the courier's `UNKNOWN`: for a payment the same word says that its provider told a state nobody knows. */
const words = [...new Set(machines.flat())].filter((word) => word !== 'UNKNOWN');

/**
 * Words that name other things too: the outcome of a call, the kind of a point, a side of a garment. They are looked for only beside something
 * that is called a state. What a rule answers (`step` of refundOf, a refusal) is its answer, not a state.
 */
const ofOthers: ReadonlySet<string> = new Set([
  ...['REQUESTED', 'ACCEPTED', 'WITHDRAWN', 'CANCELLED', 'FAILED', 'PAID', 'SENT', 'REFUSED', 'OPEN', 'CLOSED', 'REVIEW', 'READY', 'ENDED'],
  ...['WAITING', 'NONE', 'OWED', 'BACK', 'UNDER_WAY', 'CONFIRMED', 'EXCEPTION', 'DELIVERED'],
]);

const any = words.join('|');
const own = words.filter((word) => !ofOthers.has(word)).join('|');
const stepWords = [...workSteps, ...workTabList.filter((tab) => tab !== 'ALL')].join('|');

/** The words of a list before the one that is looked for. */
const before = `(?:'\\w*', *)*`;
const name = `\\b(?:\\w*[a-z](?:State|Status)|(?:from_|to_|tracking_)?(?:state|status))`;
const operator = `'(?:=|<>|!=|in|not in|is distinct from)'`;

/** How one of these words is compared: in TypeScript, in SQL, with Kysely, in a condition of GraphQL. `of`: what stands before the operator. */
const comparisons = (of: string, word: string): string[] => [
  `${of} *(?:[=!]==|<>|!=) *'(?:${word})'`,
  `${of} (?:not )?in *\\(${before}'(?:${word})'`,
  `${of}: *\\{ *_n?(?:eq|in): *\\[? *${before}'(?:${word})'`,
  `'(?:\\w+\\.)?${of}', *${operator}, *\\[? *${before}'(?:${word})'`,
  `\\bcase [\\w.]*${of} [^\`;]*?\\bwhen '(?:${word})'`,
  `\\bswitch \\([\\w.?]*${of}\\) \\{(?:[^}]|\\}(?!\\n))*?\\bcase '(?:${word})'`,
  `${of}(?:s|es)?\\.(?:includes|has)\\('(?:${word})'`,
  `\\[${before}'(?:${word})'[^\\]]*\\](?: as const\\))?\\.(?:includes\\(|some\\()[\\w.? =>()]*${of}\\b`,
];

const patterns = [
  // Wherever it stands, for a word that is a state and nothing else.
  `(?:[=!]==|<>|!=|\\bin *\\(|\\bwhen|\\bcase|\\b_n?(?:eq|in): *\\[?|${operator}, *\\[?|\\.(?:includes|has)\\() *${before}'(?:${own})'`,
  `'(?:${own})' *[=!]==`,
  // An assignment to a constant is no comparison; SQL knows no such thing.
  `(?<!\\b(?:const|let) )${name} = *'(?:${any})'`,
  ...comparisons(name, any),
  ...comparisons('\\bto', any),
  ...comparisons('\\b(?:step|tab)', stepWords),
  `'(?:${any})' *[=!]== *[\\w.?]*${name}\\b`,
  // A document of GraphQL cannot ask a rule; that something is published it says itself, any other state it is given.
  `${name}: *\\{ *_n?(?:eq|in): *\\[? *"(?!${shownState}|${hiddenState})[A-Z]`,
].map((pattern) => new RegExp(pattern));

/**
 * Where a word may be compared: in rules/ and in tests; in the hand-written shop of the bench, which is what ours is measured against and therefore
 * has none of it; in the stand-in of the provider, whose payments have the
 * provider's states and not ours, except where it reads our table (seeded-payments.ts).
 */
const exempt = /^rules\/|\.test\.|(^|\/)test\/|^bench\/hand-written-|^server\/gateways\/payment\/stand-in\/(?!seeded-)/;

/** Whether a file compares a state with a word instead of asking the rule what it means. */
export function comparesState(file: string, text: string): boolean {
  return /\.tsx?$/.test(file) && !exempt.test(file) && patterns.some((pattern) => pattern.test(text));
}
