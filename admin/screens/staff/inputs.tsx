import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { useDrawn } from '#admin/kit/fields/refusals.tsx';
import { SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { officeRoles } from '#rules/member/rights/staff.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { freeSeats } from './queries.ts';
import { StaffRoleBoxes } from './role-boxes.tsx';
import { staffTexts as texts } from './texts.ts';

const roles = officeRoles.map((role) => ({ value: role, label: texts.role[role] ?? role }));

/** Who is invited, in which role, and for which artist or brand. */
export function InvitationInputs() {
  const role: string = useWatch({ name: 'role' });
  const { data } = useQuery({ queryKey: ['free-seats'], queryFn: () => runOperation(freeSeats) });
  const seats = role === 'artist' ? data?.product_artists : data?.product_brands;
  const options = seats?.map(({ id, name }) => ({ value: String(id), label: localizedName(name, 'ko') })) ?? [];
  return (
    <>
      <TextInput name="email" type="email" label={texts.email} autoComplete="off" required />
      <SelectInput name="role" label={texts.role1} options={roles} hint={texts.roleHint[role] ?? ''} required />
      {role === 'admin' ? <InvitedStaffRoles /> : null}
      {role === 'artist' || role === 'brand' ? (
        <SelectInput key={role} name={`${role}_id`} label={texts[role]} options={options} placeholder={texts.later} isNumber />
      ) : null}
    </>
  );
}

function InvitedStaffRoles() {
  const { field, fieldState } = useController({ name: 'staff_roles' });
  useDrawn('staff_roles');
  return (
    <>
      <StaffRoleBoxes chosen={field.value ?? []} onChange={(chosen) => field.onChange(chosen.length > 0 ? chosen : undefined)} />
      <FieldNote id="staff_roles-note" error={fieldState.error?.message} />
    </>
  );
}
