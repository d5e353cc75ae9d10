import type { Point } from '#rules/design/placement.ts';
import type { Guide } from '#rules/design/placement-guides.ts';
import {
  carried,
  cornerFrame,
  distance,
  dragFrame,
  type GestureFrame,
  type Held,
  middle,
  type Pressed,
  pinchFrame,
  turnFrame,
  twistOf,
} from './gesture-math.ts';
import type { GestureHost, GestureLabel } from './gesture-port.ts';
import { type Grip, gripAt, layerAt, layerBelow, pointOf } from './grips.ts';

/** Movement threshold before a pointer drags a graphic, CSS px. */
const SLOP_PX = 3;
/** A second finger within this time undoes the first one's movement, ms. */
const SECOND_FINGER_MS = 80;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 300;
const TWO_FINGER_TAP_MS = 250;

interface Running {
  grip: Grip;
  key: string | null;
  readonly corner: Point;
  /** The selection before the first finger touched. Two fingers act on it wherever they touch. */
  readonly before: readonly string[];
  /** The graphic under the first finger, which a tap selects. */
  readonly under: string | null;
  /** True if the press has already added the graphic to the selection. */
  readonly wasAdded: boolean;
  /** The dragged layers before the gesture, and at the last change of the number of fingers. */
  first: Held | null;
  base: Held | null;
  from: Map<number, Point>;
  frame: GestureFrame | null;
  /** The widest twist of two fingers, degrees. */
  furthest: number;
  label: GestureLabel;
  readonly startedAt: number;
  hasMoved: boolean;
  fingers: number;
}

type Pair = { from: Point; to: Point };

/**
 * Pointer gestures of the stage. One finger or the mouse moves what is selected, handles scale and rotate, two fingers anywhere do all three.
 * A finger selects only once it moves or lifts, so a second one can still join it for what is selected. On the empty stage mouse and pen draw
 * a frame that catches graphics; one finger pans the view, and two zoom it if nothing is selected. The mouse pans with Space or its middle
 * button. Whenever a finger is added or lifted, the gesture restarts from the current position, so the remaining finger keeps working.
 */
export class GestureEngine {
  readonly #stage: HTMLElement;
  readonly #host: GestureHost;
  readonly #detach = new AbortController();
  readonly #points = new Map<number, Point>();
  #running: Running | null = null;
  #held: readonly Guide[] = [];
  #pressed: Pressed = { shift: false, alt: false, ctrl: false };
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
    for (const key of ['keydown', 'keyup'] as const) window.addEventListener(key, (event) => this.#onKey(event), { signal });
    window.addEventListener('blur', () => this.cancel(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? this.cancel() : undefined), { signal });
  }

  /** True while something is dragged, or a frame is drawn. */
  get isRunning(): boolean {
    return this.#running?.frame != null || (this.#running?.grip === 'catch' && this.#running.hasMoved);
  }

  /** Called when Space is pressed or released. */
  holdSpace(isHeld: boolean): void {
    this.#isSpaceHeld = isHeld;
  }

  /** Cancels the running gesture and restores the graphics. */
  cancel(): void {
    this.#stop(false);
  }

  detach(): void {
    this.cancel();
    this.#detach.abort();
  }

  #onDown(event: PointerEvent): void {
    const isView = event.pointerType === 'mouse' && (event.button === 1 || (event.button === 0 && this.#isSpaceHeld));
    if (event.pointerType !== 'touch' && event.button !== 0 && !isView) return;
    this.#swallowsLift = false;
    if (event.target instanceof Element && event.target.closest('[data-no-gesture]')) return;
    this.#host.started();
    this.#points.set(event.pointerId, pointOf(event));
    this.#takeKeys(event);
    if (this.#running && this.#points.size > 1) this.#joinFinger(this.#running, event);
    else this.#begin(event, isView);
  }

  #begin(event: PointerEvent, isView: boolean): void {
    const isTouch = event.pointerType === 'touch';
    const before = this.#host.selected();
    const under = layerAt(event.target);
    const found = gripAt(event.target, before, isTouch ? this.#host.near(pointOf(event), under) : null);
    const isHeld = !isView && found.key !== null && (found.grip !== 'move' || !this.#host.isLocked(found.key));
    const grip = isHeld ? found.grip : isView || isTouch ? 'view' : 'catch';
    const key = isHeld ? found.key : null;
    const adds = this.#adds();
    // A finger selects when it moves or lifts, mouse and pen on press.
    const wasAdded = !isTouch && grip === 'move' && key !== null && !before.includes(key);
    if (wasAdded) adds ? this.#host.toggle(key) : this.#host.select(key);
    else if (grip === 'catch' && !adds) this.#host.select(null);
    const first = grip === 'scale' || grip === 'turn' ? this.#host.hold() : null;
    this.#running = {
      ...{ grip, key, before, under, wasAdded, corner: found.corner, first, base: first, from: new Map(this.#points), frame: null },
      ...{
        label: grip === 'scale' || grip === 'turn' ? grip : 'move',
        startedAt: event.timeStamp,
        hasMoved: false,
        fingers: 1,
        furthest: 0,
      },
    };
    // Touch has implicit pointer capture. The mouse needs it to be tracked outside the stage.
    if (!isTouch) this.#stage.setPointerCapture(event.pointerId);
    const isHandle = found.grip === 'scale' || found.grip === 'turn';
    if (event.pointerType !== 'mouse' && !isHandle)
      this.#longPress = window.setTimeout(() => this.#onLongPress(found.key, event.pointerId), LONG_PRESS_MS);
  }

  #joinFinger(running: Running, event: PointerEvent): void {
    clearTimeout(this.#longPress);
    const isEarly = !running.hasMoved || event.timeStamp - running.startedAt < SECOND_FINGER_MS;
    if (running.grip === 'catch') this.#host.caught(false);
    if (isEarly) this.#takeBack(running);
    if (running.hasMoved && running.first === null) this.#host.viewMoved();
    if (running.key !== null && this.#host.selected().length === 0) this.#host.select(running.key);
    running.first ??= this.#host.hold();
    // The remaining finger keeps dragging after the other lifts.
    running.grip = running.first ? 'move' : 'view';
    running.key = running.first?.keys.at(-1) ?? null;
    running.label = 'scale';
    running.fingers = Math.max(running.fingers, this.#points.size);
    this.#rebase();
  }

  /** Discards what the first of two fingers did or touched: both act on the previous selection. */
  #takeBack(running: Running): void {
    const { key, before, frame, first, label } = running;
    running.frame = null;
    if (before.length === 0 || (key !== null && before.includes(key))) return;
    if (first && frame) this.#host.finish(first, null, label, false);
    this.#host.choose(before);
    running.first = null;
  }

  #onMove(event: PointerEvent): void {
    const before = this.#points.get(event.pointerId);
    const running = this.#running;
    if (!before || !running) return;
    const now = pointOf(event);
    this.#takeKeys(event);
    if (!running.hasMoved) {
      if (distance(running.from.get(event.pointerId) ?? before, now) < SLOP_PX) return;
      running.hasMoved = true;
      clearTimeout(this.#longPress);
      this.#take(running);
    }
    this.#points.set(event.pointerId, now);
    this.#wantFrame();
  }

  /** Starts a drag: selects the touched graphic if needed, and takes the selection. */
  #take(running: Running): void {
    const { key, grip } = running;
    if (grip !== 'move') return;
    if (key !== null && !this.#host.selected().includes(key)) this.#adds() ? this.#host.toggle(key) : this.#host.select(key);
    running.first ??= this.#host.hold();
    running.base ??= running.first;
  }

  #wantFrame(): void {
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
    if (!one || !running.hasMoved) return;
    if (running.grip === 'catch') this.#host.catchIn(one.from, one.to, this.#adds());
    else if (running.base) this.#paint(running, running.base, one, two);
    else this.#moveView(one, two);
  }

  #paint(running: Running, base: Held, one: Pair, two: Pair | undefined): void {
    const frame = this.#frameOf(running, base, one, two);
    if (!frame) return;
    running.frame = frame;
    this.#held = frame.guides;
    this.#host.paint(base, frame, this.#isCopy(running));
  }

  #frameOf(running: Running, base: Held, one: Pair, two: Pair | undefined): GestureFrame | null {
    const ground = this.#host.ground();
    const from = this.#host.toMm(one.from);
    const to = this.#host.toMm(one.to);
    if (two) {
      const [fromTwo, toTwo] = [[from, this.#host.toMm(two.from)] as const, [to, this.#host.toMm(two.to)] as const];
      running.furthest = Math.max(running.furthest, Math.abs(twistOf(fromTwo, toTwo)));
      return pinchFrame(base, fromTwo, toTwo, ground, running.furthest);
    }
    switch (running.grip) {
      case 'move':
        return dragFrame(base, from, to, ground, this.#pressed, this.#held);
      case 'scale':
        return cornerFrame(base, running.corner, from, to, ground, this.#pressed);
      case 'turn':
        return turnFrame(base, from, to, ground, this.#pressed);
      default:
        return null;
    }
  }

  /** Alt drags copies instead of the originals. */
  #isCopy({ grip, fingers }: Running): boolean {
    return grip === 'move' && fingers === 1 && this.#pressed.alt;
  }

  #adds(): boolean {
    return this.#pressed.shift || this.#host.isAdding();
  }

  /** One finger on the empty stage, or two without a selection, move the view and never the graphics. */
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
    const isTouch = event.pointerType === 'touch';
    this.#swallowsLift = isTouch;
    if (ended.fingers > 1) {
      if (event.timeStamp - ended.startedAt < TWO_FINGER_TAP_MS) this.#host.undo();
      return;
    }
    if (ended.grip === 'view' && !isTouch) return;
    const isHandle = ended.grip === 'scale' || ended.grip === 'turn';
    // Next to a small selected graphic, a drag moves that graphic; a tap selects the layer under the finger, under a handle too.
    const tapped = isHandle ? layerBelow(pointOf(event)) : (ended.under ?? ended.key);
    if (isHandle && (tapped === null || ended.before.includes(tapped))) return;
    if (tapped !== null && this.#adds()) {
      if (!ended.wasAdded) this.#host.toggle(tapped);
    } else if (tapped !== null) this.#tap(tapped, tapped === ended.key, event.timeStamp);
    else if (!this.#pressed.shift) this.#host.select(null);
  }

  #tap(tapped: string, isMeant: boolean, at: number): void {
    const isDouble = this.#lastTap?.key === tapped && at - this.#lastTap.at < DOUBLE_TAP_MS;
    this.#lastTap = isDouble ? null : { key: tapped, at };
    if (isDouble) this.#host.doubleTapped(tapped);
    else this.#host.select(tapped);
    if (!isDouble && isMeant) this.#host.tapped(tapped);
  }

  #onLongPress(key: string | null, pointerId: number): void {
    const at = this.#points.get(pointerId);
    this.#stop(false);
    if (!at) return;
    this.#swallowsLift = true;
    this.#openMenu(key, at, true);
  }

  #onMenu(event: MouseEvent): void {
    event.preventDefault();
    const { key } = gripAt(event.target, this.#host.selected(), null);
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    this.#stop(false);
    this.#openMenu(key, pointOf(event), false);
  }

  /** A press on an empty place (null) clears the selection. */
  #openMenu(key: string | null, at: Point, isHeld: boolean): void {
    if (key === null) this.#host.select(null);
    else if (!this.#host.selected().includes(key)) this.#host.isAdding() ? this.#host.toggle(key) : this.#host.select(key);
    this.#host.openMenu(key, at, isHeld);
  }

  /** Applies keys that are pressed or released while the pointer rests. */
  #onKey(event: KeyboardEvent): void {
    this.#takeKeys(event);
    if (this.#running?.frame) this.#wantFrame();
  }

  #takeKeys({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent | KeyboardEvent): void {
    this.#pressed = { shift: shiftKey, alt: altKey, ctrl: ctrlKey || metaKey };
  }

  #rebase(): void {
    const running = this.#running;
    if (!running) return;
    running.base = running.base && running.frame ? carried(running.base, running.frame.box) : running.first;
    running.from = new Map(this.#points);
    running.furthest = 0;
  }

  #stop(commits: boolean): void {
    const ended = this.#running;
    this.#running = null;
    this.#held = [];
    this.#points.clear();
    clearTimeout(this.#longPress);
    cancelAnimationFrame(this.#wantedFrame);
    this.#wantedFrame = 0;
    if (!ended?.hasMoved) return;
    const { first, base, frame } = ended;
    if (ended.grip === 'catch') this.#host.caught(commits);
    else if (!first) this.#host.viewMoved();
    else if (base && frame) this.#host.finish(first, commits ? carried(base, frame.box) : null, ended.label, this.#isCopy(ended));
  }
}
