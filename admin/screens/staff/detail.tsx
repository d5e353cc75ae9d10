import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { DetailPage, Facts, Section } from '#admin/kit/detail-page.tsx';
import { day } from '#admin/kit/format.ts';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { Standing } from '#admin/nouns/member/standing.tsx';
import { ask } from '#admin/session/wire.ts';
import { memberStandingOf } from '#rules/member/sign-in/member-standing.ts';
import { staffDetail } from './queries.ts';
import { Roles } from './roles.tsx';
import { staffTexts as texts } from './texts.ts';

/** A staff member: profile, roles, and recent actions. */
export function StaffDetail() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['staff', id],
    queryFn: async () => (await ask(staffDetail, { id })).member_members_by_pk ?? null,
  });
  return (
    <DetailPage
      back={{ href: '/staff', label: texts.title }}
      query={query}
      title={(member) => member.nickname}
      beside={(member) => <Standing standing={memberStandingOf(member)} />}
      side={(member) => (
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
      )}
    >
      {(member) => (
        <>
          <Roles key={member.roles.map(({ role }) => role).join()} id={member.id} held={member.roles.map(({ role }) => role)} />
          <AuditTrail about={{ staff: member.id }} />
        </>
      )}
    </DetailPage>
  );
}
