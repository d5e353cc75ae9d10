import type { PlacementSide, PrintArea } from './placement.ts';

/** The printable area as stored in product.mockups. */
export interface MockupArea {
  readonly print_x: number;
  readonly print_y: number;
  readonly print_width: number;
  readonly print_height: number;
  readonly print_width_mm: number;
  readonly print_height_mm: number;
}

/** The printable area as a trigger copies it into product_custom_mockups.print_area. */
export interface CopiedArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly width_mm: number;
  readonly height_mm: number;
}

/** Converts the stored forms to `PrintArea`, which all other code uses. */
export function printAreaOf(stored: MockupArea | CopiedArea): PrintArea {
  if ('print_x' in stored) {
    const { print_x: x, print_y: y, print_width: width, print_height: height, print_width_mm, print_height_mm } = stored;
    return printAreaOf({ x, y, width, height, width_mm: print_width_mm, height_mm: print_height_mm });
  }
  return { fx: stored.x, fy: stored.y, fw: stored.width, fh: stored.height, widthMm: stored.width_mm, heightMm: stored.height_mm };
}

/** The columns of product.mockups for an area. */
export function mockupAreaOf({ fx, fy, fw, fh, widthMm, heightMm }: PrintArea): MockupArea {
  return { print_x: fx, print_y: fy, print_width: fw, print_height: fh, print_width_mm: widthMm, print_height_mm: heightMm };
}

/** A stored mockup in the form `place` takes. */
export function placementSideOf(mockup: MockupArea & { readonly width: number; readonly height: number }): PlacementSide {
  return { mockupWidth: mockup.width, mockupHeight: mockup.height, area: printAreaOf(mockup) };
}
