import type { Measure } from '#rules/design/editing/equal-gaps.ts';

/** The most distances shown at once: both gaps of a row on both axes. */
export const MOST_MEASURES = 4;
/** A label's size, CSS px. */
export const MEASURE_LABEL = { width: 44, height: 18 };

/**
 * The distances in mm around the dragged layers: a line and a label each. The label is drawn on a canvas, because text in an element
 * would cause layout work in every frame.
 */
export class MeasurePainter {
  readonly lines: (HTMLElement | null)[] = [];
  readonly labels: (HTMLCanvasElement | null)[] = [];
  readonly #written = new WeakMap<HTMLCanvasElement, string>();

  /** Shows these distances, at `pxPerMm` in the printable area. */
  paint(measures: readonly Measure[], pxPerMm: number): void {
    for (let at = 0; at < MOST_MEASURES; at += 1) {
      const [line, label, measure] = [this.lines[at], this.labels[at], measures[at]];
      if (!line || !label) continue;
      if (line.hidden !== (measure === undefined)) line.hidden = label.hidden = measure === undefined;
      if (!measure) continue;
      const [from, to, across] = [measure.from * pxPerMm, measure.to * pxPerMm, measure.at * pxPerMm];
      const isX = measure.axis === 'x';
      line.style.transform = isX
        ? `translate(${from}px, ${across}px) scaleX(${to - from})`
        : `translate(${across}px, ${from}px) scaleY(${to - from})`;
      const middle = (from + to) / 2;
      label.style.transform = `translate(${isX ? middle : across}px, ${isX ? across : middle}px) translate(-50%, -50%)`;
      this.#write(label, (measure.to - measure.from).toFixed(1));
    }
  }

  #write(label: HTMLCanvasElement, words: string): void {
    if (this.#written.get(label) === words) return;
    this.#written.set(label, words);
    const context = label.getContext('2d');
    if (!context) return;
    const { width, height } = MEASURE_LABEL;
    const ratio = label.width / width;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.fillStyle = 'white';
    context.font = '600 12px system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(words, width / 2, height / 2 + 1);
  }
}
