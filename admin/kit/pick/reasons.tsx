interface Props<Reason extends string> {
  legend: string;
  reasons: readonly Reason[];
  names: Readonly<Record<Reason, string>>;
  initial: Reason;
  onChange: (reason: Reason) => void;
}

/** One reason out of several, as the content of a dialog. */
export function Reasons<Reason extends string>({ legend, reasons, names, initial, onChange }: Props<Reason>) {
  return (
    <fieldset className="mt-3 space-y-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {reasons.map((each) => (
        <label key={each} className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="reason"
            value={each}
            defaultChecked={each === initial}
            onChange={() => onChange(each)}
            className="size-4 accent-ink"
          />
          {names[each]}
        </label>
      ))}
    </fieldset>
  );
}
