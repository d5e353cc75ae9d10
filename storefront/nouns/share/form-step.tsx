import { useText } from '#client/locale/locale-context.tsx';
import { shareForms } from '#rules/design/share/share.ts';
import { shareSize } from '#rules/design/share/share-picture.ts';
import { cx } from '#ui/class-names.ts';
import type { ShareDraft } from './share-draft.ts';
import { shareTexts } from './texts.ts';

type Props = { draft: ShareDraft; hasKakao: boolean; onChange: (change: Partial<ShareDraft>) => void };

/** Step 2: the image format. KakaoTalk needs the shop's key and is hidden without one. */
export function FormStep({ draft, hasKakao, onChange }: Props) {
  const text = useText();
  const offered = shareForms.filter((form) => form !== 'KAKAO' || hasKakao);
  return (
    <>
      <h3 className="text-20 font-extrabold">{text(shareTexts.formTitle)}</h3>
      <ul className={cx('mt-5 grid gap-2', offered.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
        {offered.map((form) => (
          <li key={form}>
            <button
              type="button"
              aria-pressed={draft.form === form}
              onClick={() => onChange({ form })}
              className={cx(
                'flex h-full w-full flex-col items-center gap-3 rounded-control border px-2 pt-5 pb-4 text-center',
                draft.form === form ? 'border-ink bg-tile' : 'border-line hover:border-ink-2',
              )}
            >
              <span className="flex h-20 items-center">
                <Shape form={form} isChosen={draft.form === form} />
              </span>
              <span>
                <span className="block text-15 font-semibold">{text(shareTexts[form])}</span>
                <span className="mt-0.5 block text-12 text-ink-2">{text(shareTexts[`${form}_FOR`])}</span>
                <span className="block text-12 text-ink-2 tabular-nums">
                  {shareSize(form).width} × {shareSize(form).height}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A format's proportions, with the position of the design. */
function Shape({ form, isChosen }: { form: ShareDraft['form']; isChosen: boolean }) {
  const { width, height } = shareSize(form);
  const scale = 72 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  const side = form === 'CARD' ? h - 8 : Math.min(w - 12, h * 0.62);
  return (
    <svg aria-hidden="true" width={w + 2} height={h + 2} className={isChosen ? 'text-ink' : 'text-ink-2'}>
      <rect x="1" y="1" width={w} height={h} rx="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <rect
        x={form === 'CARD' ? 5 : (w - side) / 2 + 1}
        y={form === 'CARD' ? 5 : h * 0.12 + 1}
        width={side}
        height={side}
        rx="2"
        className="fill-line"
      />
      {form === 'CARD' ? null : (
        <path d={`M${(w - side) / 2 + 1} ${h - 8}h${side * 0.6}`} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      )}
    </svg>
  );
}
