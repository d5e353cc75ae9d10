import { type Box, type Point, settle } from '#rules/design/placement.ts';
import type { Guide } from '#rules/design/placement-guides.ts';
import { cornerFrame, distance, dragFrame, type GestureFrame, type GestureGround, middle, pinchFrame, turnFrame } from './gesture-math.ts';
import { type Grip, gripAt, layerAt, pointOf } from './grips.ts';

/** Movement threshold before a pointer drags a graphic, CSS px. */
const SLOP_PX = 3;
/** A second finger within this time undoes the first one's movement, ms. */
const SECOND_FINGER_MS = 80;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 300;
const TWO_FINGER_TAP_MS = 250;

/** The engine's interface to the stage. Keys are layer keys. Points are CSS px of the window unless named mm. */
export interface GestureHost {
  /** A pointer went down. The stage may be measured now, but not again during this gesture. */
  readonly started: () => void;
  readonly selected: () => string | null;
  /** The graphic a finger targets at this point, over the layer `under`: a nearby selected one, else the topmost. */
  readonly near: (point: Point, under: string | null) => string | null;
  readonly boxOf: (key: string) => Box | null;
  readonly ground: (key: string) => Omit<GestureGround, 'snaps'>;
  readonly toMm: (point: Point) => Point;
  readonly select: (key: string | null) => void;
  /** Called once per animation frame, outside of React. */
  readonly paint: (key: string, frame: GestureFrame) => void;
  /** The gesture ended. `box` is the result, null if it was cancelled. */
  readonly finish: (key: string, box: Box | null, label: GestureLabel) => void;
  /** Zooms and pans the view, once per animation frame. `viewMoved` follows when the gesture ends. */
  readonly moveView: (factor: number, about: Point, moved: Point) => void;
  readonly viewMoved: () => void;
  readonly openMenu: (key: string, at: Point) => void;
  readonly tapped: (key: string) => void;
  readonly toggleFit: (key: string) => void;
  readonly undo: () => void;
}

export type GestureLabel = 'move' | 'scale' | 'turn';

interface Running {
  grip: Grip;
  key: string | null;
  /** The selection before the first finger touched. Two fingers act on it wherever they touch. */
  readonly before: string | null;
  /** The graphic under the first finger, which a tap selects. */
  readonly under: string | null;
  /** The box before the gesture, and when the number of fingers last changed. */
  first: Box | null;
  base: Box | null;
  from: Map<number, Point>;
  frame: GestureFrame | null;
  label: GestureLabel;
  readonly startedAt: number;
  hasMoved: boolean;
  fingers: number;
}

type Pair = { from: Point; to: Point };

/**
 * Pointer gestures of the stage. One finger or the mouse moves, handles scale and rotate, two fingers anywhere do all three to the
 * selection. A finger selects only once it moves or lifts, so a second one can still join it for the selected graphic. On the empty stage
 * one finger pans the view, and two zoom it if nothing is selected. The mouse pans with Space or its middle button. Whenever a finger is
 * added or lifted, the gesture restarts from the current position, so the remaining finger keeps working.
 */
export class GestureEngine {
  readonly #stage: HTMLElement;
  readonly #host: GestureHost;
  readonly #detach = new AbortController();
  readonly #points = new Map<number, Point>();
  #running: Running | null = null;
  #held: readonly Guide[] = [];
  #isAltHeld = false;
  #wantedFrame = 0;
  #longPress = 0;
  #lastTap: { key: string; at: number } | null = null;
  /** True while Space is held: the mouse pans the view. */
  #isSpaceHeld = false;
  /**
   * Set after a handled long press or tap. The browser's click on lifting the finger would close the menu again, or select what is under
   * the finger after zooming.
   */
  #swallowsLift = false;

  constructor(stage: HTMLElement, host: GestureHost) {
    this.#stage = stage;
    this.#host = host;
    const { signal } = this.#detach;
    stage.addEventListener('pointerdown', (event) => this.#onDown(event), { signal });
    stage.addEventListener('pointermove', (event) => this.#onMove(event), { signal });
    stage.addEventListener('pointerup', (event) => this.#onUp(event), { signal });
    stage.addEventListener('pointercancel', () => this.cancel(), { signal });
    stage.addEventListener('contextmenu', (event) => this.#onMenu(event), { signal });
    stage.addEventListener('touchend', (event) => (this.#swallowsLift ? event.preventDefault() : undefined), { signal, passive: false });
    // Prevents the middle button's autoscroll.
    stage.addEventListener('mousedown', (event) => (event.button === 1 ? event.preventDefault() : undefined), { signal });
    window.addEventListener('blur', () => this.cancel(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? this.cancel() : undefined), { signal });
  }

  /** True while a graphic is being dragged. */
  get isRunning(): boolean {
    return this.#running?.frame != null;
  }

  /** Called when Space is pressed or released. */
  holdSpace(isHeld: boolean): void {
    this.#isSpaceHeld = isHeld;
  }

  /** Cancels the running gesture and restores the graphic. */
  cancel(): void {
    this.#stop(false);
  }

  detach(): void {
    this.cancel();
    this.#detach.abort();
  }

  #onDown(event: PointerEvent): void {
    const isView = event.pointerType === 'mouse' && (event.button === 1 || (event.button === 0 && this.#isSpaceHeld));
    if (event.pointerType === 'mouse' && event.button !== 0 && !isView) return;
    if (event.target instanceof Element && event.target.closest('[data-no-gesture]')) return;
    this.#swallowsLift = false;
    this.#host.started();
    this.#points.set(event.pointerId, pointOf(event));
    this.#isAltHeld = event.altKey;
    if (this.#running && this.#points.size > 1) this.#joinFinger(this.#running, event);
    else this.#begin(event, isView);
  }

  #begin(event: PointerEvent, isView: boolean): void {
    const isMouse = event.pointerType === 'mouse';
    const before = this.#host.selected();
    const under = layerAt(event.target);
    const found = gripAt(event.target, before, isMouse ? null : this.#host.near(pointOf(event), under));
    const { key, grip } = isView ? { key: null, grip: 'view' as const } : found;
    // A finger selects when it moves or lifts, the mouse on press.
    if (isMouse && key !== before && !isView) this.#host.select(key);
    const box = key ? this.#host.boxOf(key) : null;
    this.#running = {
      ...{ grip, key, before, under, first: box, base: box, from: new Map(this.#points), frame: null },
      ...{ label: grip === 'scale' || grip === 'turn' ? grip : 'move', startedAt: event.timeStamp, hasMoved: false, fingers: 1 },
    };
    // Touch has implicit pointer capture. The mouse needs it to be tracked outside the stage.
    if (isMouse) this.#stage.setPointerCapture(event.pointerId);
    else if (key && grip === 'move') this.#longPress = window.setTimeout(() => this.#onLongPress(key, event.pointerId), LONG_PRESS_MS);
  }

  #joinFinger(running: Running, event: PointerEvent): void {
    clearTimeout(this.#longPress);
    const isEarly = !running.hasMoved || event.timeStamp - running.startedAt < SECOND_FINGER_MS;
    if (isEarly) this.#takeBack(running);
    if (running.hasMoved && running.key === null) this.#host.viewMoved();
    const key = running.key ?? this.#host.selected();
    if (key !== this.#host.selected()) this.#host.select(key);
    running.key = key;
    running.first ??= key ? this.#host.boxOf(key) : null;
    // The remaining finger keeps dragging after the other lifts.
    if (key) running.grip = 'move';
    running.label = 'scale';
    running.fingers = Math.max(running.fingers, this.#points.size);
    this.#rebase();
  }

  /** Discards what the first of two fingers did or touched: both act on the previous selection. */
  #takeBack(running: Running): void {
    const { key, before, frame, label } = running;
    running.frame = null;
    if (before === null || before === key) return;
    if (key && frame) this.#host.finish(key, null, label);
    running.key = before;
    running.first = this.#host.boxOf(before);
  }

  #onMove(event: PointerEvent): void {
    const before = this.#points.get(event.pointerId);
    const running = this.#running;
    if (!before || !running) return;
    const now = pointOf(event);
    this.#isAltHeld = event.altKey;
    if (!running.hasMoved) {
      if (distance(running.from.get(event.pointerId) ?? before, now) < SLOP_PX) return;
      running.hasMoved = true;
      clearTimeout(this.#longPress);
      if (running.key && running.key !== this.#host.selected()) this.#host.select(running.key);
    }
    this.#points.set(event.pointerId, now);
    if (this.#wantedFrame === 0) this.#wantedFrame = requestAnimationFrame(() => this.#compute());
  }

  #compute(): void {
    this.#wantedFrame = 0;
    const running = this.#running;
    if (!running) return;
    const [one, two] = [...running.from].flatMap(([id, from]): Pair[] => {
      const to = this.#points.get(id);
      return to ? [{ from, to }] : [];
    });
    if (!one) return;
    if (!running.key || !running.base) {
      this.#moveView(one, two);
      return;
    }
    const frame = this.#frameOf(running.grip, running.key, running.base, one, two);
    if (!frame) return;
    running.frame = frame;
    this.#held = frame.guides;
    this.#host.paint(running.key, frame);
  }

  #frameOf(grip: Grip, key: string, base: Box, one: Pair, two: Pair | undefined): GestureFrame | null {
    const ground = { ...this.#host.ground(key), snaps: !this.#isAltHeld };
    const from = this.#host.toMm(one.from);
    const to = this.#host.toMm(one.to);
    if (two) return pinchFrame(base, [from, this.#host.toMm(two.from)], [to, this.#host.toMm(two.to)], ground);
    switch (grip) {
      case 'move':
        return dragFrame(base, from, to, ground, this.#held);
      case 'scale':
        return cornerFrame(base, from, to, ground);
      case 'turn':
        return turnFrame(base, from, to, ground);
      case 'view':
      case 'none':
        return null;
    }
  }

  /** One finger on the empty stage, or two with nothing selected, move the view and never the graphics. */
  #moveView(one: Pair, two: Pair | undefined): void {
    const start = two ? middle(one.from, two.from) : one.from;
    const now = two ? middle(one.to, two.to) : one.to;
    const factor = two ? distance(one.to, two.to) / Math.max(8, distance(one.from, two.from)) : 1;
    this.#host.moveView(factor, start, { x: now.x - start.x, y: now.y - start.y });
    this.#rebase();
  }

  #onUp(event: PointerEvent): void {
    const running = this.#running;
    if (!this.#points.has(event.pointerId) || !running) return;
    if (this.#wantedFrame !== 0) {
      cancelAnimationFrame(this.#wantedFrame);
      this.#compute();
    }
    this.#points.delete(event.pointerId);
    if (this.#points.size > 0) {
      this.#rebase();
      return;
    }
    this.#stop(true);
    if (!running.hasMoved) this.#onTap(running, event);
  }

  #onTap(ended: Running, event: PointerEvent): void {
    this.#swallowsLift = event.pointerType !== 'mouse';
    if (ended.fingers > 1) {
      if (event.timeStamp - ended.startedAt < TWO_FINGER_TAP_MS) this.#host.undo();
      return;
    }
    if (ended.grip === 'view' && event.pointerType !== 'mouse') this.#host.select(null);
    if (ended.grip !== 'move' || !ended.key) return;
    // Next to a small selected graphic, a drag moves that graphic; a tap selects the layer under the finger.
    const tapped = ended.under ?? ended.key;
    this.#host.select(tapped);
    if (tapped !== ended.key) return;
    const isDouble = this.#lastTap?.key === ended.key && event.timeStamp - this.#lastTap.at < DOUBLE_TAP_MS;
    this.#lastTap = isDouble ? null : { key: ended.key, at: event.timeStamp };
    if (isDouble) this.#host.toggleFit(ended.key);
    else this.#host.tapped(ended.key);
  }

  #onLongPress(key: string, pointerId: number): void {
    const at = this.#points.get(pointerId);
    this.#stop(false);
    if (!at) return;
    this.#swallowsLift = true;
    if (key !== this.#host.selected()) this.#host.select(key);
    this.#host.openMenu(key, at);
  }

  #onMenu(event: MouseEvent): void {
    event.preventDefault();
    const { key } = gripAt(event.target, this.#host.selected(), null);
    if (!key || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    this.#stop(false);
    this.#host.select(key);
    this.#host.openMenu(key, pointOf(event));
  }

  #rebase(): void {
    if (!this.#running) return;
    this.#running.base = this.#running.frame?.box ?? this.#running.first;
    this.#running.from = new Map(this.#points);
  }

  #stop(commits: boolean): void {
    const ended = this.#running;
    this.#running = null;
    this.#held = [];
    this.#points.clear();
    clearTimeout(this.#longPress);
    cancelAnimationFrame(this.#wantedFrame);
    this.#wantedFrame = 0;
    if (ended?.hasMoved && !ended.key) this.#host.viewMoved();
    if (!ended?.key || !ended.frame || !ended.first) return;
    const box = settle(this.#host.ground(ended.key).area, ended.frame.box, ended.first.height / ended.first.width);
    this.#host.finish(ended.key, commits && ended.hasMoved ? box : null, ended.label);
  }
}
