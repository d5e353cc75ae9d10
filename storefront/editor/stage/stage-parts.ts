import { bounds } from '#rules/design/box-geometry.ts';
import { areaRect, type Box, type PlacementSide, place } from '#rules/design/placement.ts';
import { chipPlace } from './chip-place.ts';
import type { GestureFrame } from './gesture-math.ts';
import { FramePainter } from './selection-painter.ts';
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
  /** The chip's text: the size, and any problem. */
  describe: (box: Box) => string = () => '';

  /** The gesture ended: restores the folds and hides the guides. */
  rest(): void {
    if (this.art) this.art.style.filter = this.light;
    paintGuides(this.guides, [], 1);
  }

  /** Paints one frame of a gesture, without the folds: relighting on every frame is too slow on phones. */
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

  /** Lays out the selected layer's frame, ghost and chip at rest. */
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
      bottom: camera.y + area.y + edge.bottom * area.pxPerMm,
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
