import { Link } from 'react-router';
import type { NoticeQuery, NoticesQuery } from '#client/graphql/operations.generated.ts';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { urlFor } from '#contract/routes.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { ButtonLink } from '#ui/button.tsx';
import { serviceTexts } from '../texts.ts';

type Listed = NoticesQuery['management_notices'][number];
type Shown = Omit<NonNullable<NoticeQuery['management_notices_by_pk']>, 'content' | 'translations'> & { content: SafeHtml };

/** One notice, with links to the previous and next. */
export function NoticeDetail({ notice, notices }: { notice: Shown; notices: readonly Listed[] }) {
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const byDay = notices.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id);
  const at = byDay.findIndex(({ id }) => id === notice.id);
  const neighbours = [
    { label: text(serviceTexts.newer), notice: at > 0 ? byDay[at - 1] : undefined },
    { label: text(serviceTexts.older), notice: at < 0 ? undefined : byDay[at + 1] },
  ];
  return (
    <article>
      <header className="border-b border-ink pb-5">
        <h1 className="page-title">
          {notice.is_pinned ? <span className="mr-2 text-accent">{text(serviceTexts.pinned)}</span> : null}
          {name(notice.title)}
        </h1>
        <p className="mt-2 text-13 text-ink-2 tabular-nums">{writtenDay(notice.created_at, locale)}</p>
      </header>
      <div className="min-h-40 py-6">
        <TrustedHtml html={notice.content} />
      </div>
      <nav aria-label={text(serviceTexts.toNotices)} className="border-t border-line">
        <ul>
          {neighbours.map(({ label, notice: other }) =>
            other ? (
              <li key={other.id} className="border-b border-line">
                <Link
                  to={urlFor('mypage-notice', {}, { id: other.id })}
                  className="flex min-h-14 items-center gap-4 py-2 text-15 hover:text-accent"
                >
                  <span className="w-16 shrink-0 text-13 text-ink-2">{label}</span>
                  <span className="min-w-0 truncate">
                    <Name of={other.title} />
                  </span>
                </Link>
              </li>
            ) : null,
          )}
        </ul>
        <div className="mt-6 text-center">
          <ButtonLink look="secondary" href={urlFor('mypage-notice')}>
            {text(serviceTexts.toNotices)}
          </ButtonLink>
        </div>
      </nav>
    </article>
  );
}
