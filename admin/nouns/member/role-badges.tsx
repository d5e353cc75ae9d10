import { Badge } from '#admin/kit/badge.tsx';
import { officeRoles } from '#rules/member/rights/staff.ts';
import { knownStaffRoles } from '#rules/member/rights/staff-role.ts';
import { roleNames, staffRoleNames } from './texts.ts';

/** A person's office roles; an administrator's staff roles instead, where known. */
export function RoleBadges({ roles, staffRoles = [] }: { roles: readonly string[]; staffRoles?: readonly string[] }) {
  const does = knownStaffRoles(staffRoles);
  return (
    <span className="flex flex-wrap gap-1">
      {does.map((role) => (
        <Badge key={role} tone={role === 'owner' ? 'info' : 'neutral'}>
          {staffRoleNames[role]}
        </Badge>
      ))}
      {officeRoles
        .filter((role) => roles.includes(role) && (role !== 'admin' || does.length === 0))
        .map((role) => (
          <Badge key={role} tone={role === 'admin' ? 'info' : 'neutral'}>
            {roleNames[role]}
          </Badge>
        ))}
    </span>
  );
}
