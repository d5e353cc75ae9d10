/** Pixels of a picture: RGBA, 8 bit, not premultiplied. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Maximum colour distance (Euclidean, of 441) from a corner's colour to count as background: the noise of JPEG. */
const GROUND = 36;
/** Width of the soft edge, px. */
const FEATHER_PX = 2;
/** An edge pixel with a smaller share of background counts as pure. */
const PURE = 0.9;
/** The alpha of an opaque pixel. */
const SEEN = 250;
/** Minimum and maximum share of the picture that counts as background. */
const [LEAST, MOST] = [0.02, 0.995];

/**
 * Removes a flat background: pixels with a corner's colour that are connected to the border become transparent, and edges keep no rim of
 * that colour. Null if there is no such background.
 */
export function removeGround({ data, width, height }: Pixels): Uint8ClampedArray | null {
  const grounds = cornerColours({ data, width, height });
  if (grounds.length === 0) return null;
  const depth = new Uint8Array(width * height);
  const count = flood({ data, width, height }, grounds, depth);
  if (count < depth.length * LEAST || count > depth.length * MOST) return null;
  const cut = new Uint8ClampedArray(data);
  for (let pixel = 0; pixel < depth.length; pixel += 1) if (depth[pixel] === 1) cut[pixel * 4 + 3] = 0;
  for (let step = 1; step <= FEATHER_PX; step += 1) {
    for (let pixel = 0; pixel < depth.length; pixel += 1) {
      if (depth[pixel] !== 0 || !isBeside(depth, width, pixel, step)) continue;
      depth[pixel] = step + 1;
      const ground = nearest(data, pixel, grounds);
      // What lies further in is the whole colour, of which this is the part that the ground has left.
      const share = apart(data, pixel, ground) / furthestAround({ data, width, height }, pixel, ground);
      if (share < PURE) soften(cut, pixel, ground, share);
    }
  }
  return cut;
}

/** The opaque colours of the four corners, each once. */
function cornerColours({ data, width, height }: Pixels): Colour[] {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const colours: Colour[] = [];
  for (const pixel of corners) {
    const isKnown = colours.some((colour) => apart(data, pixel, colour) < GROUND);
    if ((data[pixel * 4 + 3] ?? 0) >= SEEN && !isKnown) colours.push(colourAt(data, pixel));
  }
  return colours;
}

/**
 * Marks the background with 1 and returns its number of pixels. It sweeps over the picture until nothing is added, which needs no stack.
 */
function flood({ data, width, height }: Pixels, grounds: readonly Colour[], depth: Uint8Array): number {
  const total = width * height;
  const isGround = (pixel: number) => (data[pixel * 4 + 3] ?? 0) < SEEN || grounds.some((ground) => apart(data, pixel, ground) < GROUND);
  const reach = (pixel: number, before: number, above: number) => {
    const x = pixel % width;
    const isAtBorder = x === 0 || x === width - 1 || pixel < width || pixel >= total - width;
    if (depth[pixel] === 1 || !(isAtBorder || depth[before] === 1 || depth[above] === 1) || !isGround(pixel)) return 0;
    depth[pixel] = 1;
    return 1;
  };
  let count = 0;
  for (let added = 1; added > 0; ) {
    added = 0;
    for (let pixel = 0; pixel < total; pixel += 1) added += reach(pixel, pixel - 1, pixel - width);
    for (let pixel = total - 1; pixel >= 0; pixel -= 1) added += reach(pixel, pixel + 1, pixel + width);
    count += added;
  }
  return count;
}

function isBeside(depth: Uint8Array, width: number, pixel: number, step: number): boolean {
  const x = pixel % width;
  const [left, right] = [x > 0 ? depth[pixel - 1] : 0, x < width - 1 ? depth[pixel + 1] : 0];
  return left === step || right === step || depth[pixel - width] === step || depth[pixel + width] === step;
}

function furthestAround({ data, width, height }: Pixels, pixel: number, ground: Colour): number {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  let furthest = 1;
  for (let row = Math.max(0, y - FEATHER_PX); row <= Math.min(height - 1, y + FEATHER_PX); row += 1)
    for (let column = Math.max(0, x - FEATHER_PX); column <= Math.min(width - 1, x + FEATHER_PX); column += 1)
      furthest = Math.max(furthest, apart(data, row * width + column, ground));
  return furthest;
}

/** Removes the background's share from a pixel's colour and makes it as transparent as that share. */
function soften(cut: Uint8ClampedArray, pixel: number, ground: Colour, share: number): void {
  const at = pixel * 4;
  for (const channel of [0, 1, 2] as const) {
    cut[at + channel] = ground[channel] + ((cut[at + channel] ?? 0) - ground[channel]) / Math.max(share, 0.1);
  }
  cut[at + 3] = (cut[at + 3] ?? 0) * share;
}

function nearest(data: Uint8ClampedArray, pixel: number, grounds: readonly Colour[]): Colour {
  return grounds.reduce((one, other) => (apart(data, pixel, other) < apart(data, pixel, one) ? other : one));
}

function colourAt(data: Uint8ClampedArray, pixel: number): Colour {
  return [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
}

function apart(data: Uint8ClampedArray, pixel: number, [red, green, blue]: Colour): number {
  const at = pixel * 4;
  return Math.hypot((data[at] ?? 0) - red, (data[at + 1] ?? 0) - green, (data[at + 2] ?? 0) - blue);
}
