import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '#admin/kit/detail-page.tsx';
import { moment } from '#admin/kit/format.ts';
import { FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { useMay } from '#admin/session/use-may.ts';
import { call } from '#admin/session/wire.ts';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import { actsOf, sentenceOfAct } from './acts.ts';

const texts = { title: '작업 기록', none: '아직 남은 기록이 없어요.', all: '모두 보기' } as const;

/** Which log entries: of one row (`table`, `row`), or of one staff member. */
type About = { table: string; row: string } | { staff: string };

/** The latest log entries about a row or by a staff member, for the side of a detail screen. */
export function AuditTrail({ about, limit = 8 }: { about: About; limit?: number }) {
  const may = useMay();
  const asked = new URLSearchParams({ ...about, limit: String(limit) });
  const query = useQuery({
    queryKey: ['audit', String(asked)],
    queryFn: () => call<AuditPage>('GET', `/admin/audit?${asked}`),
    enabled: may('audit.read'),
  });
  if (!may('audit.read')) return null;
  const all = new URLSearchParams({ ...about });
  return (
    <Section
      title={texts.title}
      actions={
        <Link to={`/audit?${all}`} className="text-12 text-ink-2 hover:text-ink hover:underline">
          {texts.all}
        </Link>
      }
    >
      {query.isPending ? <LoadingRows count={3} /> : null}
      {query.isError ? <FailedPart query={query} /> : null}
      {query.data?.entries.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      <ol className="space-y-3">
        {actsOf(query.data?.entries ?? []).map((act) => (
          <li key={act.id}>
            <p>{sentenceOfAct(act)}</p>
            <p className="text-12 text-ink-2 tabular-nums">{moment(act.entries[0].created_at)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
