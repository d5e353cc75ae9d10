import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { type BlockKind, blockKinds } from '#rules/home/home-block.ts';
import { kindViews } from './kind-views.ts';
import { homeTexts as texts } from './texts.ts';

const tones = { picture: 'fill-line-strong', words: 'fill-line', ink: 'fill-ink-2' } as const;

/** Every block kind with a small drawing; choosing one adds it. */
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
                {kindViews[kind].drawing.map(([shape, x, y, width, height]) => (
                  <rect key={`${shape} ${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" className={tones[shape]} />
                ))}
              </svg>
              <span className="font-semibold">{kindViews[kind].name}</span>
              <span className="mt-0.5 text-12 text-ink-2">{kindViews[kind].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </WideDialog>
  );
}
