import { useText } from '#client/locale/locale-context.tsx';
import { heightRange, rangeStarts, weightRange } from '#rules/community/review.ts';
import { Select } from '#ui/form/select.tsx';
import { heightText, weightText } from './fit-texts.ts';
import type { MyFit } from './my-fit.ts';

type Props = { fit: MyFit; onChange: (fit: MyFit) => void; labels: { height: string; weight: string; none: string } };

/** Selects height and weight ranges. */
export function FitChoice({ fit, onChange, labels }: Props) {
  const text = useText();
  const none = { value: '', label: labels.none };
  const chosen = (value: string) => (value === '' ? null : Number(value));
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={labels.height}
        options={[none, ...rangeStarts(heightRange).map((start) => ({ value: String(start), label: heightText(text, start) }))]}
        value={String(fit.height ?? '')}
        onChange={(value) => onChange({ ...fit, height: chosen(value) })}
      />
      <Select
        label={labels.weight}
        options={[none, ...rangeStarts(weightRange).map((start) => ({ value: String(start), label: weightText(text, start) }))]}
        value={String(fit.weight ?? '')}
        onChange={(value) => onChange({ ...fit, weight: chosen(value) })}
      />
    </div>
  );
}
