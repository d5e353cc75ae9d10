import { type ReactNode, useId } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { SHARE_LINE_MAX, shareBackgrounds, shareViews, undrawable } from '#rules/design/share/share.ts';
import { cx } from '#ui/class-names.ts';
import { Chip } from '#ui/form/chip.tsx';
import { Field } from '#ui/form/field.tsx';
import { type DesignToShare, printedSides, type ShareDraft } from './share-draft.ts';
import { SharePreview } from './share-preview.tsx';
import { backgroundTexts, shareTexts } from './texts.ts';

const chipSize = 'min-h-target px-4 text-15';

type Props = { design: DesignToShare; draft: ShareDraft; owner: string; onChange: (change: Partial<ShareDraft>) => void };

/** Step 3: garment or print only, side, background, a line of text, with a live preview. */
export function LookStep({ design, draft, owner, onChange }: Props) {
  const text = useText();
  const sides = printedSides(design);
  const letters = undrawable(draft.line);
  return (
    <>
      <h3 className="sr-only">{text(shareTexts.lookTitle)}</h3>
      <SharePreview design={design} draft={draft} owner={owner} label={text(shareTexts.preview)} />
      <Choices label={text(shareTexts.view)}>
        {shareViews.map((view) => (
          <Chip className={chipSize} key={view} isOn={draft.view === view} onPress={() => onChange({ view })}>
            {text(shareTexts[view])}
          </Chip>
        ))}
      </Choices>
      {sides.length > 1 ? (
        <Choices label={text(shareTexts.side)}>
          {sides.map((side) => (
            <Chip
              className={chipSize}
              key={side.id}
              isOn={draft.sideId === side.mockup_group_id}
              onPress={() => onChange({ sideId: side.mockup_group_id })}
            >
              <Name of={side.mockup_group?.name} />
            </Chip>
          ))}
        </Choices>
      ) : null}
      <Choices label={text(shareTexts.background)} isInRow>
        {shareBackgrounds.map((background) => (
          <button
            key={background}
            type="button"
            aria-pressed={draft.background === background}
            aria-label={text(backgroundTexts[background])}
            onClick={() => onChange({ background })}
            className={cx(
              'flex size-target items-center justify-center rounded-full border-2',
              draft.background === background ? 'border-ink' : 'border-transparent',
            )}
          >
            <svg aria-hidden="true" width="32" height="32">
              <circle cx="16" cy="16" r="15.5" fill={background} className="stroke-line" />
            </svg>
          </button>
        ))}
      </Choices>
      <Field
        className="mt-5"
        label={text(shareTexts.line)}
        value={draft.line}
        maxLength={SHARE_LINE_MAX}
        hint={text(shareTexts.lineHint, { left: SHARE_LINE_MAX - draft.line.length })}
        error={letters.length > 0 ? text(shareTexts.lineLetters, { letters: letters.join(' ') }) : null}
        onChange={(event) => onChange({ line: event.target.value })}
      />
    </>
  );
}

/** `isInRow`: keeps all choices in one row below their label, even on the narrowest phone. */
function Choices({ label, isInRow = false, children }: { label: string; isInRow?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    // No legend: WebKit puts one above what it should stand beside.
    <fieldset aria-labelledby={id} className={cx('mt-4', !isInRow && 'flex items-center gap-3')}>
      <div id={id} className={cx('text-13 font-semibold', !isInRow && 'w-14 shrink-0')}>
        {label}
      </div>
      <div className={cx('flex', isInRow ? '-mx-1.5 mt-1' : 'flex-wrap gap-1')}>{children}</div>
    </fieldset>
  );
}
