import { type DesignLayer, type DesignScene, findLayer } from '#rules/design/custom-design.ts';

/** The layers selected together with a layer: its whole group on its side, bottom first, else itself; none for an unknown key. */
export function unitOf(scene: DesignScene, key: string): readonly string[] {
  const found = findLayer(scene, key);
  if (!found) return [];
  const { group } = found.layer;
  if (group === undefined) return [key];
  return found.side.layers.filter((layer) => layer.group === group).map((layer) => layer.key);
}

/** The layers by unit: each group together, every other layer alone. */
export function unitsOf(layers: readonly DesignLayer[]): DesignLayer[][] {
  const units = new Map<string, DesignLayer[]>();
  for (const layer of layers) {
    const name = layer.group === undefined ? `layer ${layer.key}` : `group ${layer.group}`;
    units.set(name, [...(units.get(name) ?? []), layer]);
  }
  return [...units.values()];
}

/** Copies with new keys and groups, unlocked. `newKey` is called once for each layer and each group. */
export function copiesOf(layers: readonly DesignLayer[], newKey: () => string): DesignLayer[] {
  const groups = new Map<string, string>();
  return layers.map((layer) => {
    const { group, isLocked, ...rest } = layer;
    const copy: DesignLayer = { ...rest, key: newKey() };
    if (group === undefined) return copy;
    const fresh = groups.get(group) ?? newKey();
    groups.set(group, fresh);
    return { ...copy, group: fresh };
  });
}
