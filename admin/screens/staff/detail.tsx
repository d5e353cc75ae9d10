import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DetailPage, Facts, Section } from '#admin/kit/detail-page.tsx';
import { day } from '#admin/kit/format.ts';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { ask } from '#admin/session/wire.ts';
import { staffDetail } from './queries.ts';
import { staffTexts as texts } from './texts.ts';

/** One member of staff: who, with which roles, and what they did of late. */
export function StaffDetail() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['staff', id],
    queryFn: async () => (await ask(staffDetail, { id })).member_members_by_pk ?? null,
  });
  return (
    <DetailPage back={{ href: '/staff', label: texts.title }} query={query} title={(member) => member.nickname}>
      {(member) => (
        <Section title={texts.about}>
          <PersonalData
            kind="member"
            id={member.id}
            fields={[
              [texts.name, 'name', member.masked_name],
              [texts.email, 'email', member.masked_email],
            ]}
          />
          <Facts
            facts={[
              [texts.since, day(member.created_at)],
              [texts.roles, member.roles.map(({ role }) => texts.role[role] ?? role).join(', ')],
            ]}
          />
        </Section>
      )}
    </DetailPage>
  );
}
