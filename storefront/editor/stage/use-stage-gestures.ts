import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { cutOffShare } from '#rules/design/box-geometry.ts';
import { findLayer, layersOf } from '#rules/design/custom-design.ts';
import { areaRect, type Box, type PlacementSide, type Point, roundMm } from '#rules/design/placement.ts';
import { guidesOf } from '#rules/design/placement-guides.ts';
import type { EditorState } from '../document/editor-store.ts';
import { useEditor } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { GestureEngine, type GestureHost } from './gesture-engine.ts';
import type { MenuPlace } from './layer-menu.tsx';
import { type Camera, toMm } from './stage-camera.ts';
import type { StageParts } from './stage-parts.ts';
import type { SetCamera } from './use-camera.ts';

type Ground = {
  stage: RefObject<HTMLElement | null>;
  parts: StageParts;
  side: PlacementSide;
  camera: Camera;
  setCamera: SetCamera;
  openMenu: (place: MenuPlace) => void;
};

/** Under this stage width a first selection opens the print view: a 60 mm graphic is 31 px wide in the garment view. */
const NARROW_STAGE_PX = 600;

/** Ties the gesture engine, the wheel and Escape of one stage to the editor. */
export function useStageGestures(now: Ground) {
  const { store } = useEditor();
  const text = useText();
  const latest = useRef(now);
  latest.current = now;

  now.parts.describe = (box: Box) => {
    const size = { width: roundMm(Math.round(box.width)), height: Math.round(box.height) };
    const cut = Math.round(cutOffShare(now.side.area, box) * 100);
    const degrees = Math.round(box.rotation);
    const sized = degrees === 0 ? text(editorTexts.size, size) : text(editorTexts.sizeTurned, { ...size, degrees });
    return cut > 0 ? `${sized} · ${text(editorTexts.cutOffShort, { percent: cut })}` : sized;
  };

  useEffect(() => {
    const stage = latest.current.stage.current;
    if (!stage) return;
    const engine = new GestureEngine(stage, hostOf(latest, store, stage));
    const onWheel = (event: WheelEvent) => wheel(event, latest.current, store, stage);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !engine.isRunning) return;
      event.stopPropagation();
      engine.cancel();
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      engine.detach();
      stage.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [store]);
}

type Store = ReturnType<typeof useEditor>['store'];

function hostOf(latest: RefObject<Ground>, store: Store, stage: HTMLElement): GestureHost {
  const boxOf = (key: string) => findLayer(store.read().history.present, key)?.layer ?? null;
  const restore = (key: string) => {
    const { parts, side, camera } = latest.current;
    const box = boxOf(key);
    if (box) parts.paint(key, side, { box, guides: [] }, camera);
  };
  return {
    selected: () => store.read().history.selected,
    boxOf,
    ground: (key) => {
      const { side, camera } = latest.current;
      const { history, sideId } = store.read();
      const others = layersOf(history.present, sideId).filter((layer) => layer.key !== key);
      return { area: side.area, guides: guidesOf(side.area, others), mmPerPx: 1 / areaRect(side, camera.width).pxPerMm };
    },
    toMm: (point) => toMm(latest.current.camera, latest.current.side, onStage(stage, point)),
    select: (key) => {
      store.select(key);
      if (key) latest.current.parts.layers.get(key)?.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement && stage.contains(document.activeElement)) document.activeElement.blur();
    },
    paint: (key, frame) => latest.current.parts.paint(key, latest.current.side, frame, latest.current.camera),
    finish: (key, box, label) => {
      if (box) store.place(key, box, label);
      restore(key);
      if (box) openPrintView(store, stage);
    },
    zoomView: (factor, about, moved) => latest.current.setCamera({ factor, about: onStage(stage, about), moved }),
    openMenu: (key, at) => latest.current.openMenu({ key, ...at }),
    tapped: () => openPrintView(store, stage),
    toggleFit: (key) => store.toggleFit(key),
    undo: () => store.undo(),
  };
}

function openPrintView(store: Store, stage: HTMLElement) {
  if (stage.clientWidth < NARROW_STAGE_PX && store.read().view === 'garment') store.setView('print');
}

/** Ctrl and wheel (also a trackpad pinch): the selected graphic, else the view. */
function wheel(event: WheelEvent, now: Ground, store: Store, stage: HTMLElement) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const factor = Math.exp(-event.deltaY / 300);
  const { selected } = store.read().history satisfies EditorState['history'];
  if (selected) store.command(selected, { do: 'scale', factor });
  else now.setCamera({ factor, about: onStage(stage, { x: event.clientX, y: event.clientY }) });
}

function onStage(stage: HTMLElement, point: Point): Point {
  const rect = stage.getBoundingClientRect();
  return { x: point.x - rect.left, y: point.y - rect.top };
}
