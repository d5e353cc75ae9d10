import { useCallback, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Profile } from '#contract/rest/profile.ts';
import { advertises, isOfWork, type NotificationEvent, notificationEventList } from '#rules/member/notification.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { mutesQuery } from '#storefront/nouns/notification/member-operations.ts';
import { muteNotifications } from '#storefront/nouns/notification/notification-calls.ts';
import { notificationTexts } from '#storefront/nouns/notification/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EventsSection } from './events-section.tsx';
import { LinkedSection } from './linked-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { profileApi } from './profile-calls.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

/** The member's data and settings (specification 2.32: profile edit, withdrawal). */
export default function ProfileScreen() {
  const { title } = useLayoutFacts();
  const { value: profile, hasFailed, reload, set } = useLoaded(profileApi.read);
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="mb-6 page-title">{title}</h1>
      {profile ? <Sections profile={profile} onChanged={set} /> : null}
      {!profile && hasFailed ? <LoadFailed sentence={profileTexts.failed} onRetry={reload} /> : null}
      {!profile && !hasFailed ? (
        <div className="space-y-6">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-60 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : null}
    </div>
  );
}

type Props = { profile: Profile; onChanged: (profile: Profile) => void };

/** The sections in order. */
function Sections({ profile, onChanged }: Props) {
  const { value: signIns, ...devices } = useLoaded(profileApi.signIns);
  const { value: events, ...activity } = useLoaded(profileApi.securityEvents);
  const reload = async () => void (await Promise.all([devices.reload(), activity.reload()]));
  return (
    <>
      <NamesSection profile={profile} onChanged={onChanged} />
      <PhoneSection phone={profile.phone} hasPassword={profile.has_password} onChanged={(phone) => onChanged({ ...profile, phone })} />
      {profile.has_password ? <PasswordSection email={profile.email} onChanged={reload} /> : null}
      <LinkedSection />
      <ConsentsSection profile={profile} onChanged={onChanged} />
      <NotificationsSection />
      <DevicesSection signIns={signIns} hasFailed={devices.hasFailed} reload={reload} />
      <EventsSection events={events} hasFailed={activity.hasFailed} reload={activity.reload} />
      <WithdrawalSection hasPassword={profile.has_password} />
    </>
  );
}

const WithdrawalSheet = fetchedView(() => import('./withdrawal-sheet.tsx').then((file) => file.WithdrawalSheet));

/** Opens the withdrawal sheet. Leaving is as easy as joining: one sheet, one press. */
function WithdrawalSection({ hasPassword }: { hasPassword: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={profileTexts.leave} lead={profileTexts.leaveLead}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text(profileTexts.leaveOpen)}
      </Button>
      {isOpen ? <WithdrawalSheet hasPassword={hasPassword} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

/** What a member wants by text or mail. Each change is saved at once and rolled back on failure. */
function NotificationsSection() {
  const { userId } = useSession();
  return userId === null ? null : (
    <Section title={notificationTexts.settings} lead={notificationTexts.settingsLead}>
      <Wishes userId={userId} />
    </Section>
  );
}

function Wishes({ userId }: { userId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const { role } = useSession();
  const { value: muted, set: setMuted, hasFailed, reload } = useLoaded(useCallback(() => readMutes(userId), [userId]));
  if (hasFailed) return <LoadFailed onRetry={reload} />;
  if (muted === null) return <Skeleton className="h-60" />;
  const change = async (event: NotificationEvent, isMuted: boolean) => {
    setMuted(changed(muted, event, isMuted));
    try {
      await muteNotifications(event, isMuted);
    } catch (error) {
      setMuted(muted);
      toast(errorText(error), 'error');
    }
  };
  return (
    <ul className="-my-1">
      {notificationEventList
        .filter((event) => role !== 'user' || !isOfWork(event))
        .map((event) => (
          <li key={event}>
            <Checkbox
              checked={!muted.includes(event)}
              onChange={(isWanted) => change(event, !isWanted)}
              label={
                <span className="block py-2">
                  {text(notificationTexts[event])}
                  {advertises(event) ? <span className="block text-13 text-ink-2">{text(notificationTexts.advertising)}</span> : null}
                </span>
              }
            />
          </li>
        ))}
    </ul>
  );
}

function changed(muted: readonly NotificationEvent[], event: NotificationEvent, isMuted: boolean): readonly NotificationEvent[] {
  const others = muted.filter((each) => each !== event);
  return isMuted ? [...others, event] : others;
}

async function readMutes(userId: string): Promise<readonly NotificationEvent[]> {
  return (await runQuery(mutesQuery, { user_id: userId })).member_notification_mutes.map(({ event }) => event);
}
