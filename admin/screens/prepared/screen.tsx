import { useState } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '#admin/kit/button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { call } from '#admin/session/wire.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import { FindBuyer } from './find-buyer.tsx';
import { PrepareForm } from './prepare-form.tsx';
import { PreparedList } from './prepared-list.tsx';
import { preparedTexts as texts } from './texts.ts';

/** An order that staff prepare for a member: member, goods, address; the member pays by its link. */
export const PreparedScreen = detailScreen({
  name: 'prepared',
  texts,
  id: 'order',
  back: '/orders',
  load: async ({ search }) => {
    const id = search.get('member');
    return { member: id === null ? null : await call<MemberFile>('GET', `/admin/members/${encodeURIComponent(id)}`) };
  },
  title: () => texts.add,
  lead: () => texts.lead,
  content: ({ member }) => (member === null ? <FindBuyer /> : <ForMember key={member.id} member={member} />),
});

function ForMember({ member }: { member: MemberFile }) {
  // A form that was sent begins anew.
  const [sent, setSent] = useState(0);
  return (
    <>
      <Section title={texts.member} actions={<LinkButton to="/prepared">{texts.other}</LinkButton>}>
        <PersonalData
          kind="member"
          id={member.id}
          fields={[
            [texts.name, 'name', member.name],
            [texts.email, 'email', member.email],
            [texts.phone, 'phone', member.phone],
          ]}
        />
        <Link to={`/members/${member.id}`} className="mt-2 inline-block font-semibold underline underline-offset-4">
          {texts.toMember}
        </Link>
      </Section>
      <PrepareForm key={sent} userId={member.id} onSent={() => setSent(sent + 1)} />
      <PreparedList userId={member.id} />
    </>
  );
}
