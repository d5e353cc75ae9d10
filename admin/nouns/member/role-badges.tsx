import { Badge } from '#admin/kit/badge.tsx';
import { officeRoles } from '#rules/member/rights/staff.ts';
import { roleNames } from './texts.ts';

/** The roles in which somebody works in the back office. */
export function RoleBadges({ roles }: { roles: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {officeRoles
        .filter((role) => roles.includes(role))
        .map((role) => (
          <Badge key={role} tone={role === 'admin' ? 'info' : 'neutral'}>
            {roleNames[role]}
          </Badge>
        ))}
    </span>
  );
}
