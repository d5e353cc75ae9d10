import { addLayer, type DesignLayer, type DesignScene, findLayer, layersOf, updateLayer } from '#rules/design/custom-design.ts';
import { sameBox } from '#rules/design/editor-commands.ts';
import { freeBox } from '#rules/design/free-place.ts';
import { type Box, centreAt, firstBox, type Point, type PrintArea, settle } from '#rules/design/placement.ts';
import type { NativeSize } from '#rules/design/print-quality.ts';

/** The content of a new layer: a graphic, or an own picture with its name. */
export type PlacedImage = { readonly graphicId: number } | { readonly pictureId: number; readonly name: string };

/** The scene with an image around a point (mm) or in a free spot of a side; null if the design is full. */
export function withImage(
  scene: DesignScene,
  { area, sideId, limit }: { area: PrintArea; sideId: number; limit: number },
  { image, at, layer }: { image: NativeSize; at: Point | null; layer: { key: string } & PlacedImage },
): DesignScene | null {
  const first = firstBox(area, image);
  const box = at === null ? freeBox(area, first, layersOf(scene, sideId)) : centreAt(first, at);
  return withLayers(scene, sideId, [{ ...settle(area, box), ...layer }], limit);
}

/** The scene with these layers on top of a side, all or none; null if the design is full. */
export function withLayers(scene: DesignScene, sideId: number, layers: readonly DesignLayer[], limit: number): DesignScene | null {
  let next = scene;
  for (const layer of layers) {
    const added = addLayer(next, sideId, layer, limit);
    if (added === 'layer-limit') return null;
    next = added;
  }
  return next;
}

/** The scene with layers in these boxes. */
export function withBoxes(scene: DesignScene, boxes: ReadonlyMap<string, Box>): DesignScene {
  return [...boxes].reduce((next, [key, { x, y, width, height, rotation }]) => {
    const box = { x, y, width, height, rotation };
    const layer = findLayer(next, key)?.layer;
    return layer && !sameBox(layer, box) ? updateLayer(next, { ...layer, ...box }) : next;
  }, scene);
}

/** The scene with a layer replaced by a graphic of the same width, under a new key. */
export function withGraphic(
  scene: DesignScene,
  area: PrintArea,
  { key, fresh, graphic }: { key: string; fresh: string; graphic: Pick<NativeSize, 'width' | 'height'> & { id: number } },
): DesignScene {
  const replaced = (layer: DesignLayer): DesignLayer => {
    const { text: _text, pictureId: _picture, ...placed } = layer;
    return settle(area, { ...placed, key: fresh, graphicId: graphic.id, name: undefined }, graphic.height / graphic.width);
  };
  return {
    ...scene,
    sides: scene.sides.map((side) => ({ ...side, layers: side.layers.map((layer) => (layer.key === key ? replaced(layer) : layer)) })),
  };
}
