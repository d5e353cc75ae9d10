import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { day } from '#admin/kit/format.ts';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { Standing } from '#admin/nouns/member/standing.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { knownStaffRoles } from '#rules/member/rights/staff-role.ts';
import { memberStandingOf } from '#rules/member/sign-in/member-standing.ts';
import { staffDetail } from './queries.ts';
import { Roles } from './roles.tsx';
import { staffTexts as texts } from './texts.ts';

/** A staff member: profile, roles, and recent actions. */
export const StaffDetail = detailScreen({
  name: 'staff',
  texts,
  load: async ({ id }) => (await runOperation(staffDetail, { id })).member_members_by_pk,
  title: (member) => member.nickname,
  beside: (member) => <Standing standing={memberStandingOf(member)} />,
  side: (member) => (
    <Section title={texts.about}>
      <PersonalData
        kind="member"
        id={member.id}
        fields={[
          [texts.name, 'name', member.masked_name],
          [texts.email, 'email', member.masked_email],
          [texts.phone, 'phone', member.masked_phone],
        ]}
      />
      <div className="mt-2">
        <Facts facts={[[texts.since, day(member.created_at)]]} />
      </div>
    </Section>
  ),
  content: (member) => (
    <>
      <Roles
        key={member.roles.map(({ role, staff_roles }) => [role, ...staff_roles].join()).join()}
        id={member.id}
        held={member.roles.map(({ role }) => role)}
        did={knownStaffRoles(member.roles.flatMap((each) => each.staff_roles))}
      />
      <AuditTrail about={{ staff: member.id }} />
    </>
  ),
});
