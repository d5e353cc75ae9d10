import { bounds } from '#rules/design/box-geometry.ts';
import { areaRect, type Box, type PlacementSide, place } from '#rules/design/placement.ts';
import type { GestureFrame } from './gesture-math.ts';
import type { Camera } from './stage-camera.ts';
import { layOut, paintGuides, placeInArea, transform } from './stage-painter.ts';

/** The chip keeps this far from the stage's edges. */
const EDGE_PX = 8;

/** The elements of the stage that a gesture paints without React. */
export class StageParts {
  readonly layers = new Map<string, HTMLElement>();
  readonly guides: { x: HTMLElement | null; y: HTMLElement | null } = { x: null, y: null };
  ghost: HTMLElement | null = null;
  frame: HTMLElement | null = null;
  chip: HTMLElement | null = null;
  /** Writes the size, and what is wrong with it, into the chip. */
  describe: (box: Box) => string = () => '';

  /** One animation frame of a gesture. */
  paint(key: string, side: PlacementSide, frame: GestureFrame, camera: Camera): void {
    const inArea = placeInArea(side, frame.box, camera);
    const layer = this.layers.get(key);
    if (layer) transform(layer, inArea);
    if (this.ghost) transform(this.ghost, inArea);
    if (this.frame) layOut(this.frame, place(side, frame.box, camera.width));
    this.paintChip(side, frame.box, camera);
    paintGuides(this.guides, frame.guides, areaRect(side, camera.width).pxPerMm);
  }

  /** The frame, the ghost and the chip of the selected layer at rest. */
  layOutSelection(side: PlacementSide, box: Box, camera: Camera): void {
    if (this.ghost) layOut(this.ghost, placeInArea(side, box, camera));
    if (this.frame) layOut(this.frame, place(side, box, camera.width));
    this.paintChip(side, box, camera);
  }

  private paintChip(side: PlacementSide, box: Box, camera: Camera): void {
    if (!this.chip) return;
    const area = areaRect(side, camera.width);
    const edge = bounds(box);
    const x = camera.x + area.x + ((edge.left + edge.right) / 2) * area.pxPerMm;
    const y = camera.y + area.y + edge.bottom * area.pxPerMm + 28;
    this.chip.textContent = this.describe(box);
    const stage = this.chip.parentElement;
    const half = this.chip.offsetWidth / 2 + EDGE_PX;
    const left = Math.max(half, Math.min(x, (stage?.clientWidth ?? x) - half));
    const top = Math.max(EDGE_PX, Math.min(y, (stage?.clientHeight ?? y) - this.chip.offsetHeight - EDGE_PX));
    this.chip.style.transform = `translate(calc(${left}px - 50%), ${top}px)`;
  }
}
