import { bounds } from '#rules/design/box-geometry.ts';
import { areaRect, type Box, type PlacementSide, place } from '#rules/design/placement.ts';
import { chipPlace } from './chip-place.ts';
import type { GestureFrame } from './gesture-math.ts';
import { FramePainter } from './selection-painter.ts';
import type { Camera, StageSize } from './stage-camera.ts';
import { layOut, paintGuides, placeInArea, transform } from './stage-painter.ts';

/**
 * The elements of the stage that a gesture paints without React. Nothing here asks the browser for a size: a question after a write
 * would make it lay the page out once a frame.
 */
export class StageParts {
  readonly layers = new Map<string, HTMLElement>();
  readonly guides: { x: HTMLElement | null; y: HTMLElement | null } = { x: null, y: null };
  readonly frame = new FramePainter();
  ghost: HTMLElement | null = null;
  /** Of a size that never changes, so that other words in it lay out nothing else. */
  chip: HTMLElement | null = null;
  chipWords: HTMLElement | null = null;
  world: HTMLElement | null = null;
  /** What the graphics lie in: lit by the garment's folds while nothing moves. */
  art: HTMLElement | null = null;
  light = 'none';
  stage: StageSize = { width: 0, height: 0 };
  /** What the chip says: the size, and what is wrong with it. */
  describe: (box: Box) => string = () => '';

  /** Nothing moves any more: the folds fall on the print again, and no guide is held. */
  rest(): void {
    if (this.art) this.art.style.filter = this.light;
    paintGuides(this.guides, [], 1);
  }

  /** One animation frame of a gesture. Without the folds: relighting everything in each frame is more than a phone can do. */
  paint(key: string, side: PlacementSide, frame: GestureFrame, camera: Camera): void {
    if (this.art) this.art.style.filter = 'none';
    const inArea = placeInArea(side, frame.box, camera);
    const layer = this.layers.get(key);
    if (layer) transform(layer, inArea);
    if (this.ghost) transform(this.ghost, inArea);
    this.frame.paint(place(side, frame.box, camera.width));
    this.paintChip(side, frame.box, camera);
    paintGuides(this.guides, frame.guides, areaRect(side, camera.width).pxPerMm);
  }

  /** The frame, the ghost and the chip of the selected layer at rest. */
  layOutSelection(side: PlacementSide, box: Box, camera: Camera): void {
    if (this.ghost) layOut(this.ghost, placeInArea(side, box, camera));
    this.frame.paint(place(side, box, camera.width));
    this.paintChip(side, box, camera);
  }

  /** One animation frame of a view that is moved or zoomed; `from` is where it was rendered. */
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
      bottom: camera.y + area.y + edge.bottom * area.pxPerMm,
    };
    if (this.chipWords && this.chipWords.textContent !== sentence) this.chipWords.textContent = sentence;
    const { x, y } = chipPlace(onStage, widthOf(sentence), this.stage);
    this.chip.style.visibility = '';
    this.chip.style.transform = `translate(${x}px, ${y}px) translateX(-50%)`;
  }
}

/** About how wide the chip is, px: letters of Korean and Chinese are twice as wide as figures. */
function widthOf(sentence: string): number {
  return 16 + [...sentence].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0);
}
