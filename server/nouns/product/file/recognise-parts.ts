import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';

/**
 * Gives new parts of a form the ids they already have, for a save that succeeded but whose response was lost. Frames and sides match by
 * code, colours by Korean name, options by their choices.
 */
export function recogniseParts(mine: ProductBody, theirs: ProductBody): ProductBody {
  const frames = named(mine.frames, theirs.frames, ({ code }) => code);
  const colors = named(mine.colors, theirs.colors, ({ name }) => name.ko);
  const sides = named(mine.sides, theirs.sides, ({ code }) => code);
  const keys = new Map([...frames.keys, ...colors.keys]);
  const known = (key: string | null) => (key === null ? null : (keys.get(key) ?? key));
  const chosen = mine.options.map((option) => ({ ...option, frame_key: known(option.frame_key), color_key: known(option.color_key) }));
  const options = named(chosen, theirs.options, ({ frame_key, color_key, size }) => `${frame_key} ${color_key} ${size}`);
  return {
    ...mine,
    frames: frames.parts,
    colors: colors.parts,
    sides: sides.parts,
    options: options.parts.map((option) => (option.key.startsWith('new') ? option : { ...option, stock: null })),
    images: mine.images.map((image) => ({ ...image, color_key: known(image.color_key) })),
    sizes: mine.sizes.map((size) => ({ ...size, frame_key: known(size.frame_key) })),
  };
}

function named<Part extends { key: string }>(mine: readonly Part[], theirs: readonly Part[], nameOf: (part: Part) => string) {
  const keys = new Map<string, string>();
  const parts = mine.map((part) => {
    const same = part.key.startsWith('new') ? theirs.find((other) => nameOf(other) === nameOf(part)) : undefined;
    if (same === undefined || mine.some(({ key }) => key === same.key)) return part;
    keys.set(part.key, same.key);
    return { ...part, key: same.key };
  });
  return { parts, keys };
}
