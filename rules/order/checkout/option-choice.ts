import { isSoldOut, quantityWithin } from '../stock.ts';

/** An option of a product; colour and size are empty where the product has none. */
export interface ChoosableOption {
  readonly id: number;
  readonly color_id: number | null;
  readonly size: string;
  readonly stock_count: number;
}

/** A chosen option with its quantity. */
export interface ChosenOption {
  readonly option_id: number;
  readonly quantity: number;
}

/** Why an option was not added (specification 5.17); the codes are those of contract/errors/errors.ts. */
export type OptionRefusal = 'OPTION_REQUIRED' | 'OPTION_ALREADY_SELECTED' | 'OUT_OF_STOCK';

/** The option with this colour and size; null while one of them has not been chosen. */
export function findOption<Option extends ChoosableOption>(
  options: readonly Option[],
  choice: { readonly colorId: number | null; readonly size: string | null },
): Option | null {
  const { hasColors, hasSizes } = choicesOf(options);
  if ((hasColors && choice.colorId === null) || (hasSizes && choice.size === null)) return null;
  const isChosen = (option: Option) => (!hasColors || option.color_id === choice.colorId) && (!hasSizes || option.size === choice.size);
  return options.find(isChosen) ?? null;
}

/** What must be chosen to determine an option; nothing when there is only one. */
export function choicesOf(options: readonly ChoosableOption[]): { hasColors: boolean; hasSizes: boolean } {
  const isChoice = options.length > 1;
  return {
    hasColors: isChoice && new Set(options.map((option) => option.color_id)).size > 1,
    hasSizes: isChoice && options.some((option) => option.size !== ''),
  };
}

/** Adds an option to the list, or returns why not: already in it, or out of stock. */
export function addChoice(chosen: readonly ChosenOption[], option: ChoosableOption | null): readonly ChosenOption[] | OptionRefusal {
  if (!option) return 'OPTION_REQUIRED';
  if (chosen.some((line) => line.option_id === option.id)) return 'OPTION_ALREADY_SELECTED';
  if (isSoldOut(option.stock_count)) return 'OUT_OF_STOCK';
  return [...chosen, { option_id: option.id, quantity: 1 }];
}

/** The list with a new quantity for one option, between 1 and its stock (99 at most). */
export function changeQuantity(chosen: readonly ChosenOption[], option: ChoosableOption, quantity: number): readonly ChosenOption[] {
  return chosen.map((line) => (line.option_id === option.id ? { ...line, quantity: quantityWithin(quantity, option.stock_count) } : line));
}

/** Colour and size are required before adding to the cart or buying. */
export function checkChosen(chosen: readonly ChosenOption[]): 'OPTION_REQUIRED' | null {
  return chosen.length === 0 ? 'OPTION_REQUIRED' : null;
}

/** An earlier choice adjusted to today's stock: missing and sold-out options removed, quantities lowered. */
export function stillChosen(chosen: readonly ChosenOption[], options: readonly ChoosableOption[]): readonly ChosenOption[] {
  return chosen.flatMap(({ option_id, quantity }) => {
    const option = options.find(({ id }) => id === option_id);
    if (!option || isSoldOut(option.stock_count)) return [];
    return [{ option_id, quantity: quantityWithin(quantity, option.stock_count) }];
  });
}
