interface Option {
  id: number;
  frame_id: number | null;
  color_id: number | null;
  price: number;
  stock_count: number;
  is_sold: boolean;
}

/**
 * The options that a bought line may become before anything of it is made: of the same price, so that no money moves, with enough in stock.
 * What was bought is among them. `isSameColour`: of the same garment and colour too, as a design was made for; its sizes.
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
