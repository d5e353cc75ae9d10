import { demoCustomizables } from './content/customizable-products.ts';
import { demoDesigns } from './content/designs.ts';
import { demoMainPage } from './content/main-page.ts';
import { customizableColours, drawingCode } from './customizable-garments.ts';
import { demoArtists } from './pictures/graphics/catalog.ts';

/**
 * Keys of the pictures needed for the home page's first designs, in page order: a design's picture waits for the garment and its graphics.
 */
export function firstDesignKeys(): string[] {
  const items = demoMainPage.find(({ subType }) => subType === 'PRODUCT_CUSTOM_TEMPLATE')?.items ?? [];
  return items.flatMap((item) => ('design' in item ? keysOfDesign(item.design) : []));
}

function keysOfDesign(key: string): string[] {
  const design = demoDesigns.find((each) => each.key === key);
  const product = demoCustomizables.find(({ code }) => code === design?.product);
  const frame = design && product?.frames[design.frame];
  if (!design || !product || !frame) return [];
  const code = drawingCode(frame.drawing);
  const hex = customizableColours(product)[design.color]?.hex;
  const sides = new Set(design.layers.map(({ side }) => side.toLowerCase()));
  const garments = [...sides].flatMap((side) => [`garment:${code}:${side}:${hex}`, `shade:${code}:${side}`]);
  const graphics = design.layers.map(({ artist, graphic }) => {
    const by = demoArtists[artist];
    return `graphic:${by?.pathName}:${by?.graphics[graphic]?.key}`;
  });
  return [...garments, ...graphics];
}
