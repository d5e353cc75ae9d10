import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { chooseLocale } from '#client/locale/stored-locale.ts';
import { useSession } from '#client/session/use-session.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { ChangeProfile, Profile } from '#contract/rest/profile.ts';
import { type Locale, languageNames, languageTags, locales } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';

/** Chooses the interface language; the choice is kept (specification 9). */
export function LanguageChoice() {
  const text = useText();
  const current = useLocale();
  const { isSignedIn } = useSession();
  const choose = async (locale: Locale) => {
    if (isSignedIn) await tellLocale(locale);
    chooseLocale(locale);
  };
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{text(shell.language)}</legend>
      <div className="-ml-2 flex">
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={languageTags[locale]}
            aria-pressed={locale === current}
            onClick={() => choose(locale)}
            className={cx('min-h-target px-2 text-13', locale === current ? 'font-extrabold text-ink' : 'text-ink-2 hover:text-ink')}
          >
            {languageNames[locale]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Milliseconds that a page waits at most before it is loaded in its new language. */
const tellWithinMs = 2_000;

/** Mails and texts to a member come in the language chosen last. The page changes its own even where the shop cannot be told. */
async function tellLocale(locale: Locale): Promise<void> {
  try {
    await callApi<Profile>('PATCH', '/members/me', {
      body: { locale } satisfies ChangeProfile,
      signal: AbortSignal.timeout(tellWithinMs),
    });
  } catch (error) {
    console.warn(error);
  }
}
