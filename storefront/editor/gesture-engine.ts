import { type Box, type Point, settle } from '#rules/placement.ts';
import type { Guide } from '#rules/placement-guides.ts';
import { cornerFrame, distance, dragFrame, type GestureFrame, type GestureGround, middle, pinchFrame, turnFrame } from './gesture-math.ts';

/** A pointer moves a graphic only past this many CSS px. */
export const SLOP_PX = 3;
/** A second finger this soon takes back what the first one moved, ms. */
const SECOND_FINGER_MS = 80;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 300;
const TWO_FINGER_TAP_MS = 250;

/** What the engine asks of the stage, and tells it. Keys are layer keys; points are CSS px of the window unless named mm. */
export interface GestureHost {
  readonly selected: () => string | null;
  readonly boxOf: (key: string) => Box | null;
  readonly ground: (key: string) => Omit<GestureGround, 'snaps'>;
  readonly toMm: (point: Point) => Point;
  readonly select: (key: string | null) => void;
  /** Called once per animation frame, outside of React. */
  readonly paint: (key: string, frame: GestureFrame) => void;
  /** The gesture is over: `box` is its result, null when it was taken back. */
  readonly finish: (key: string, box: Box | null, label: GestureLabel) => void;
  readonly zoomView: (factor: number, about: Point, moved: Point) => void;
  readonly openMenu: (key: string, at: Point) => void;
  readonly tapped: (key: string) => void;
  readonly toggleFit: (key: string) => void;
  readonly undo: () => void;
}

export type GestureLabel = 'move' | 'scale' | 'turn';
type Grip = 'move' | 'scale' | 'turn' | 'none';

interface Running {
  grip: Grip;
  key: string | null;
  first: Box | null;
  base: Box | null;
  from: Map<number, Point>;
  frame: GestureFrame | null;
  label: GestureLabel;
  startedAt: number;
  hasMoved: boolean;
  fingers: number;
}

/** Attaches pointer gestures to the stage element; gives back how to cancel the running one, and how to detach. */
export function attachGestures(stage: HTMLElement, host: GestureHost) {
  const points = new Map<number, Point>();
  let running: Running | null = null;
  let held: readonly Guide[] = [];
  let isAltHeld = false;
  let wanted = 0;
  let longPress = 0;
  let lastTap: { key: string; at: number } | null = null;

  const rebase = () => {
    if (!running) return;
    running.base = running.frame?.box ?? running.first;
    running.from = new Map(points);
  };

  const compute = () => {
    wanted = 0;
    if (!running || points.size === 0) return;
    const pairs = [...running.from].flatMap(([id, from]) => {
      const to = points.get(id);
      return to ? [{ from, to }] : [];
    });
    const [one, two] = pairs;
    if (!one) return;
    if (!running.key || !running.base) {
      if (two) moveView(one, two);
      return;
    }
    const ground = { ...host.ground(running.key), snaps: !isAltHeld };
    const from = host.toMm(one.from);
    const to = host.toMm(one.to);
    if (two) running.frame = pinchFrame(running.base, [from, host.toMm(two.from)], [to, host.toMm(two.to)], ground);
    else if (running.grip === 'scale') running.frame = cornerFrame(running.base, from, to, ground);
    else if (running.grip === 'turn') running.frame = turnFrame(running.base, from, to, ground);
    else if (running.grip === 'move') running.frame = dragFrame(running.base, from, to, ground, held);
    else return;
    held = running.frame.guides;
    host.paint(running.key, running.frame);
  };

  const moveView = (one: { from: Point; to: Point }, two: { from: Point; to: Point }) => {
    const start = middle(one.from, two.from);
    const now = middle(one.to, two.to);
    const factor = distance(one.to, two.to) / Math.max(8, distance(one.from, two.from));
    host.zoomView(factor, start, { x: now.x - start.x, y: now.y - start.y });
    rebase();
  };

  const stop = (commits: boolean) => {
    const ended = running;
    running = null;
    held = [];
    points.clear();
    clearTimeout(longPress);
    cancelAnimationFrame(wanted);
    wanted = 0;
    if (!ended?.key || !ended.frame || !ended.first) return;
    const { area } = host.ground(ended.key);
    const box = settle(area, ended.frame.box, ended.first.height / ended.first.width);
    host.finish(ended.key, commits && ended.hasMoved ? box : null, ended.label);
  };

  const begin = (event: PointerEvent) => {
    const { key, grip } = gripOf(event.target, host.selected());
    const isMouse = event.pointerType === 'mouse';
    if (key && key !== host.selected()) host.select(key);
    if (!key && isMouse) host.select(null);
    const box = key ? host.boxOf(key) : null;
    const label = grip === 'none' ? 'move' : grip;
    const from = new Map(points);
    running = { grip, key, first: box, base: box, from, frame: null, label, startedAt: event.timeStamp, hasMoved: false, fingers: 1 };
    // Touch keeps its implicit capture; the mouse needs one to be followed outside of the stage.
    if (isMouse) stage.setPointerCapture(event.pointerId);
    if (!isMouse && key && grip === 'move') {
      longPress = window.setTimeout(() => {
        const at = points.get(event.pointerId);
        stop(false);
        if (at) host.openMenu(key, at);
      }, LONG_PRESS_MS);
    }
  };

  const joinFinger = (event: PointerEvent) => {
    if (!running) return;
    clearTimeout(longPress);
    const key = running.key ?? host.selected();
    if (event.timeStamp - running.startedAt < SECOND_FINGER_MS) running.frame = null;
    running.key = key;
    running.first ??= key ? host.boxOf(key) : null;
    // The finger that stays after the other was lifted drags on.
    if (key) running.grip = 'move';
    running.label = 'scale';
    running.fingers = Math.max(running.fingers, points.size);
    rebase();
  };

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('[data-no-gesture]')) return;
    points.set(event.pointerId, pointOf(event));
    isAltHeld = event.altKey;
    if (running && points.size > 1) joinFinger(event);
    else begin(event);
  };

  const onMove = (event: PointerEvent) => {
    const before = points.get(event.pointerId);
    if (!before || !running) return;
    const now = pointOf(event);
    const from = running.from.get(event.pointerId) ?? before;
    isAltHeld = event.altKey;
    if (!running.hasMoved) {
      if (distance(from, now) < SLOP_PX) return;
      running.hasMoved = true;
      clearTimeout(longPress);
    }
    points.set(event.pointerId, now);
    if (wanted === 0) wanted = requestAnimationFrame(compute);
  };

  const onUp = (event: PointerEvent) => {
    if (!points.has(event.pointerId) || !running) return;
    if (wanted !== 0) {
      cancelAnimationFrame(wanted);
      compute();
    }
    points.delete(event.pointerId);
    if (points.size > 0) return rebase();
    const ended = running;
    stop(true);
    if (!ended.hasMoved) onTap(ended, event);
  };

  const onTap = (ended: Running, event: PointerEvent) => {
    if (ended.fingers > 1) {
      if (event.timeStamp - ended.startedAt < TWO_FINGER_TAP_MS) host.undo();
      return;
    }
    if (ended.grip === 'none') return host.select(null);
    if (ended.grip !== 'move' || !ended.key) return;
    const isDouble = lastTap?.key === ended.key && event.timeStamp - lastTap.at < DOUBLE_TAP_MS;
    lastTap = isDouble ? null : { key: ended.key, at: event.timeStamp };
    if (isDouble) host.toggleFit(ended.key);
    else host.tapped(ended.key);
  };

  const onMenu = (event: MouseEvent) => {
    const { key } = gripOf(event.target, host.selected());
    event.preventDefault();
    if (!key || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    stop(false);
    host.select(key);
    host.openMenu(key, pointOf(event));
  };

  const cancel = () => stop(false);
  const onHidden = () => document.hidden && cancel();
  const detach = new AbortController();
  const { signal } = detach;
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', cancel, { signal });
  stage.addEventListener('contextmenu', onMenu, { signal });
  window.addEventListener('blur', cancel, { signal });
  document.addEventListener('visibilitychange', onHidden, { signal });

  return {
    isRunning: () => running?.frame != null,
    cancel,
    detach: () => {
      cancel();
      detach.abort();
    },
  };
}

/** Order of targets: handle, then layer, then stage. A handle belongs to the selected layer. */
function gripOf(target: EventTarget | null, selected: string | null): { key: string | null; grip: Grip } {
  if (!(target instanceof Element)) return { key: null, grip: 'none' };
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset.handle;
  if (handle && selected) return { key: selected, grip: handle === 'turn' ? 'turn' : 'scale' };
  const layer = target.closest<HTMLElement>('[data-layer]')?.dataset.layer;
  return layer ? { key: layer, grip: 'move' } : { key: null, grip: 'none' };
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
