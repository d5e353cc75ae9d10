import { staffRoleNames } from '#admin/nouns/member/texts.ts';
import { type StaffRole, staffRoles } from '#rules/member/rights/staff-role.ts';
import { staffTexts as texts } from './texts.ts';

interface TickProps {
  name: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A role as a checkbox, with what it allows. */
export function Tick({ name, hint, isOn, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
      <input type="checkbox" className="size-4 shrink-0 accent-ink" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <strong className="mr-1.5 font-semibold">{name}</strong>
        <span className="text-ink-2">{hint}</span>
      </span>
    </label>
  );
}

interface Props {
  chosen: readonly StaffRole[];
  onChange: (chosen: readonly StaffRole[]) => void;
}

/** What an administrator does: one or several of the fixed roles. */
export function StaffRoleBoxes({ chosen, onChange }: Props) {
  return (
    <fieldset className="mb-2 ml-2 border-l-2 border-line pl-5">
      <legend className="sr-only">{texts.staffRoles}</legend>
      {staffRoles.map((role) => (
        <Tick
          key={role}
          name={staffRoleNames[role]}
          hint={texts.staffRoleHint[role]}
          isOn={chosen.includes(role)}
          onChange={(isOn) => onChange(staffRoles.filter((each) => (each === role ? isOn : chosen.includes(each))))}
        />
      ))}
    </fieldset>
  );
}
