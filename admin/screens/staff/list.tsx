import type { StaffListQuery } from '#admin/graphql/admin.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { day } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { Standing } from '#admin/nouns/member/standing.tsx';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { officeRoles } from '#rules/member/rights/staff.ts';
import { memberStandingOf } from '#rules/member/sign-in/member-standing.ts';
import { staffList } from './queries.ts';
import { staffTexts as texts } from './texts.ts';

type Row = StaffListQuery['member_members'][number];

const columns: readonly Column<Row>[] = [
  { id: 'nickname', header: texts.nickname, cell: (row) => row.nickname, sort: 'nickname' },
  { id: 'name', header: texts.name, cell: (row) => row.masked_name },
  { id: 'email', header: texts.email, cell: (row) => row.masked_email, from: 'md' },
  { id: 'roles', header: texts.roles, cell: (row) => <Roles roles={row.roles} /> },
  { id: 'state', header: texts.state, cell: (row) => <Standing standing={memberStandingOf(row)} />, from: 'md' },
  { id: 'created_at', header: texts.since, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right', from: 'lg' },
];
const tabs = [{ value: '', label: texts.all }, ...officeRoles.map((role) => ({ value: role, label: texts.role[role] ?? role }))];

/** Everyone with access to the back office. */
export function StaffList() {
  const list = useQueryList<Row>({
    name: 'staff',
    sort: '-created_at',
    load: async (state, signal) => {
      const role = officeRoles.find((each) => each === state.filters.role);
      const where = {
        roles: { role: role === undefined ? { _in: [...officeRoles] } : { _eq: role } },
        ...(state.search === '' ? {} : { nickname: { _ilike: containing(state.search) } }),
      };
      const data = await ask(staffList, { where, order_by: orderOf(state, ['nickname', 'created_at']), ...pageOf(state) }, signal);
      return { rows: data.member_members, total: data.member_members_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      actions={
        <LinkButton look="primary" to="/staff/invitations">
          {texts.invite}
        </LinkButton>
      }
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={(row) => `/staff/${row.id}`}
      search={texts.search}
      tabs={{ name: 'role', tabs }}
      empty={texts.empty}
    />
  );
}

function Roles({ roles }: { roles: Row['roles'] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {officeRoles
        .filter((role) => roles.some((held) => held.role === role))
        .map((role) => (
          <Badge key={role} tone={role === 'admin' ? 'info' : 'neutral'}>
            {texts.role[role]}
          </Badge>
        ))}
    </span>
  );
}
