import { LinkButton } from '#admin/kit/button.tsx';
import { day } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { RoleBadges } from '#admin/nouns/member/role-badges.tsx';
import { Standing } from '#admin/nouns/member/standing.tsx';
import { officeRoles } from '#rules/member/rights/staff.ts';
import { memberStandingOf } from '#rules/member/sign-in/member-standing.ts';
import { staffList } from './queries.ts';
import { staffTexts as texts } from './texts.ts';

/** Everyone with access to the back office. */
export const StaffList = listScreen({
  name: 'staff',
  query: staffList,
  texts,
  where: { roles: { role: { _in: [...officeRoles] } } },
  sort: '-created_at',
  tabs: {
    name: 'role',
    options: optionsOf(officeRoles, (role) => texts.role[role] ?? role),
    where: (role) => ({ roles: { role: { _eq: role } } }),
  },
  search: ({ like }) => [{ nickname: like }],
  actions: (
    <LinkButton look="primary" to="/staff/invitations">
      {texts.invite}
    </LinkButton>
  ),
  columns: [
    { id: 'nickname', header: texts.nickname, sort: true },
    { id: 'masked_name', header: texts.name },
    { id: 'masked_email', header: texts.email, from: 'md' },
    {
      id: 'roles',
      header: texts.roles,
      cell: (row) => <RoleBadges roles={row.roles.map(({ role }) => role)} staffRoles={row.roles.flatMap((each) => each.staff_roles)} />,
    },
    { id: 'state', header: texts.state, cell: (row) => <Standing standing={memberStandingOf(row)} />, from: 'md' },
    { id: 'created_at', header: texts.since, as: day, sort: true, align: 'right', from: 'lg' },
  ],
});
