import { useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { type OfficeRole, officeRoles } from '#rules/member/rights/staff.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import { StaffRoleBoxes, Tick } from './role-boxes.tsx';
import { staffTexts as texts } from './texts.ts';

interface Props {
  id: string;
  held: readonly string[];
  did: readonly StaffRole[];
}

/** A staff member's roles, and what they do as an administrator; changing them requires re-authentication. */
export function Roles({ id, held, did }: Props) {
  const before = officeRoles.filter((role) => held.includes(role));
  const [roles, setRoles] = useState<readonly OfficeRole[]>(before);
  const [does, setDoes] = useState(did);
  const { act, isActing } = useAct();
  const isAdmin = roles.includes('admin');
  const differs = <Role,>(one: readonly Role[], other: readonly Role[]) =>
    one.length !== other.length || one.some((role) => !other.includes(role));
  const save = () =>
    act(async () => {
      const staff_roles = isAdmin ? does : undefined;
      await withSecondSignIn((proof) => call('PATCH', `/admin/staff/${id}/roles`, { body: { roles, staff_roles, ...proof } }));
    }, '');
  return (
    <Section title={texts.roles}>
      <p className="mb-2 text-ink-2">{texts.rolesLead}</p>
      {officeRoles.map((role) => (
        <div key={role}>
          <Tick
            name={texts.role[role] ?? role}
            hint={texts.roleHint[role] ?? ''}
            isOn={roles.includes(role)}
            onChange={(isOn) => setRoles(officeRoles.filter((each) => (each === role ? isOn : roles.includes(each))))}
          />
          {role === 'admin' && isAdmin ? <StaffRoleBoxes chosen={does} onChange={setDoes} /> : null}
        </div>
      ))}
      <Button
        look="primary"
        className="mt-2"
        disabled={!differs(roles, before) && !differs(does, did)}
        refusal={isAdmin && does.length === 0 ? texts.noStaffRole : null}
        pending={isActing}
        onClick={() => void save()}
      >
        {texts.changeRoles}
      </Button>
    </Section>
  );
}
