import { ChevronDown } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { graphql } from '#client/graphql/graphql.ts';
import { writtenDay } from '#client/locale/dates.ts';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { EmptyState } from '#ui/states.tsx';

const noticesQuery = graphql(`
  query notices {
    management_notices(where: { deleted_at: { _is_null: true } }, order_by: [{ is_pinned: desc }, { created_at: desc }], limit: 100) {
      id
      title
      content
      is_pinned
      created_at
    }
  }
`);

export async function loader({ context }: LoaderFunctionArgs) {
  const { query, sanitizeHtml } = bridgeOf(context);
  const { management_notices } = await query(noticesQuery);
  return { notices: management_notices.map((notice) => ({ ...notice, content: sanitizeHtml(notice.content) })) };
}

export const meta: MetaFunction = (args) => pageMeta(args);

/** What the shop has to tell, the pinned ones first. */
export default function NoticeScreen() {
  const { notices } = useLoaderData<typeof loader>();
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const { title } = useLayoutFacts();
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="text-26 font-extrabold lg:text-36">{title}</h1>
      {notices.length === 0 ? <EmptyState sentence={text(mypageMessages.noNotices)} /> : null}
      <div className="mt-6 border-t border-ink">
        {notices.map((notice) => (
          <details key={notice.id} className="group border-b border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3">
              <span>
                <span className="block text-15 font-semibold">
                  {notice.is_pinned ? <span className="mr-2 text-accent">{text(mypageMessages.pinned)}</span> : null}
                  {name(notice.title)}
                </span>
                <span className="mt-0.5 block text-13 text-ink-2 tabular-nums">
                  {writtenDay(new Date(notice.created_at), locale, 'medium')}
                </span>
              </span>
              <ChevronDown aria-hidden="true" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-5">
              <TrustedHtml html={notice.content} />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
