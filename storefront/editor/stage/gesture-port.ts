import type { Point } from '#rules/design/placement.ts';
import type { GestureFrame, GestureGround, Held } from './gesture-math.ts';

/** The engine's interface to the stage. Keys are layer keys. Points are CSS px of the window unless named mm. */
export interface GestureHost {
  /** A pointer went down. The stage may be measured now, but not again during this gesture. */
  readonly started: () => void;
  readonly selected: () => readonly string[];
  /** True while taps add to the selection or remove from it. */
  readonly isAdding: () => boolean;
  readonly isLocked: (key: string) => boolean;
  /** The graphic a finger targets at this point, over the layer `under`: a nearby selected one, else the topmost. */
  readonly near: (point: Point, under: string | null) => string | null;
  /** The selected layers that can be moved; null for none. */
  readonly hold: () => Held | null;
  /** The side and surroundings of the last dragged layers. */
  readonly ground: () => GestureGround;
  readonly toMm: (point: Point) => Point;
  /** Selects a graphic with its group, or nothing. */
  readonly select: (key: string | null) => void;
  /** Adds a graphic with its group to the selection, or removes it. */
  readonly toggle: (key: string) => void;
  /** Restores an earlier selection. */
  readonly choose: (keys: readonly string[]) => void;
  /** Called once per animation frame, outside of React. With `isCopy` the originals stay where they were. */
  readonly paint: (held: Held, frame: GestureFrame, isCopy: boolean) => void;
  /** The gesture ended. `done` is the result, null if it was cancelled. */
  readonly finish: (first: Held, done: Held | null, label: GestureLabel, isCopy: boolean) => void;
  /** A selection frame is drawn, once per animation frame; `caught` follows. With `adds` it adds to the selection. */
  readonly catchIn: (from: Point, to: Point, adds: boolean) => void;
  readonly caught: (commits: boolean) => void;
  /** Zooms and pans the view, once per animation frame. `viewMoved` follows when the gesture ends. */
  readonly moveView: (factor: number, about: Point, moved: Point) => void;
  readonly viewMoved: () => void;
  /** Opens the menu of the selection, or of an empty place (null). `isHeld`: opened by a long press. */
  readonly openMenu: (key: string | null, at: Point, isHeld: boolean) => void;
  readonly tapped: (key: string) => void;
  readonly doubleTapped: (key: string) => void;
  readonly undo: () => void;
}

export type GestureLabel = 'move' | 'scale' | 'turn';
