import { expect, test } from 'vitest';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { deliveryPresets } from '#rules/money/shipping.ts';
import { orderFilters, orderStateList, orderStates } from '#rules/order/order-state.ts';
import { checkoutMessages } from '../nouns/checkout/texts.ts';
import { deliveryPresetMessages } from '../nouns/delivery/texts.ts';
import { orderStateMessages } from '../nouns/order/texts.ts';
import { signInMessages } from '../screens/account/texts.ts';

/** Sentences that pages carry themselves, so that the table of all errors need not travel with them. */
const twins: readonly [ErrorCode, Message][] = [
  ['LOGIN_REQUIRED', shell.loginNeeded],
  ['MYPAGE_LOGIN_REQUIRED', shell.memberOnly],
  ['INTERNAL', shell.somethingWrong],
  ['PASSWORD_RULE', signInMessages.passwordRule],
  ['PASSWORD_MISMATCH', signInMessages.passwordsDiffer],
  ['ID_INVALID', signInMessages.checkId],
  ['ID_TAKEN', signInMessages.idTaken],
  ['TERMS_AGREEMENT_REQUIRED', signInMessages.agreementsNeeded],
  ['CHECKOUT_NOT_FOUND', checkoutMessages.notFound],
];

test.each(twins)('%s reads the same on the page as in the catalogue', (code, message) => {
  expect(message).toEqual(errors[code].message);
});

test('the end and the failure of a list are told in the words of specification 8', () => {
  expect([shell.noMore.en, shell.listFailed.en]).toEqual(['No more results!', 'Oops something went wrong!']);
});

test('service hours are those of specification 1', () => {
  expect(shell.serviceHours.en).toBe('Weekdays 10:00–19:00 (lunch 12:30–14:00)');
  expect(shell.serviceClosed.en).toBe('Closed Saturdays, Sundays and holidays');
});

const english = (table: Readonly<Record<string, Message>>, keys: readonly string[]) => keys.map((key) => table[key]?.en);

test('order states and filters have the names of specification 4 and 9', () => {
  expect(
    english(
      orderStateMessages,
      orderStateList.map((state) => orderStates[state].label),
    ),
  ).toEqual([
    'Payment wait',
    'Payment complete',
    'In production',
    'Production complete',
    'Delivery preparing',
    'In delivery',
    'Delivery completed',
    'Purchase confirmed',
  ]);
  expect(
    english(
      orderStateMessages,
      orderFilters.map(({ label }) => label),
    ),
  ).toEqual(['All', 'Payment/Deposit', 'Production/Shipping', 'Delivered', 'Order Confirmed']);
});

test('delivery presets have the names of specification 9', () => {
  expect(
    english(
      deliveryPresetMessages,
      deliveryPresets.map(({ label }) => label),
    ),
  ).toEqual(['Leave at front door', 'Call before delivery', 'Leave with security office', 'Parcel box', 'Enter manually']);
});
