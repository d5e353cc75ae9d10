import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { NoticeQuery, NoticesQuery } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { urlFor } from '#contract/routes.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { EmptyState } from '#ui/states.tsx';
import { serviceTexts } from '../texts.ts';
import { noticeQuery, noticesQuery } from './operations.ts';

/** The list, or with `?id=` one notice; 404 if it does not exist. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query, inAllLanguages, sanitizeHtml, locale } = bridgeOf(context);
  const asked = new URL(request.url).searchParams.get('id');
  const { management_notices: notices } = await query(noticesQuery);
  if (asked === null) return { notices, notice: null, title: null, languages: undefined };
  const id = Number(asked);
  const answer = Number.isSafeInteger(id) && id > 0 ? await query(noticeQuery, { id }) : null;
  const found = answer?.management_notices_by_pk;
  const titles = answer && inAllLanguages(answer).management_notices_by_pk;
  if (!found) throw data(null, { status: 404 });
  const { translations: _translations, ...rest } = found;
  const content = sanitizeHtml(translated(found, 'content', locale));
  const title = localizedName(found.title, locale);
  describePage(context, { things: () => [], crumbs: [[title, urlFor('mypage-notice', {}, { id })]] });
  return { notices, notice: { ...rest, content }, title, languages: languagesOf(titles?.title) };
}

type NoticeData = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.loaderData?.title;
  const { notice, languages } = args.loaderData ?? {};
  return title && notice ? pageMeta(args, { title, languages, search: { id: String(notice.id) } }) : pageMeta(args);
};

/** The shop's notices, pinned ones first. */
export default function NoticeScreen() {
  const { notices, notice } = useLoaderData<typeof loader>();
  const text = useText();
  const { title } = useLayoutFacts();
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      {notice ? (
        <NoticeDetail notice={notice} notices={notices} />
      ) : (
        <>
          <h1 className="page-title">{title}</h1>
          {notices.length === 0 ? <EmptyState sentence={text(serviceTexts.noNotices)} /> : <NoticeList notices={notices} />}
        </>
      )}
    </div>
  );
}

function NoticeList({ notices }: Pick<NoticeData, 'notices'>) {
  const { text, name, locale } = useLanguage();
  return (
    <ul className="mt-6 border-t border-ink">
      {notices.map((notice) => (
        <li key={notice.id} className="border-b border-line">
          <Link
            to={urlFor('mypage-notice', {}, { id: notice.id })}
            className="flex min-h-18 items-center justify-between gap-4 py-3 hover:text-accent"
          >
            <span>
              <span className="block text-15 font-semibold">
                {notice.is_pinned ? <span className="mr-2 text-accent">{text(serviceTexts.pinned)}</span> : null}
                {name(notice.title)}
              </span>
              <span className="mt-0.5 block text-13 text-ink-2 tabular-nums">{writtenDay(notice.created_at, locale)}</span>
            </span>
            <Icon name="chevron-right" size={18} className="shrink-0 text-ink-2" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Listed = NoticesQuery['management_notices'][number];
type Shown = Omit<NonNullable<NoticeQuery['management_notices_by_pk']>, 'content' | 'translations'> & { content: SafeHtml };

/** One notice, with links to the previous and next. */
function NoticeDetail({ notice, notices }: { notice: Shown; notices: readonly Listed[] }) {
  const { text, name, locale } = useLanguage();
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
