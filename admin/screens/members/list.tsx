import { day, nothing } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { pageOf } from '#admin/kit/list/use-query-list.ts';
import { optionsOf } from '#admin/kit/options.ts';
import { RoleBadges } from '#admin/nouns/member/role-badges.tsx';
import { Standing } from '#admin/nouns/member/standing.tsx';
import { call } from '#admin/session/wire.ts';
import { standingNames } from '#contract/office/office-names.ts';
import type { FoundMembers } from '#contract/rest/admin/members.ts';
import { memberStandingList } from '#rules/member/sign-in/member-standing.ts';
import { memberTexts as texts } from './texts.ts';

type Row = FoundMembers['members'][number];

/** All members, with search. */
export const MemberList = listScreen<Row>({
  name: 'members',
  files: [{ name: 'members', label: texts.title, isPersonal: true }],
  texts,
  load: async (state, signal) => {
    const standing = memberStandingList.find((each) => each === state.filters.standing);
    const { limit, offset } = pageOf(state);
    const body = { text: state.search, limit: Math.min(limit, 100), offset, ...(standing === undefined ? {} : { standing }) };
    const { members, total } = await call<FoundMembers>('POST', '/admin/members/search', { body, signal });
    return { rows: members, total };
  },
  tabs: { name: 'standing', options: optionsOf(memberStandingList, (standing) => standingNames[standing]) },
  columns: [
    { id: 'nickname', header: texts.nickname, cell: (row) => row.nickname || standingNames[row.standing] },
    { id: 'name', header: texts.name },
    { id: 'email', header: texts.email },
    { id: 'phone', header: texts.phone, from: 'md' },
    { id: 'roles', header: texts.rolesTitle, cell: (row) => <RoleBadges roles={row.roles} />, from: 'lg' },
    { id: 'grade', header: texts.grade, cell: (row) => row.grade ?? nothing, from: 'md' },
    { id: 'standing', header: texts.standing, cell: (row) => <Standing standing={row.standing} /> },
    { id: 'joined_at', header: texts.joined, as: day, align: 'right', from: 'md' },
  ],
});
