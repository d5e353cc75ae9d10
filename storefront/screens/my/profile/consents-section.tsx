import { useState } from 'react';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { MarketingChannel, Profile } from '#contract/rest/profile.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { profileApi } from './profile-calls.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

type Props = { profile: Profile; onChanged: (profile: Profile) => void };

const keys = { EMAIL: 'email', SMS: 'sms', PUSH: 'push' } as const satisfies Record<MarketingChannel, string>;

/** Marketing consent by channel, with the date it was given or declined. Saved at once. */
export function ConsentsSection({ profile, onChanged }: Props) {
  const text = useText();
  const dayText = useDayText();
  const errorText = useErrorText();
  const [wished, setWished] = useState<Partial<Record<MarketingChannel, boolean>>>({});
  const decide = async (channel: MarketingChannel, isGiven: boolean) => {
    setWished((before) => ({ ...before, [channel]: isGiven }));
    try {
      onChanged(await profileApi.decide({ [keys[channel]]: isGiven }));
      toast(text(profileTexts.saved), 'success');
    } catch (error) {
      toast(errorText(error), 'error');
    } finally {
      setWished(({ [channel]: _done, ...rest }) => rest);
    }
  };
  return (
    <Section title={profileTexts.consents} lead={profileTexts.consentsLead}>
      <ul className="-my-1">
        {profile.consents.map(({ channel, is_given, changed_at }) => (
          <li key={channel}>
            <Checkbox
              checked={wished[channel] ?? is_given}
              onChange={(isGiven) => decide(channel, isGiven)}
              label={
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  {text(profileTexts[channel])}
                  {changed_at === null ? null : (
                    <span className="text-13 text-ink-2 tabular-nums">
                      {text(is_given ? profileTexts.consentGiven : profileTexts.consentTaken, { day: dayText(changed_at) })}
                    </span>
                  )}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
