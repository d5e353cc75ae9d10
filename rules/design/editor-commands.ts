import {
  addLayer,
  type DesignLayer,
  type DesignScene,
  findLayer,
  moveInZ,
  removeLayer,
  updateLayer,
  type ZMove,
} from '#rules/design/custom-design.ts';
import {
  type Box,
  centre,
  centreAt,
  fitBox,
  moveBy,
  type PrintArea,
  scaleBy,
  settle,
  snapRotation,
  wrapDegrees,
} from '#rules/design/placement.ts';

/** Commands that keys, tool buttons and sliders apply to the selected graphic. Every drag and pinch has an equivalent here. */
export type LayerCommand =
  | { readonly do: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly do: 'scale'; readonly factor: number }
  | { readonly do: 'width'; readonly mm: number }
  | { readonly do: 'turn'; readonly by: number }
  | { readonly do: 'turn-to'; readonly degrees: number }
  | { readonly do: 'centre'; readonly axis: 'x' | 'y' }
  | { readonly do: 'fit'; readonly before: Box | null }
  | { readonly do: 'z'; readonly move: ZMove }
  | { readonly do: 'duplicate'; readonly key: string }
  | { readonly do: 'remove' };

/** A command's result: the new scene, the new selection, and how the history labels and merges it. */
export interface CommandResult {
  readonly scene: DesignScene;
  readonly selected: string | null;
  readonly label: LayerCommand['do'];
  readonly mergeKey: string | null;
}

/** The offset of a copy from its original, mm. */
const DUPLICATE_OFFSET_MM = 8;

/** Applies a command to the layer `key`; returns `layer-limit` when there is no room for a copy. */
export function applyLayerCommand(
  scene: DesignScene,
  key: string,
  command: LayerCommand,
  facts: { readonly area: PrintArea; readonly limit: number },
): CommandResult | 'layer-limit' {
  const found = findLayer(scene, key);
  const unchanged = { scene, selected: key, label: command.do, mergeKey: null };
  if (!found) return unchanged;
  switch (command.do) {
    case 'remove':
      return { ...unchanged, scene: removeLayer(scene, key), selected: neighbour(found.side.layers, found.index) };
    case 'z':
      return { ...unchanged, scene: moveInZ(scene, key, command.move) };
    case 'duplicate': {
      const moved = moveBy(found.layer, DUPLICATE_OFFSET_MM, DUPLICATE_OFFSET_MM);
      const copy = settle(facts.area, { ...moved, key: command.key });
      const next = addLayer(scene, found.side.mockupGroupId, copy, facts.limit);
      return next === 'layer-limit' ? next : { ...unchanged, scene: next, selected: copy.key };
    }
    default: {
      const box = settle(facts.area, reshape(found.layer, command, facts.area), found.layer.height / found.layer.width);
      const same = sameBox(box, found.layer);
      const scene2 = same ? scene : updateLayer(scene, box);
      return { ...unchanged, scene: scene2, mergeKey: `${key}:${command.do}` };
    }
  }
}

/** True when two boxes have the same position, size and rotation. */
export function sameBox(one: Box, other: Box): boolean {
  return (
    one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height && one.rotation === other.rotation
  );
}

type Reshape = Exclude<LayerCommand, { do: 'remove' | 'z' | 'duplicate' }>;

function reshape(layer: DesignLayer, command: Reshape, area: PrintArea): DesignLayer {
  const middle = centre(layer);
  switch (command.do) {
    case 'nudge':
      return moveBy(layer, command.dx, command.dy);
    case 'scale':
      return scaleBy(area, layer, command.factor);
    case 'width':
      return scaleBy(area, layer, command.mm / layer.width);
    case 'turn':
      return { ...layer, rotation: wrapDegrees(layer.rotation + command.by) };
    case 'turn-to':
      return { ...layer, rotation: snapRotation(command.degrees) };
    case 'centre':
      return centreAt(layer, command.axis === 'x' ? { x: area.widthMm / 2, y: middle.y } : { x: middle.x, y: area.heightMm / 2 });
    case 'fit':
      return command.before ? { ...layer, ...command.before } : fitBox(area, layer);
  }
}

function neighbour(layers: readonly DesignLayer[], index: number): string | null {
  return (layers[index + 1] ?? layers[index - 1])?.key ?? null;
}
