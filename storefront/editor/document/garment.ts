import type { DesignInput } from '#contract/rest/cart.ts';
import { type DesignScene, layerGraphics, placedLayer } from '#rules/design/custom-design.ts';
import { editingOf } from '#rules/design/custom-design-rows.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import { type CustomPrice, customProductPrice } from '#rules/money/price.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import type { EditorGraphic, EditorMockup, EditorOption, EditorProduct } from './editor-data.ts';
import { type EditorState, graphicOf, layerName } from './editor-state.ts';

/** The photo of one side of the scene's garment; null if the shop has none. */
export function mockupOf(product: EditorProduct, scene: DesignScene, mockupGroupId: number): EditorMockup | null {
  return (
    product.mockups.find(
      (mockup) => mockup.mockup_group_id === mockupGroupId && mockup.frame_id === scene.frameId && mockup.color_id === scene.colorId,
    ) ?? null
  );
}

/** The garment's printable areas by side. */
export function areasOf(product: EditorProduct, scene: DesignScene) {
  const mockups = product.mockup_groups.map((group) => mockupOf(product, scene, group.id)).filter((mockup) => mockup !== null);
  return new Map(mockups.map((mockup) => [mockup.mockup_group_id, printAreaOf(mockup)]));
}

/** The options (sizes) of a frame and colour, in order. */
export function sizesOf(product: EditorProduct, frameId: number, colorId: number): EditorOption[] {
  return product.options.filter((option) => option.frame_id === frameId && option.color_id === colorId);
}

/** The colours available in a frame, and whether any size is in stock. */
export function colorsOf(product: EditorProduct, frameId: number) {
  return product.colors
    .map((color) => ({ ...color, sizes: sizesOf(product, frameId, color.id) }))
    .filter((color) => color.sizes.length > 0)
    .map((color) => ({ ...color, isSoldOut: color.sizes.every((size) => isSoldOut(size.stock_count)) }));
}

/** The option a design is stored with before a size is chosen: the first in stock, else the first. */
export function storedOption(product: EditorProduct, frameId: number, colorId: number): EditorOption | null {
  const sizes = sizesOf(product, frameId, colorId);
  return sizes.find((size) => !isSoldOut(size.stock_count)) ?? sizes[0] ?? null;
}

/** The initial colour after a frame change: the same one if the new frame has it. */
export function colorForFrame(product: EditorProduct, frameId: number, colorId: number): number | null {
  const colors = colorsOf(product, frameId);
  return (colors.find((color) => color.id === colorId) ?? colors.find((color) => !color.isSoldOut) ?? colors[0])?.id ?? null;
}

/** The cloth colour; white if the shop has removed it. */
export function clothOf(product: Pick<EditorProduct, 'colors'>, scene: Pick<DesignScene, 'colorId'>): string {
  return product.colors.find((color) => color.id === scene.colorId)?.hex ?? '#FFFFFF';
}

/** The family of the cloth colour; null if nobody knows it. */
export function clothFamilyOf(product: Pick<EditorProduct, 'colors'>, scene: Pick<DesignScene, 'colorId'>): string | null {
  return product.colors.find((color) => color.id === scene.colorId)?.family ?? null;
}

/** The live price by the specification's formula. Only sides with something on them count. */
export function scenePrice(product: EditorProduct, scene: DesignScene, graphics: ReadonlyMap<number, EditorGraphic>): CustomPrice {
  const used = scene.sides.filter((side) => side.layers.length > 0);
  const groups = product.mockup_groups.filter((group) => used.some((side) => side.mockupGroupId === group.id));
  const layers = layerGraphics({ sides: used }).map((id) => graphics.get(id));
  return customProductPrice({ product, mockup_groups: groups, graphics: layers.filter((graphic) => graphic !== undefined) });
}

type Named = (name: EditorGraphic['name']) => string;
type Designed = Pick<EditorState, 'graphics' | 'history' | 'name' | 'parentCode'>;

/** The first name of a new design: its first graphic or words and its cloth colour, at most 60 characters. */
export function nameOfDesign(
  { graphics, history }: Omit<Designed, 'parentCode'>,
  product: Pick<EditorProduct, 'name' | 'colors'>,
  name: Named,
): string {
  const scene = history.present;
  const [layer] = scene.sides.flatMap((side) => side.layers);
  const color = product.colors.find(({ id }) => id === scene.colorId);
  const words = [
    layer && layerName({ text: layer.text }, graphicOf({ graphics }, layer), name),
    color && name(color.name),
    name(product.name),
  ];
  return words.filter(Boolean).join(' ').slice(0, 60).trim();
}

/** The design as a guest's cart stores it; null on a garment that is not sold. */
export function designInputOf(state: Designed, product: EditorProduct, name: Named): DesignInput | null {
  const scene = state.history.present;
  const option = storedOption(product, scene.frameId, scene.colorId);
  if (!option) return null;
  const sides = scene.sides
    .filter((side) => side.layers.length > 0)
    .map(({ mockupGroupId, layers }) => ({
      mockup_group_id: mockupGroupId,
      layers: layers.map((layer) => ({ ...placedLayer(layer), editing: editingOf(layer) ?? undefined })),
    }));
  const parent = state.parentCode === null ? {} : { parent_code: state.parentCode };
  return { option_id: option.id, name: state.name || nameOfDesign(state, product, name), sides, ...parent };
}
