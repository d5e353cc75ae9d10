import { Badge } from '#admin/kit/badge.tsx';
import { day } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { Standing } from '#admin/nouns/member/standing.tsx';
import { standingNames } from '#admin/nouns/member/texts.ts';
import { call } from '#admin/session/wire.ts';
import type { FoundMembers } from '#contract/rest/admin/members.ts';
import { memberStandingList } from '#rules/member/sign-in/member-standing.ts';
import { memberTexts as texts } from './texts.ts';

type Row = FoundMembers['members'][number];

const columns: readonly Column<Row>[] = [
  { id: 'nickname', header: texts.nickname, cell: (row) => row.nickname || standingNames[row.standing] },
  { id: 'name', header: texts.name, cell: (row) => row.name },
  { id: 'email', header: texts.email, cell: (row) => row.email },
  { id: 'phone', header: texts.phone, cell: (row) => row.phone ?? '', from: 'md' },
  { id: 'roles', header: texts.rolesTitle, cell: (row) => <Roles roles={row.roles} />, from: 'lg' },
  { id: 'standing', header: texts.standing, cell: (row) => <Standing standing={row.standing} /> },
  { id: 'joined', header: texts.joined, cell: (row) => day(row.joined_at), align: 'right', from: 'md' },
];
const tabs = [{ value: '', label: texts.all }, ...memberStandingList.map((value) => ({ value, label: standingNames[value] }))];

/** All members, with search. */
export function MemberList() {
  const list = useQueryList<Row>({
    name: 'members',
    load: async (state, signal) => {
      const standing = memberStandingList.find((each) => each === state.filters.standing);
      const { limit, offset } = pageOf(state);
      const wanted = { text: state.search, limit: Math.min(limit, 100), offset, ...(standing === undefined ? {} : { standing }) };
      const { members, total } = await call<FoundMembers>('POST', '/admin/members/search', { body: wanted, signal });
      return { rows: members, total };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={(row) => `/members/${row.id}`}
      search={texts.search}
      tabs={{ name: 'standing', tabs }}
      empty={texts.empty}
    />
  );
}

function Roles({ roles }: { roles: Row['roles'] }) {
  const working = roles.filter((role) => role !== 'user');
  return (
    <span className="flex gap-1">
      {working.map((role) => (
        <Badge key={role} tone={role === 'admin' ? 'info' : 'neutral'}>
          {texts.roles[role]}
        </Badge>
      ))}
    </span>
  );
}
