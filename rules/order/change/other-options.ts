interface Option {
  id: number;
  frame_id: number | null;
  color_id: number | null;
  price: number;
  stock_count: number;
  is_sold: boolean;
}

/**
 * The options that a line can be changed to before work begins: of the same price, so that no money moves, and with enough stock. The
 * bought option is included. `isSameColour`: only sizes of the same garment and colour, as a design needs.
 */
export function otherOptions<Each extends Option>(
  options: readonly Each[],
  bought: { option_id: number; quantity: number },
  isSameColour: boolean,
): Each[] {
  const own = options.find(({ id }) => id === bought.option_id);
  if (own === undefined) return [];
  const isWorn = (each: Each) => !isSameColour || (each.frame_id === own.frame_id && each.color_id === own.color_id);
  return options.filter(
    (each) => each === own || (each.is_sold && isWorn(each) && each.price === own.price && each.stock_count >= bought.quantity),
  );
}
