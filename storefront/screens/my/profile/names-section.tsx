import { type FormEvent, useState } from 'react';
import { chooseLocale } from '#client/locale/choose-locale.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import type { Profile } from '#contract/rest/profile.ts';
import { isPersonName } from '#rules/member/credential.ts';
import { type Locale, languageNames, locales, writtenLanguage } from '#rules/shop/locale.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { useFocusOnRefusal } from '#ui/form/use-focus-on-refusal.ts';
import { profileApi } from './profile-calls.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

type Props = { profile: Profile; onChanged: (profile: Profile) => void };

/** My profile: ID and name read-only, nickname and language editable. */
export function NamesSection({ profile, onChanged }: Props) {
  const { text, locale: pageLocale } = useLanguage();
  const dayText = useDayText();
  const facts = [
    [profileTexts.id, profile.email],
    [profileTexts.name, profile.name],
    [profileTexts.joined, dayText(profile.joined_at)],
  ] as const;
  const { run: speak } = useAction(async (locale: Locale) => {
    if (locale === pageLocale) return;
    await profileApi.change({ locale });
    // Reloads the page in the new language.
    chooseLocale(locale);
  }, failedToast);
  return (
    <Section title={profileTexts.about}>
      <dl className="space-y-2 text-15">
        {facts.map(([term, value]) => (
          <div key={term.en} className="flex gap-4">
            <dt className="w-20 shrink-0 text-ink-2">{text(term)}</dt>
            <dd lang={writtenLanguage(value)} className="min-w-0 break-all">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <NicknameForm nickname={profile.nickname} onChanged={onChanged} />
      <Select<Locale>
        className="mt-6"
        label={text(profileTexts.language)}
        options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
        value={pageLocale}
        onChange={speak}
      />
    </Section>
  );
}

function NicknameForm({ nickname, onChanged }: { nickname: string; onChanged: (profile: Profile) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(nickname);
  const { run, isPending, failure, setFailure } = useAction(async () => {
    const changed = await profileApi.change({ nickname: typed });
    setTyped(changed.nickname);
    onChanged(changed);
    toast(text(profileTexts.saved), 'success');
  });
  const form = useFocusOnRefusal(failure);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPersonName(typed)) void run();
    else setFailure(text(profileTexts.nicknameNeeded));
  };
  return (
    <form ref={form} onSubmit={save} noValidate className="mt-6">
      <Field
        label={text(profileTexts.nickname)}
        hint={text(profileTexts.nicknameHint)}
        autoComplete="nickname"
        required
        value={typed}
        maxLength={40}
        error={failure}
        onChange={(event) => setTyped(event.target.value)}
        after={
          <Button type="submit" look="secondary" className="min-h-12 shrink-0" pending={isPending} disabled={typed.trim() === nickname}>
            {text(profileTexts.save)}
          </Button>
        }
      />
    </form>
  );
}
