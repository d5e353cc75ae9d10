import { useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { withSecondSignIn } from '#admin/kit/second-sign-in.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { type OfficeRole, officeRoles } from '#rules/member/rights/staff.ts';
import { staffTexts as texts } from './texts.ts';

/** A staff member's roles; changing them requires re-authentication. */
export function Roles({ id, held }: { id: string; held: readonly string[] }) {
  const before = officeRoles.filter((role) => held.includes(role));
  const [roles, setRoles] = useState<readonly OfficeRole[]>(before);
  const { act, isActing } = useAct();
  const isChanged = officeRoles.some((role) => roles.includes(role) !== before.includes(role));
  const save = () =>
    act(async () => {
      const isDone = await withSecondSignIn((proof) => call('PATCH', `/admin/staff/${id}/roles`, { body: { roles, ...proof } }));
      if (!isDone) setRoles(before);
    }, '');
  return (
    <Section title={texts.roles}>
      <p className="mb-2 text-ink-2">{texts.rolesLead}</p>
      {officeRoles.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-4 accent-ink"
            checked={roles.includes(role)}
            onChange={(event) => setRoles(officeRoles.filter((each) => (each === role ? event.target.checked : roles.includes(each))))}
          />
          <span>
            <strong className="font-semibold">{texts.role[role]}</strong> <span className="text-ink-2">{texts.roleHint[role]}</span>
          </span>
        </label>
      ))}
      <Button look="primary" className="mt-2" disabled={!isChanged} pending={isActing} onClick={() => void save()}>
        {texts.changeRoles}
      </Button>
    </Section>
  );
}
