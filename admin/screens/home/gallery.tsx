import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { type BlockKind, blockKinds } from '#rules/home/home-block.ts';
import { blockNames, homeTexts as texts } from './texts.ts';

/** Rectangles of a small picture, 96 by 60: a picture, a line of words, something chosen. */
type Part = readonly [shape: 'picture' | 'words' | 'ink', x: number, y: number, width: number, height: number];

const row = (y: number, height: number, widths: readonly number[], shape: Part[0] = 'picture'): Part[] => {
  let x = 6;
  return widths.map((width) => {
    const part = [shape, x, y, width, height] as const;
    x += width + 4;
    return part;
  });
};
const heading: Part = ['ink', 6, 6, 34, 5];

/** What each kind of block looks like, drawn small. */
const drawings: Readonly<Record<BlockKind, readonly Part[]>> = {
  BANNER: [
    ['picture', 0, 0, 96, 60],
    ['ink', 8, 36, 46, 6],
    ['words', 8, 46, 30, 4],
  ],
  'BANNER PRODUCT': [
    heading,
    ['picture', 6, 17, 16, 16],
    ['words', 26, 20, 34, 4],
    ['picture', 6, 37, 16, 16],
    ['words', 26, 40, 34, 4],
    ['picture', 72, 17, 24, 16],
    ['picture', 72, 37, 24, 16],
  ],
  'BANNER GRAPHIC': [
    heading,
    ['ink', 6, 17, 16, 16],
    ['words', 26, 20, 34, 4],
    ['ink', 6, 37, 16, 16],
    ['words', 26, 40, 34, 4],
    ['ink', 72, 17, 24, 16],
    ['ink', 72, 37, 24, 16],
  ],
  LINE: [
    ['ink', 0, 24, 96, 13],
    ['picture', 28, 28, 40, 5],
  ],
  NAVIGATION: [
    ...row(10, 13, [13, 13, 13, 13, 13]),
    ...row(25, 3, [13, 13, 13, 13, 13], 'words'),
    ...row(34, 13, [13, 13, 13, 13, 13]),
    ...row(49, 3, [13, 13, 13, 13, 13], 'words'),
  ],
  'ITEM PRODUCT_CUSTOM_TEMPLATE': [heading, ['picture', 6, 16, 72, 30], ['words', 6, 49, 40, 4], ['picture', 82, 16, 14, 30]],
  'ITEM PRODUCT': [heading, ...row(16, 28, [32, 32, 14]), ...row(47, 4, [26, 26], 'words')],
  'ITEM ARTIST': [heading, ...row(16, 28, [48, 34]), ...row(47, 4, [26], 'words')],
  'ITEM REVIEW': [heading, ...row(16, 22, [38, 38, 8]), ...row(41, 4, [30, 30], 'words'), ...row(48, 4, [20, 20], 'words')],
  'THUMBNAIL PRODUCT': [
    ['picture', 6, 4, 66, 26],
    ['picture', 6, 34, 10, 10],
    ['words', 20, 37, 40, 4],
    ['picture', 6, 47, 10, 10],
    ['words', 20, 50, 40, 4],
    ['picture', 76, 4, 20, 26],
  ],
  'THUMBNAIL CUSTOM': [
    ['picture', 6, 4, 84, 44],
    ['ink', 12, 36, 40, 6],
    ['ink', 40, 52, 4, 4],
    ['words', 47, 52, 4, 4],
    ['words', 54, 52, 4, 4],
  ],
  'THUMBNAIL CUSTOM2': [
    ['picture', 6, 4, 84, 30],
    ['ink', 6, 38, 40, 5],
    ['words', 6, 46, 56, 4],
    ['ink', 40, 54, 4, 4],
    ['words', 47, 54, 4, 4],
  ],
  TAG: [['ink', 6, 6, 22, 9], ['words', 32, 6, 22, 9], ['words', 58, 6, 22, 9], ...row(20, 32, [38, 38, 8])],
};

const tones = { picture: 'fill-line-strong', words: 'fill-line', ink: 'fill-ink-2' } as const;

/** Every kind of block with a small picture; choosing one adds it. */
export function Gallery({ onChoose, onClose }: { onChoose: (kind: BlockKind) => void; onClose: () => void }) {
  return (
    <WideDialog title={texts.add} onClose={onClose}>
      <p className="px-4 pt-4 text-ink-2">{texts.addLead}</p>
      <ul className="grid grid-cols-2 gap-3 p-4 md:grid-cols-4">
        {blockKinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="flex h-full w-full flex-col rounded-control border border-line bg-raised p-3 text-left hover:border-ink-2 hover:bg-hover"
            >
              <svg viewBox="0 0 96 60" aria-hidden="true" className="mb-2.5 w-full rounded-tile bg-ground">
                {drawings[kind].map(([shape, x, y, width, height]) => (
                  <rect key={`${shape} ${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" className={tones[shape]} />
                ))}
              </svg>
              <span className="font-semibold">{blockNames[kind].name}</span>
              <span className="mt-0.5 text-12 text-ink-2">{blockNames[kind].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </WideDialog>
  );
}
