import type { DesignLayer, DesignScene } from '#rules/design/custom-design.ts';
import type { EditorHistory, HistoryEntry } from '#rules/design/editor-history.ts';

/**
 * The history of a design as a draft stores it. Scenes share most layers, so each layer is stored once and referred to by its index: a
 * hundred steps of twenty graphics take about 30 kB instead of 500.
 */
export interface KeptHistory {
  readonly layers: readonly DesignLayer[];
  readonly scenes: readonly KeptScene[];
  readonly past: readonly KeptEntry[];
  readonly future: readonly KeptEntry[];
  readonly selected: readonly string[];
  readonly revision: number;
  readonly savedRevision: number;
  readonly lastRevision: number;
  /** The index of the present scene. */
  readonly present: number;
}

type KeptScene = Omit<DesignScene, 'sides'> & {
  readonly sides: readonly { readonly mockupGroupId: number; readonly layers: readonly number[] }[];
};
type KeptEntry = Omit<HistoryEntry<DesignScene>, 'before' | 'after' | 'mergeKey' | 'at'> & {
  readonly before: number;
  readonly after: number;
};

/** Packs a history for a draft. */
export function packHistory(history: EditorHistory<DesignScene>): KeptHistory {
  const layers = new Map<DesignLayer, number>();
  const scenes = new Map<DesignScene, number>();
  const kept: KeptScene[] = [];
  const placeOf = (scene: DesignScene): number => {
    const known = scenes.get(scene);
    if (known !== undefined) return known;
    const sides = scene.sides.map((side) => ({
      mockupGroupId: side.mockupGroupId,
      layers: side.layers.map((layer) => {
        const place = layers.get(layer) ?? layers.size;
        layers.set(layer, place);
        return place;
      }),
    }));
    scenes.set(scene, kept.length);
    return kept.push({ ...scene, sides }) - 1;
  };
  const pack = ({ mergeKey, at, ...entry }: HistoryEntry<DesignScene>): KeptEntry => ({
    ...entry,
    before: placeOf(entry.before),
    after: placeOf(entry.after),
  });
  const { selected, revision, savedRevision, lastRevision } = history;
  const rest = { selected, revision, savedRevision, lastRevision, present: placeOf(history.present) };
  return { ...rest, past: history.past.map(pack), future: history.future.map(pack), layers: [...layers.keys()], scenes: kept };
}

/**
 * Unpacks a history; the next change never merges into its last entry. Null when it was stored by another version or refers to missing
 * layers.
 */
export function unpackHistory(kept: KeptHistory): EditorHistory<DesignScene> | null {
  try {
    const scenes = kept.scenes.map(
      (scene): DesignScene => ({
        ...scene,
        sides: scene.sides.map((side) => ({ ...side, layers: side.layers.map((place) => there(kept.layers[place])) })),
      }),
    );
    const unpack = (entry: KeptEntry): HistoryEntry<DesignScene> => ({
      ...entry,
      before: there(scenes[entry.before]),
      after: there(scenes[entry.after]),
      mergeKey: null,
      at: 0,
    });
    const { selected, revision, savedRevision, lastRevision } = kept;
    const rest = { selected, revision, savedRevision, lastRevision, present: there(scenes[kept.present]) };
    return { ...rest, past: kept.past.map(unpack), future: kept.future.map(unpack) };
  } catch {
    return null;
  }
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('names what is not there');
  return value;
}
