import { describe, expect, it } from 'vitest';
import { addChoice, changeQuantity, checkChosen, findOption } from '#rules/order/checkout/option-choice.ts';

const options = [
  { id: 1, color_id: 10, size: 'S', stock_count: 3 },
  { id: 2, color_id: 10, size: 'M', stock_count: 0 },
  { id: 3, color_id: 11, size: 'S', stock_count: 200 },
];

describe('option choice', () => {
  it('an option is known only once both colour and size are chosen', () => {
    expect(findOption(options, { colorId: 10, size: null })).toBeNull();
    expect(findOption(options, { colorId: null, size: 'S' })).toBeNull();
    expect(findOption(options, { colorId: 11, size: 'S' })?.id).toBe(3);
    expect(findOption(options, { colorId: 11, size: 'M' })).toBeNull();
  });

  it('option choice asks only for properties that the product has', () => {
    expect(findOption([{ id: 9, color_id: null, size: '', stock_count: 1 }], { colorId: null, size: null })?.id).toBe(9);
    expect(findOption([{ id: 8, color_id: 4, size: 'Free', stock_count: 1 }], { colorId: null, size: null })?.id).toBe(8);
  });

  it('option choice refuses no option, a repeated option and one that is sold out', () => {
    const [small, medium] = options;
    expect(addChoice([], null)).toBe('OPTION_REQUIRED');
    expect(addChoice([{ option_id: 1, quantity: 1 }], small ?? null)).toBe('OPTION_ALREADY_SELECTED');
    expect(addChoice([], medium ?? null)).toBe('OUT_OF_STOCK');
    expect(addChoice([], small ?? null)).toEqual([{ option_id: 1, quantity: 1 }]);
    expect([checkChosen([]), checkChosen([{ option_id: 1, quantity: 1 }])]).toEqual(['OPTION_REQUIRED', null]);
  });

  it('option choice keeps quantities between one and the stock, at most 99', () => {
    const [small, , other] = options;
    if (!small || !other) throw new Error('options of the test are gone');
    const chosen = [{ option_id: 1, quantity: 1 }];
    expect(changeQuantity(chosen, small, 9)[0]?.quantity).toBe(3);
    expect(changeQuantity(chosen, small, 0)[0]?.quantity).toBe(1);
    expect(changeQuantity([{ option_id: 3, quantity: 1 }], other, 150)[0]?.quantity).toBe(99);
  });
});
