import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { authorizedFetch } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import type { ChangeProfile } from '#contract/rest/profile.ts';
import { type Locale, languageNames, languageTags, locales } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';

/** Maximum delay before the page reloads in its new language, in ms. */
const tellWithinMs = 2_000;

/**
 * Sets and stores the interface language (specification 9), also for mails and texts to a member. The page switches even if the request
 * fails. Does not use callApi, which would add its error handling to the bundle of every page.
 */
export function LanguageChoice() {
  const { text, locale: current } = useLanguage();
  const { isSignedIn } = useSession();
  const choose = async (locale: Locale) => {
    if (isSignedIn)
      await authorizedFetch('/api/members/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ locale } satisfies ChangeProfile),
        signal: AbortSignal.timeout(tellWithinMs),
      }).catch(() => {});
    (await import('#client/locale/choose-locale.ts')).chooseLocale(locale);
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
