import { expect, test } from 'vitest';
import { listTexts } from '#client/list-texts.ts';
import type { Message } from '#client/locale/message.ts';
import { orderNames } from '#contract/names/order-names.ts';
import { firstServiceHours } from '#rules/community/service-hours.ts';
import { closedInWords, hoursInWords } from '#rules/community/service-hours-words.ts';
import { deliveryPresets } from '#rules/money/shipping.ts';
import { orderFilters, orderStateList } from '#rules/order/order-state.ts';
import { deliveryPresetMessages } from '../nouns/delivery/texts.ts';
import { orderFilterMessages } from '../nouns/order/texts.ts';

test('the end and the failure of a list use the words of specification 8', () => {
  expect([listTexts.noMore.en, listTexts.listFailed.en]).toEqual(['No more results!', 'Oops something went wrong!']);
});

test('service hours are those of specification 1', () => {
  expect(hoursInWords(firstServiceHours, 'en')).toBe('Weekdays 10:00–19:00 (lunch 12:30–14:00)');
  expect(closedInWords(firstServiceHours, 'en')).toBe('Closed Saturdays, Sundays and holidays');
});

const english = (table: Readonly<Record<string, Message>>, keys: readonly string[]) => keys.map((key) => table[key]?.en);

test('order states and filters have the names of specification 4 and 9', () => {
  expect(orderStateList.map((state) => orderNames[state].name.en)).toEqual([
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
      orderFilterMessages,
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
