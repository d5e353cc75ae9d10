import type { MetaFunction } from 'react-router';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { Profile } from '#contract/rest/profile.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EventsSection } from './events-section.tsx';
import { LinkedSection } from './linked-section.tsx';
import { NamesSection } from './names-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { profileApi } from './profile-calls.ts';
import { profileTexts } from './texts.ts';

import { WithdrawalSection } from './withdrawal-section.tsx';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

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
