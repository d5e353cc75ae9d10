import { LinkButton } from '#admin/kit/button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { count, day, moment, won } from '#admin/kit/format.ts';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { Standing } from '#admin/nouns/member/standing.tsx';
import { useMay } from '#admin/session/use-may.ts';
import { call } from '#admin/session/wire.ts';
import { standingNames } from '#contract/office/office-names.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import { isLocale, koreanLanguageNames } from '#rules/shop/locale.ts';
import { GrantCoupon } from './grant-coupon.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberTables } from './member-tables.tsx';
import { NoteForm } from './note-form.tsx';
import { PointForm } from './point-form.tsx';
import { memberTexts as texts } from './texts.ts';

/** A member: profile, purchases, balances, log, and staff actions. */
export const MemberDetail = detailScreen({
  name: 'members',
  texts,
  load: ({ id }) => call<MemberFile>('GET', `/admin/members/${id}`),
  title: (member) => member.nickname || standingNames[member.standing],
  beside: (member) => <Standing standing={member.standing} />,
  lead: (member) =>
    member.blocked ? texts.blockedSince(moment(member.blocked.at), member.blocked.reason) : member.withdrawn_at ? texts.gone : null,
  actions: (member) => (
    <>
      <PrepareLink member={member} />
      <MemberActions member={member} />
    </>
  ),
  side: (member) => <Side member={member} />,
  content: (member) => <MemberTables member={member} />,
});

/** To an order that staff prepare for them, for whoever may. */
function PrepareLink({ member }: { member: MemberFile }) {
  const may = useMay();
  if (member.standing !== 'ACTIVE' || !may('checkout.prepare')) return null;
  return <LinkButton to={`/prepared?member=${member.id}`}>{texts.prepareOrder}</LinkButton>;
}

function Side({ member }: { member: MemberFile }) {
  const { figures, points, consents } = member;
  const agreed = (['email', 'sms', 'push'] as const).filter((channel) => consents[channel]).map((channel) => texts.channels[channel]);
  return (
    <>
      <Section title={texts.about}>
        <PersonalData
          kind="member"
          id={member.id}
          fields={[
            [texts.name, 'name', member.name],
            [texts.email, 'email', member.email],
            [texts.phone, 'phone', member.phone],
          ]}
        />
        <Facts
          facts={[
            [texts.joined, day(member.joined_at)],
            [texts.grade, member.grade],
            [texts.phoneProved, member.is_phone_verified ? texts.yes : texts.no],
            [texts.consents, agreed.join(', ') || texts.none],
            [texts.language, isLocale(member.locale) ? koreanLanguageNames[member.locale] : member.locale],
          ]}
        />
      </Section>
      <Section title={texts.figures}>
        <Facts
          facts={[
            [texts.paidOrders, count(figures.orders)],
            [texts.paid, won(figures.paid)],
            [texts.usable, `${count(points.usable)}P`],
            ...(points.owed > 0 ? [[texts.owed, `${count(points.owed)}P`] as const] : []),
            [texts.endingSoon, points.ending_soon > 0 ? `${count(points.ending_soon)}P` : null],
            [texts.reviews, count(figures.reviews)],
            [texts.inquiries, count(figures.inquiries)],
            [texts.signIns, count(figures.sign_ins)],
          ]}
        />
      </Section>
      {member.standing === 'FORGOTTEN' ? null : <NoteForm member={member} />}
      {member.withdrawn_at === null ? (
        <>
          <PointForm member={member} />
          <GrantCoupon member={member} />
        </>
      ) : null}
    </>
  );
}
