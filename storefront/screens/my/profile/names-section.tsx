import { type FormEvent, useState } from 'react';
import { chooseLocale } from '#client/locale/choose-locale.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
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
  const text = useText();
  const pageLocale = useLocale();
  const dayText = useDayText();
  const errorText = useErrorText();
  const facts = [
    [profileTexts.id, profile.email],
    [profileTexts.name, profile.name],
    [profileTexts.joined, dayText(profile.joined_at)],
  ] as const;
  const speak = async (locale: Locale) => {
    if (locale === pageLocale) return;
    try {
      await profileApi.change({ locale });
      // Reloads the page in the new language.
      chooseLocale(locale);
    } catch (error) {
      toast(errorText(error), 'error');
    }
  };
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
  const errorText = useErrorText();
  const [typed, setTyped] = useState(nickname);
  const [error, setError] = useState<string | null>(null);
  const form = useFocusOnRefusal(error);
  const [isPending, setPending] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPersonName(typed)) return setError(text(profileTexts.nicknameNeeded));
    setPending(true);
    setError(null);
    try {
      const changed = await profileApi.change({ nickname: typed });
      setTyped(changed.nickname);
      onChanged(changed);
      toast(text(profileTexts.saved), 'success');
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setPending(false);
    }
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
        error={error}
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
