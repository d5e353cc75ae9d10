import { Link } from 'react-router';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { writtenKoreanDay } from '#rules/shop/written-day.ts';
import type { LoadedTerms } from './load-terms.ts';
import { termsMessages } from './texts.ts';

type Props = { type: string; shown: LoadedTerms['terms'][number]; versions: LoadedTerms['versions']; onFollow?: () => void };

const link = 'font-semibold underline underline-offset-4';

/** When the shown version took effect, the upcoming one, and a note if it is not the one in force. */
export function TermsDay({ type, shown, versions, onFollow }: Props) {
  const text = useText();
  const dayText = useDay();
  const coming = versions.find((each) => each.is_coming);
  const isOther = versions.some(({ id }) => id === shown.id);
  return (
    <div className="mt-1 mb-6 space-y-2 text-13 text-ink-2">
      <p>{text(termsMessages.updated, { date: dayText(shown.revised_on) })}</p>
      {isOther ? (
        <p className="rounded-tile bg-tile px-4 py-3 text-ink">
          {text(coming?.id === shown.id ? termsMessages.notYet : termsMessages.former, { date: dayText(shown.revised_on) })}{' '}
          <Link className={link} to={urlFor('terms', {}, { type })} onClick={onFollow}>
            {text(termsMessages.seeCurrent)}
          </Link>
        </p>
      ) : coming ? (
        <p className="rounded-tile bg-tile px-4 py-3 text-ink">
          {text(termsMessages.coming, { date: dayText(coming.revised_on) })}{' '}
          <Link className={link} to={urlFor('terms', {}, { type, version: coming.id })} onClick={onFollow}>
            {text(termsMessages.seeComing)}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** Former versions, for members who agreed to them. */
export function FormerTerms({ type, shown, versions, onFollow }: Props) {
  const text = useText();
  const dayText = useDay();
  const former = versions.filter(({ id, is_coming }) => !is_coming && id !== shown.id);
  if (former.length === 0) return null;
  return (
    <section className="mt-10 border-t border-line pt-6 text-13">
      <h3 className="mb-1 font-semibold">{text(termsMessages.formerTitle)}</h3>
      <ul>
        {former.map(({ id, revised_on }) => (
          <li key={id}>
            <Link
              className="inline-flex min-h-target items-center underline underline-offset-4"
              to={urlFor('terms', {}, { type, version: id })}
              onClick={onFollow}
            >
              {text(termsMessages.updated, { date: dayText(revised_on) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDay(): (day: string) => string {
  const locale = useLocale();
  return (day) => writtenKoreanDay(day, locale);
}
