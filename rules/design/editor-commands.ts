import {
  type DesignLayer,
  type DesignScene,
  findLayer,
  LAYER_NAME_LENGTH,
  moveInZ,
  removeLayer,
  updateLayer,
  type ZMove,
} from '#rules/design/custom-design.ts';
import { type AlignEdge, alignUnits, distributeUnits, shifted } from '#rules/design/editing/align.ts';
import { unitsOf } from '#rules/design/editing/layer-groups.ts';
import { boxAround, keptInside, scaledAbout, settledIn } from '#rules/design/editing/selection-box.ts';
import { type Box, centre, centreAt, fitBox, moveBy, type PrintArea, settle, wrapDegrees } from '#rules/design/placement.ts';

/**
 * Commands that keys, tool buttons and fields apply to what is selected: one graphic, or several as one. Every drag and pinch has an
 * equivalent here.
 */
export type LayerCommand =
  | { readonly do: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly do: 'scale'; readonly factor: number }
  | { readonly do: 'width'; readonly mm: number }
  /** The left or upper edge, mm from that of the area. */
  | { readonly do: 'left' | 'top'; readonly mm: number }
  | { readonly do: 'turn'; readonly by: number }
  | { readonly do: 'turn-to'; readonly degrees: number }
  | { readonly do: 'fit'; readonly before: Box | null }
  | { readonly do: 'align'; readonly edge: AlignEdge; readonly to: 'area' | 'each-other' }
  | { readonly do: 'distribute'; readonly axis: 'x' | 'y' }
  | { readonly do: 'z'; readonly move: ZMove }
  | { readonly do: 'group'; readonly name: string }
  | { readonly do: 'ungroup' }
  | { readonly do: 'lock'; readonly isLocked: boolean }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'remove' };

/** A command's result: the new scene, the new selection, and how the history labels and merges it. */
export interface CommandResult {
  readonly scene: DesignScene;
  readonly selected: readonly string[];
  readonly label: LayerCommand['do'];
  readonly mergeKey: string | null;
}

/** Applies a command to the layers `keys` of one side, in z-order. Locked layers stay in place, but can be renamed and unlocked. */
export function applyLayerCommand(scene: DesignScene, keys: readonly string[], command: LayerCommand, area: PrintArea): CommandResult {
  const all = keys.flatMap((key) => findLayer(scene, key)?.layer ?? []);
  const unchanged = { scene, selected: keys, label: command.do, mergeKey: null };
  const free = all.filter((layer) => !layer.isLocked);
  const freeKeys = free.map((layer) => layer.key);
  switch (command.do) {
    case 'lock':
      return { ...unchanged, scene: written(scene, all, (layer) => ({ ...layer, isLocked: command.isLocked || undefined })) };
    case 'rename':
      return {
        ...unchanged,
        scene: written(scene, all, (layer) => ({ ...layer, name: command.name.trim().slice(0, LAYER_NAME_LENGTH) || undefined })),
      };
    case 'group':
    case 'ungroup':
      return {
        ...unchanged,
        scene: written(scene, all, (layer) => ({ ...layer, group: command.do === 'group' ? command.name : undefined })),
      };
    case 'remove':
      return free.length === 0
        ? unchanged
        : { ...unchanged, scene: freeKeys.reduce(removeLayer, scene), selected: neighbour(scene, keys, freeKeys) };
    case 'z':
      return { ...unchanged, scene: moveInZ(scene, freeKeys, command.move) };
    default: {
      if (free.length === 0) return unchanged;
      const boxes = reshaped(free, command, area);
      const next = boxes.reduce((now, box, at) => (sameBox(box, free[at] ?? box) ? now : updateLayer(now, box)), scene);
      return { ...unchanged, scene: next, mergeKey: `${freeKeys.join()}:${command.do}` };
    }
  }
}

/** True when two boxes have the same position, size and rotation. */
export function sameBox(one: Box, other: Box): boolean {
  return (
    one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height && one.rotation === other.rotation
  );
}

type Reshape = Exclude<LayerCommand, { do: 'remove' | 'z' | 'group' | 'ungroup' | 'lock' | 'rename' }>;

function reshaped(layers: readonly DesignLayer[], command: Reshape, area: PrintArea): DesignLayer[] {
  const box = boxAround(layers);
  const about = (factor: number) => settledIn(area, layers, box, scaledAbout(area, layers, box, factor, centre(box), true));
  const moved = (to: Box) => settledIn(area, layers, box, keptInside(area, layers, box, to));
  const units = unitsOf(layers);
  const shift = (ways: ReturnType<typeof distributeUnits>) =>
    layers.map((layer) => settle(area, shifted(layer, ways[units.findIndex((unit) => unit.includes(layer))] ?? { dx: 0, dy: 0 })));
  switch (command.do) {
    case 'nudge':
      return moved(moveBy(box, command.dx, command.dy));
    case 'left':
      return shift(units.map(() => ({ dx: command.mm - edgesOf(layers).x, dy: 0 })));
    case 'top':
      return shift(units.map(() => ({ dx: 0, dy: command.mm - edgesOf(layers).y })));
    case 'scale':
      return about(command.factor);
    case 'width':
      return about(command.mm / box.width);
    case 'turn':
      return moved({ ...box, rotation: box.rotation + command.by });
    case 'turn-to':
      return layers.map((layer) => settle(area, { ...layer, rotation: wrapDegrees(command.degrees) }));
    case 'align':
      return shift(alignUnits(area, units, command.edge, command.to));
    case 'distribute':
      return shift(distributeUnits(units, command.axis));
    case 'fit': {
      if (command.before) return layers.map((layer) => settle(area, { ...layer, ...command.before }));
      const fitted = fitBox(area, box);
      const factor = scaledAbout(area, layers, box, fitted.width / box.width, centre(box), false).width;
      return moved(centreAt({ ...fitted, width: factor, height: (factor * box.height) / box.width }, centre(fitted)));
    }
  }
}

/** The upright edges of layers moved together; for one turned layer, of the rectangle around it. */
function edgesOf(layers: readonly Box[]): Box {
  return boxAround(layers.length === 1 ? [...layers, ...layers] : layers);
}

function written(scene: DesignScene, layers: readonly DesignLayer[], change: (layer: DesignLayer) => DesignLayer): DesignScene {
  return layers.reduce((now, layer) => updateLayer(now, change(layer)), scene);
}

/** The selection after a removal: the other selected layers, else the layer above, else the one below. */
function neighbour(scene: DesignScene, keys: readonly string[], gone: readonly string[]): readonly string[] {
  const rest = keys.filter((key) => !gone.includes(key));
  const found = gone.length === 1 && rest.length === 0 ? findLayer(scene, gone[0] ?? '') : null;
  if (!found) return rest;
  const next = found.side.layers[found.index + 1] ?? found.side.layers[found.index - 1];
  return next ? [next.key] : [];
}
