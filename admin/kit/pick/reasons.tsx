import { dialog } from '#client/dialogs/dialog.ts';

interface Props<Reason extends string> {
  legend: string;
  reasons: readonly Reason[];
  names: Readonly<Record<Reason, string>>;
  initial: Reason;
  onChange: (reason: Reason) => void;
}

/** The reason that staff choose in a dialog; null if cancelled. */
export async function pickReason<Reason extends string>(
  asked: { title: string; message: string; okLabel: string },
  choice: Omit<Props<Reason>, 'onChange'>,
): Promise<Reason | null> {
  let reason = choice.initial;
  const onChange = (next: Reason) => {
    reason = next;
  };
  return (await dialog.custom({ ...asked, content: <Reasons {...choice} onChange={onChange} /> })) ? reason : null;
}

/** A choice of one reason, as the content of a dialog. */
function Reasons<Reason extends string>({ legend, reasons, names, initial, onChange }: Props<Reason>) {
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
