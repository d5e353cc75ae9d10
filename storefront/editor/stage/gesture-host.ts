import type { RefObject } from 'react';
import { findLayer, layersOf } from '#rules/design/custom-design.ts';
import { areaRect, type Box, isNear, type PlacementSide, type Point } from '#rules/design/placement.ts';
import { guidesOf } from '#rules/design/placement-guides.ts';
import type { EditorStore } from '../document/editor-store.ts';
import type { GestureHost } from './gesture-engine.ts';
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
};

/** The gesture engine's interface to one stage. `latest` holds the last rendered state. */
export function gestureHost(latest: RefObject<StageGround>, store: EditorStore, stage: HTMLElement): GestureHost {
  // Measured when a gesture starts: measuring during it would force a layout every frame.
  let place = { left: 0, top: 0 };
  let narrow = true;
  let view: Camera | null = null;
  const grounds = new Map<string, ReturnType<GestureHost['ground']>>();
  const pxPerMm = () => areaRect(latest.current.side, latest.current.camera.width).pxPerMm;
  const onStage = (point: Point) => ({ x: point.x - place.left, y: point.y - place.top });
  const boxOf = (key: string): Box | null => findLayer(store.read().history.present, key)?.layer ?? null;
  const toBox = (point: Point) => toMm(latest.current.camera, latest.current.side, onStage(point));
  const openPrintView = () => {
    if (narrow && store.read().view === 'garment') store.setView('print');
  };
  return {
    started: () => {
      const rect = stage.getBoundingClientRect();
      place = { left: rect.left, top: rect.top };
      narrow = rect.width < NARROW_STAGE_PX;
      grounds.clear();
    },
    selected: () => store.read().history.selected,
    near: (point, under) => {
      const { history, sideId } = store.read();
      const reach = FINGER_PX / pxPerMm();
      const layers = layersOf(history.present, sideId);
      const close = layers.filter((layer) => isNear(layer, toBox(point), reach));
      const selected = close.find((layer) => layer.key === history.selected);
      // A layer above the selected one wins if it is touched directly.
      const isOnTop = selected && layers.indexOf(selected) >= layers.findIndex((layer) => layer.key === under);
      return (isOnTop ? selected : close.at(-1))?.key ?? null;
    },
    boxOf,
    ground: (key) => {
      const { side } = latest.current;
      const { history, sideId } = store.read();
      const others = () => layersOf(history.present, sideId).filter((layer) => layer.key !== key);
      const ground = grounds.get(key) ?? { area: side.area, guides: guidesOf(side.area, others()), mmPerPx: 1 / pxPerMm() };
      grounds.set(key, ground);
      return ground;
    },
    toMm: toBox,
    select: (key) => {
      store.select(key);
      if (key) latest.current.parts.layers.get(key)?.focus({ preventScroll: true });
      else stage.focus({ preventScroll: true });
    },
    paint: (key, frame) => latest.current.parts.paint(key, latest.current.side, frame, latest.current.camera),
    finish: (key, box, label) => {
      if (box) store.place(key, box, label);
      const { parts, side, camera } = latest.current;
      const rest = boxOf(key);
      if (rest) parts.paint(key, side, { box: rest, guides: [] }, camera);
      parts.rest();
      if (box) openPrintView();
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
    openMenu: (key, at) => latest.current.openMenu({ key, ...at }),
    tapped: openPrintView,
    toggleFit: (key) => store.toggleFit(key),
    undo: () => store.undo(),
  };
}
