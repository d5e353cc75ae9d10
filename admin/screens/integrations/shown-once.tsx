import { ActButton } from '#admin/kit/act-button.tsx';
import { integrationTexts as texts } from './texts.ts';

/** Secret values that the shop stores only encrypted, to be copied now. */
export function ShownOnce({ values }: { values: readonly (readonly [label: string, value: string])[] }) {
  return (
    <div role="status" className="mb-4 max-w-form rounded-control bg-warning-soft p-4">
      <p className="mb-2">{texts.shownOnce}</p>
      {values.map(([label, value]) => (
        <label key={label} className="mb-2 block">
          <span className="mb-1 block font-semibold">{label}</span>
          <span className="flex items-center gap-2">
            <input readOnly value={value} onFocus={({ target }) => target.select()} className="control min-w-0 flex-1" />
            <ActButton run={() => navigator.clipboard.writeText(value)} done={texts.copied}>
              {texts.copy}
            </ActButton>
          </span>
        </label>
      ))}
    </div>
  );
}
