import { bounds } from '#rules/design/box-geometry.ts';
import { areaRect, type Box, type PlacementSide, type Point, place } from '#rules/design/placement.ts';
import { chipPlace } from './chip-place.ts';
import type { GestureFrame, Held } from './gesture-math.ts';
import { carried } from './gesture-math.ts';
import { MeasurePainter } from './measure-painter.ts';
import { ARC_PX, FramePainter } from './selection-painter.ts';
import type { Camera, StageSize } from './stage-camera.ts';
import { layOut, paintGuides, placeInArea, transform } from './stage-painter.ts';

/**
 * The stage elements a gesture paints without React. Nothing here measures: reading a size after a write would force a layout every frame.
 */
export class StageParts {
  readonly layers = new Map<string, HTMLElement>();
  readonly guides: { x: HTMLElement | null; y: HTMLElement | null } = { x: null, y: null };
  readonly frame = new FramePainter();
  ghost: HTMLElement | null = null;
  /** Fixed size, so changing its text triggers no other layout. */
  chip: HTMLElement | null = null;
  chipWords: HTMLElement | null = null;
  world: HTMLElement | null = null;
  /** The container of the graphics, lit by the garment's folds when nothing moves. */
  art: HTMLElement | null = null;
  light = 'none';
  stage: StageSize = { width: 0, height: 0 };
  readonly measures = new MeasurePainter();
  /** The selection frame of mouse and pen: 1 px, stretched by a transform. */
  catcher: HTMLElement | null = null;
  private caught: ReadonlySet<string> = new Set();
  private left: HTMLElement[] = [];
  /** The chip's text: the size, and any problem. */
  describe: (box: Box) => string = () => '';

  /** The gesture ended: restores the folds and hides the guides. */
  rest(): void {
    if (this.art) this.art.style.filter = this.light;
    paintGuides(this.guides, [], 1);
    this.measures.paint([], 1);
  }

  /** Paints one frame of a gesture, without the folds: relighting on every frame is too slow on phones. */
  paint(held: Held, side: PlacementSide, frame: GestureFrame, camera: Camera): void {
    if (this.art) this.art.style.filter = 'none';
    const now = carried(held, frame.box);
    for (const [at, key] of now.keys.entries()) {
      const [layer, box] = [this.layers.get(key), now.members[at]];
      if (layer && box) transform(layer, placeInArea(side, box, camera));
    }
    if (this.ghost) transform(this.ghost, placeInArea(side, frame.box, camera));
    this.frame.paint(place(side, frame.box, camera.width));
    this.paintChip(side, frame.box, camera);
    const { pxPerMm } = areaRect(side, camera.width);
    paintGuides(this.guides, frame.guides, pxPerMm);
    this.measures.paint(frame.measures, pxPerMm);
  }

  /** While copies are dragged, shows stand-ins at the originals' places; null removes them. */
  leave(held: Held | null, side: PlacementSide, camera: Camera): void {
    if (held && this.left.length > 0) return;
    for (const standIn of this.left) standIn.remove();
    this.left = (held?.keys ?? []).flatMap((key, at) => {
      const standIn = this.layers.get(key)?.parentElement?.cloneNode(true);
      const [box, button] = [held?.members[at], standIn instanceof HTMLElement ? standIn.firstElementChild : null];
      if (!(standIn instanceof HTMLElement && button instanceof HTMLElement && box)) return [];
      standIn.setAttribute('aria-hidden', 'true');
      button.removeAttribute('data-layer');
      transform(button, placeInArea(side, box, camera));
      this.art?.prepend(standIn);
      return [standIn];
    });
  }

  /** Draws the selection frame between two points of the stage, and outlines the graphics in it. */
  paintCatch(from: Point, to: Point, caught: ReadonlySet<string>): void {
    if (this.catcher) {
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      this.catcher.hidden = false;
      this.catcher.style.transform = `translate(${x}px, ${y}px) scale(${Math.abs(to.x - from.x)}, ${Math.abs(to.y - from.y)})`;
    }
    for (const [key, layer] of this.layers)
      if (caught.has(key) !== this.caught.has(key)) layer.toggleAttribute('data-caught', caught.has(key));
    this.caught = caught;
  }

  /** Removes that frame; returns the keys of the graphics in it. */
  endCatch(): string[] {
    const caught = [...this.caught];
    if (this.catcher) this.catcher.hidden = true;
    for (const layer of this.layers.values()) layer.removeAttribute('data-caught');
    this.caught = new Set();
    return caught;
  }

  /** Lays out the frame of what is selected, ghost and chip at rest. */
  layOutSelection(side: PlacementSide, box: Box, camera: Camera): void {
    if (this.ghost) layOut(this.ghost, placeInArea(side, box, camera));
    this.frame.paint(place(side, box, camera.width));
    this.paintChip(side, box, camera);
  }

  /** Paints one frame of panning or zooming the view; `from` is the camera it was rendered with. */
  paintView(from: Camera, to: Camera): void {
    if (this.art) this.art.style.filter = 'none';
    if (this.world) this.world.style.transform = `translate(${to.x}px, ${to.y}px) scale(${to.width / from.width})`;
    if (this.chip) this.chip.style.visibility = 'hidden';
  }

  private paintChip(side: PlacementSide, box: Box, camera: Camera): void {
    if (!this.chip) return;
    const area = areaRect(side, camera.width);
    const edge = bounds(box);
    const sentence = this.describe(box);
    const onStage = {
      left: camera.x + area.x + edge.left * area.pxPerMm,
      top: camera.y + area.y + edge.top * area.pxPerMm,
      right: camera.x + area.x + edge.right * area.pxPerMm,
      bottom: camera.y + area.y + edge.bottom * area.pxPerMm + (this.frame.arc ? ARC_PX : 0),
    };
    if (this.chipWords && this.chipWords.textContent !== sentence) this.chipWords.textContent = sentence;
    const { x, y } = chipPlace(onStage, widthOf(sentence), this.stage);
    this.chip.style.visibility = '';
    this.chip.style.transform = `translate(${x}px, ${y}px) translateX(-50%)`;
  }
}

/** The chip's approximate width, px. Korean and Chinese characters are twice as wide as digits. */
function widthOf(sentence: string): number {
  return 16 + [...sentence].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0);
}
