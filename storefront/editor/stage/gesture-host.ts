import type { RefObject } from 'react';
import { bounds } from '#rules/design/box-geometry.ts';
import { type DesignLayer, findLayer } from '#rules/design/custom-design.ts';
import { unitOf } from '#rules/design/editing/layer-groups.ts';
import { boxAround } from '#rules/design/editing/selection-box.ts';
import { areaRect, isNear, type PlacementSide, type Point, settle } from '#rules/design/placement.ts';
import { guidesOf } from '#rules/design/placement-guides.ts';
import type { EditorStore } from '../document/editor-store.ts';
import type { GestureGround, Held } from './gesture-math.ts';
import type { GestureHost } from './gesture-port.ts';
import type { MenuPlace } from './layer-menu.tsx';
import { type Camera, toMm } from './stage-camera.ts';
import type { StageParts } from './stage-parts.ts';
import type { ChangeCamera, SetCamera } from './use-camera.ts';

/** Below this stage width the first selection opens the print view: a 60 mm graphic is 31 px wide in the garment view. */
const NARROW_STAGE_PX = 600;
/** Half of a fingertip's width, px. */
const FINGER_PX = 22;

/** The stage as last rendered. */
export type StageGround = {
  stage: RefObject<HTMLElement | null>;
  parts: StageParts;
  side: PlacementSide;
  camera: Camera;
  /** True if the selected graphic barely shows on the cloth. */
  isFaint: boolean;
  setCamera: SetCamera;
  changeCamera: ChangeCamera;
  openMenu: (place: MenuPlace) => void;
  /** Opens the words of a text. */
  openWords: (key: string) => void;
  /** Shows that the design holds no more graphics. */
  onFull: () => void;
};

/** The gesture engine's interface to one stage. `latest` holds the last rendered state. */
export function gestureHost(latest: RefObject<StageGround>, store: EditorStore, stage: HTMLElement): GestureHost {
  // Measured when a gesture starts: measuring during it would force a layout every frame.
  let place = { left: 0, top: 0 };
  let narrow = true;
  let view: Camera | null = null;
  let ground: GestureGround | null = null;
  const pxPerMm = () => areaRect(latest.current.side, latest.current.camera.width).pxPerMm;
  const onStage = (point: Point) => ({ x: point.x - place.left, y: point.y - place.top });
  const layerOf = (key: string): DesignLayer | null => findLayer(store.read().history.present, key)?.layer ?? null;
  const holdOf = (keys: readonly string[]): Held => {
    const members = keys.flatMap((key) => layerOf(key) ?? []);
    return { keys: members.map((layer) => layer.key), members, box: boxAround(members) };
  };
  const toBox = (point: Point) => toMm(latest.current.camera, latest.current.side, onStage(point));
  const openPrintView = () => {
    if (narrow) store.suggestView('print');
  };
  const focus = (key: string | null) => {
    const layer = key === null ? null : latest.current.parts.layers.get(key);
    (layer ?? stage).focus({ preventScroll: true });
  };
  return {
    started: () => {
      const rect = stage.getBoundingClientRect();
      place = { left: rect.left, top: rect.top };
      narrow = rect.width < NARROW_STAGE_PX;
    },
    selected: () => store.read().history.selected,
    isAdding: () => store.read().isAdding,
    isLocked: (key) => layerOf(key)?.isLocked === true,
    near: (point, under) => {
      const reach = FINGER_PX / pxPerMm();
      const layers = store.shownLayers();
      const close = layers.filter((layer) => isNear(layer, toBox(point), reach));
      const selected = close.findLast((layer) => store.read().history.selected.includes(layer.key));
      // A layer above the selected one wins if it is touched directly.
      const isOnTop = selected && layers.indexOf(selected) >= layers.findIndex((layer) => layer.key === under);
      return (isOnTop ? selected : close.at(-1))?.key ?? null;
    },
    hold: () => {
      const held = holdOf(store.read().history.selected.filter((key) => !layerOf(key)?.isLocked));
      if (held.keys.length === 0) return null;
      const { area } = latest.current.side;
      const others = store.shownLayers().filter((layer) => !held.keys.includes(layer.key));
      ground = { area, guides: guidesOf(area, others), others: others.map(bounds), mmPerPx: 1 / pxPerMm() };
      return held;
    },
    ground: () => ground ?? { area: latest.current.side.area, guides: [], others: [], mmPerPx: 1 / pxPerMm() },
    toMm: toBox,
    select: (key) => {
      store.select(key);
      focus(key);
    },
    toggle: (key) => {
      store.toggle(key);
      focus(store.read().history.selected.at(-1) ?? null);
    },
    choose: (keys) => {
      store.choose(keys);
      focus(keys.at(-1) ?? null);
    },
    paint: (held, frame, isCopy) => {
      const { parts, side, camera } = latest.current;
      parts.leave(isCopy ? holdOf(held.keys) : null, side, camera);
      parts.paint(held, side, frame, camera);
    },
    finish: (first, done, label, isCopy) => {
      const { area } = latest.current.side;
      const settled = (done?.members ?? []).map((box, at) => {
        const was = first.members[at] ?? box;
        return [first.keys[at] ?? '', settle(area, box, was.height / was.width)] as const;
      });
      if (done && isCopy && !store.placeCopies(new Map(settled))) latest.current.onFull();
      if (done && !isCopy) store.place(new Map(settled), label);
      const { parts, side, camera } = latest.current;
      const rest = holdOf(first.keys);
      parts.leave(null, side, camera);
      parts.paint(rest, side, { box: rest.box, guides: [], measures: [] }, camera);
      parts.rest();
      if (done) openPrintView();
    },
    catchIn: (from, to, adds) => {
      const { parts } = latest.current;
      const [one, other] = [toBox(from), toBox(to)];
      const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
      const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
      const { history } = store.read();
      const met = store.shownLayers().filter((layer) => {
        const edge = bounds(layer);
        return !layer.isLocked && edge.left <= right && edge.right >= left && edge.top <= bottom && edge.bottom >= top;
      });
      const units = met.flatMap((layer) => unitOf(history.present, layer.key));
      parts.paintCatch(onStage(from), onStage(to), new Set([...(adds ? history.selected : []), ...units]));
    },
    caught: (commits) => {
      const caught = latest.current.parts.endCatch();
      if (commits) store.choose(caught);
    },
    moveView: (factor, about, moved) => {
      const { parts, camera, changeCamera } = latest.current;
      view = changeCamera(view ?? camera, { factor, about: onStage(about), moved });
      parts.paintView(camera, view);
    },
    viewMoved: () => {
      if (view) latest.current.setCamera(view);
      view = null;
      latest.current.parts.rest();
    },
    openMenu: (key, at, isHeld) => {
      // After a long press further taps add to the selection.
      if (isHeld && key !== null) store.setAdding(true);
      latest.current.openMenu({ key, ...at });
    },
    tapped: openPrintView,
    doubleTapped: (key) => {
      const isText = layerOf(key)?.text !== undefined;
      if (isText || store.read().history.selected.length > 1) store.choose([key]);
      else store.toggleFit();
      if (isText) latest.current.openWords(key);
    },
    undo: () => store.undo(),
  };
}
