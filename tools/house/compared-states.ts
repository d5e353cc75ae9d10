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

/** All state machines in rules/. An order's states are among its steps. */
const machines: readonly (readonly string[])[] = [
  ...[workSteps, claimStateList, paymentStateList, cancellationStateList, claimRefundStateList, refundStates, cashReceiptStateList],
  ...[discrepancyStates, periodStateList, shareStates, preparationStateList, trackingStates, inquiryStates, brandRequestStates],
  ...[[shownState, hiddenState], graphicStates, reviewStates, reportStates, messageStates, mintStates],
];
/** Without the courier's `UNKNOWN`: for a payment, the same word means a provider state that we do not know. */
const words = [...new Set(machines.flat())].filter((word) => word !== 'UNKNOWN');

/**
 * Words with other meanings too: the result of a call, the kind of a point, a side of a garment. They are checked only next to something
 * called a state. What a rule returns (`step` of refundOf, a failure) is not a state.
 */
const ofOthers: ReadonlySet<string> = new Set([
  ...['REQUESTED', 'ACCEPTED', 'WITHDRAWN', 'CANCELLED', 'FAILED', 'PAID', 'SENT', 'REFUSED', 'OPEN', 'CLOSED', 'REVIEW', 'READY', 'ENDED'],
  ...['WAITING', 'NONE', 'OWED', 'BACK', 'UNDER_WAY', 'CONFIRMED', 'EXCEPTION', 'DELIVERED'],
]);

const any = words.join('|');
const own = words.filter((word) => !ofOthers.has(word)).join('|');
const stepWords = [...workSteps, ...workTabList.filter((tab) => tab !== 'ALL')].join('|');

/** Earlier words of a list. */
const before = `(?:'\\w*', *)*`;
const name = `\\b(?:\\w*[a-z](?:State|Status)|(?:from_|to_|tracking_)?(?:state|status))`;
const operator = `'(?:=|<>|!=|in|not in|is distinct from)'`;

/** How such a word can be compared in TypeScript, SQL, Kysely or a GraphQL condition. `of`: the text before the operator. */
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
  // Anywhere, for a word that is only ever a state.
  `(?:[=!]==|<>|!=|\\bin *\\(|\\bwhen|\\bcase|\\b_n?(?:eq|in): *\\[?|${operator}, *\\[?|\\.(?:includes|has)\\() *${before}'(?:${own})'`,
  `'(?:${own})' *[=!]==`,
  // Assigning to a constant is not a comparison; SQL has no such syntax.
  `(?<!\\b(?:const|let) )${name} = *'(?:${any})'`,
  ...comparisons(name, any),
  ...comparisons('\\bto', any),
  ...comparisons('\\b(?:step|tab)', stepWords),
  `'(?:${any})' *[=!]== *[\\w.?]*${name}\\b`,
  // A GraphQL document cannot call a rule. It may compare with published states literally; any other state must be passed in.
  `${name}: *\\{ *_n?(?:eq|in): *\\[? *"(?!${shownState}|${hiddenState})[A-Z]`,
].map((pattern) => new RegExp(pattern));

/**
 * Where comparisons are allowed: in rules/ and tests; in the bench's hand-written shop, the baseline ours is measured against; and in the
 * provider's stand-in, whose payments have the provider's states, except where it reads our table (seeded-payments.ts).
 */
const exempt = /^rules\/|\.test\.|(^|\/)test\/|^bench\/hand-written-|^stand-ins\/payment\/(?!seeded-)/;

/** Whether a file compares a state with a literal instead of calling a rule. */
export function comparesState(file: string, text: string): boolean {
  return /\.tsx?$/.test(file) && !exempt.test(file) && patterns.some((pattern) => pattern.test(text));
}
