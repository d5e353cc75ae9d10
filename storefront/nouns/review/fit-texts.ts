import type { Translate } from '#client/locale/message.ts';
import { heightRange, type SizeFeel, weightRange } from '#rules/community/review.ts';
import { entryMessages as words } from './entry-texts.ts';

type Fit = { height_from: number | null; weight_from: number | null; size_feel: string | null };

/** A height range as text, e.g. 165–169cm. */
export function heightText(text: Translate, from: number): string {
  return text(words.height, { from, to: from + heightRange.step - 1 });
}

/** The weight range from `from` kg as text, e.g. 55–59kg. */
export function weightText(text: Translate, from: number): string {
  return text(words.weight, { from, to: from + weightRange.step - 1 });
}

/** The fit data of a review, each part as text. */
export function fitTexts(text: Translate, { height_from, weight_from, size_feel }: Fit): string[] {
  return [
    ...(height_from === null ? [] : [heightText(text, height_from)]),
    ...(weight_from === null ? [] : [weightText(text, weight_from)]),
    ...(size_feel === null ? [] : [text(words[`feel${size_feel as SizeFeel}`])]),
  ];
}
