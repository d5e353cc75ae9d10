import { useEffect, useRef } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { cutOffShare } from '#rules/design/box-geometry.ts';
import { type Box, type Point, roundMm } from '#rules/design/placement.ts';
import { useEditor } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { GestureEngine } from './gesture-engine.ts';
import { gestureHost, type StageGround } from './gesture-host.ts';

/** Connects the gesture engine, wheel, Space and Escape of one stage to the editor. */
export function useStageGestures(now: StageGround) {
  const { store } = useEditor();
  const text = useText();
  const latest = useRef(now);
  latest.current = now;

  now.parts.describe = (box: Box) => {
    const size = { width: roundMm(Math.round(box.width)), height: Math.round(box.height) };
    const cut = Math.round(cutOffShare(now.side.area, box) * 100);
    const degrees = Math.round(box.rotation);
    const sized = degrees === 0 ? text(editorTexts.size, size) : text(editorTexts.sizeTurned, { ...size, degrees });
    const { selected } = store.read().history;
    if (selected.length > 1) return `${text(editorTexts.several, { count: selected.length })} · ${sized}`;
    const words = [sized];
    if (cut > 0) words.push(text(editorTexts.cutOffShort, { percent: cut }));
    if (now.isFaint) words.push(text(editorTexts.faintShort));
    return words.join(' · ');
  };

  useEffect(() => {
    const stage = latest.current.stage.current;
    if (!stage) return;
    const engine = new GestureEngine(stage, gestureHost(latest, store, stage));
    const ended = new AbortController();
    const { signal } = ended;
    stage.addEventListener('wheel', (event) => wheel(event, latest.current, stage), { passive: false, signal });
    window.addEventListener('keydown', (event) => onKey(event, engine, stage), { capture: true, signal });
    window.addEventListener('keyup', (event) => (event.code === 'Space' ? setPanning(engine, stage, false) : undefined), { signal });
    window.addEventListener('blur', () => setPanning(engine, stage, false), { signal });
    return () => {
      engine.detach();
      ended.abort();
    };
  }, [store]);
}

/** Escape cancels a running gesture. Space makes the mouse pan, unless focus is in a field or on a button. */
function onKey(event: KeyboardEvent, engine: GestureEngine, stage: HTMLElement): void {
  if (event.key === 'Escape' && engine.isRunning) {
    event.stopPropagation();
    engine.cancel();
  }
  const { target } = event;
  const isHere = target === document.body || (target instanceof Node && stage.contains(target));
  if (event.code === 'Space' && isHere) setPanning(engine, stage, true);
}

function setPanning(engine: GestureEngine, stage: HTMLElement, isHeld: boolean): void {
  engine.holdSpace(isHeld);
  stage.classList.toggle('**:cursor-grab!', isHeld);
}

/** Ctrl+wheel (also a trackpad pinch) scales the view, never the selected layers. The wheel alone pans. */
function wheel(event: WheelEvent, now: StageGround, stage: HTMLElement): void {
  event.preventDefault();
  const rect = stage.getBoundingClientRect();
  const about: Point = { x: event.clientX - rect.left, y: event.clientY - rect.top };
  const factor = Math.exp(-event.deltaY / 300);
  if (event.ctrlKey) now.setCamera({ factor, about });
  else now.setCamera({ factor: 1, about, moved: wheelWay(event) });
}

/** Converts lines and pages to px. Shift turns vertical into horizontal, as browsers scroll. */
function wheelWay({ deltaX, deltaY, deltaMode, shiftKey }: WheelEvent): Point {
  const unit = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 400;
  return shiftKey && deltaX === 0 ? { x: -deltaY * unit, y: 0 } : { x: -deltaX * unit, y: -deltaY * unit };
}
