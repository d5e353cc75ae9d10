import { type RawBuilder, sql } from 'kysely';
import { beginningWith } from '#contract/graphql/pattern.ts';
import type { FoundMembers, SearchMembers } from '#contract/rest/admin/members.ts';
import { memberSearchOf } from '#rules/member/member-search.ts';
import { isRole, rolesInPriorityOrder } from '#rules/member/rights/role.ts';
import { memberStandingOf } from '#rules/member/sign-in/member-standing.ts';
import { gradesOf } from '#server/nouns/grade/read-grade.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { standsAs } from '../standing.ts';

/** Members matching the search text, newest first; all members when it is empty. Each kind of search has an index. */
export async function findMembers(db: Db, { text, standing, limit, offset }: SearchMembers): Promise<FoundMembers> {
  let found = db
    .selectFrom('member.members')
    .select(['id', 'masked_email', 'masked_name', 'masked_phone', 'nickname', 'created_at', 'blocked_at', 'withdrawn_at', 'purged_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id');
  if (text.trim() !== '') found = found.where(foundBy(text));
  if (standing !== undefined) found = found.where(standsAs(standing));
  const rows = await found.limit(limit).offset(offset).execute();
  const counted = found.clearSelect().clearOrderBy().select(sql<number>`count(*)::integer`.as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const ids = rows.map(({ id }) => id);
  const [roles, grades] = [await rolesOf(db, ids), await gradeNamesOf(db, ids)];
  return {
    total,
    members: rows.map((row) => ({
      ...maskedMember(row),
      grade: grades.get(row.id) ?? null,
      roles: rolesInPriorityOrder(roles.get(row.id) ?? []).slice(),
    })),
  };
}

/** Members that a text finds, each kind of search with its index. Too little to search for, such as a few digits, finds nobody. */
export function foundBy(text: string): RawBuilder<boolean> {
  const search = memberSearchOf(text);
  if (search?.by === 'PHONE') return sql`reverse(member.members.phone) like ${beginningWith([...search.ends].toReversed().join(''))}`;
  if (search?.by === 'EMAIL') return sql`member.members.email like ${beginningWith(search.begins)}`;
  if (search?.by !== 'NAME') return sql`false`;
  const begin = beginningWith(search.begins);
  return sql`(member.members.name like ${begin} or member.members.nickname like ${begin}
    or member.members.email like ${beginningWith(search.begins.toLowerCase())})`;
}

type Row = {
  id: string;
  masked_email: string | null;
  masked_name: string | null;
  masked_phone: string | null;
  nickname: string;
  created_at: Date;
  blocked_at: Date | null;
  withdrawn_at: Date | null;
  purged_at: Date | null;
};

/** A member with masked personal data, as staff see them by default. */
export function maskedMember(row: Row) {
  return {
    id: row.id,
    email: row.purged_at === null ? (row.masked_email ?? '') : '',
    name: row.masked_name ?? '',
    phone: row.masked_phone,
    nickname: row.nickname,
    joined_at: row.created_at.toISOString(),
    standing: memberStandingOf(row),
  };
}

async function rolesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const roles = new Map<string, string[]>();
  if (ids.length === 0) return roles;
  const rows = await db.selectFrom('member.member_roles').select(['user_id', 'role']).where('user_id', 'in', ids).execute();
  for (const { user_id, role } of rows) if (isRole(role)) roles.set(user_id, [...(roles.get(user_id) ?? []), role]);
  return roles;
}

/** The Korean names of the grades that members have now. */
export async function gradeNamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom((eb) => gradesOf(eb).select(['mine.user_id', 'grade.name']).where('mine.user_id', 'in', ids).as('held'))
    .select(['held.user_id', 'held.name'])
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name.ko]));
}
