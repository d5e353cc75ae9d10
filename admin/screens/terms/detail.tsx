import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { WrittenText } from '#admin/kit/fields/rich-text-field.tsx';
import { day } from '#admin/kit/format.ts';
import { SeenLink } from '#admin/kit/preview/seen-link.tsx';
import { call } from '#admin/session/wire.ts';
import type { TermsDetail, TermsVersion } from '#contract/rest/admin/terms.ts';
import { urlFor } from '#contract/routes.ts';
import { inEveryTranslation, inTranslations } from '#rules/shop/locale.ts';
import { termsTexts as texts } from './texts.ts';
import { VersionForm } from './version-form.tsx';

/** A version of terms: its text, earlier versions, and a form for the next. */
export function TermsScreen() {
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: ['terms', id], queryFn: () => call<TermsDetail>('GET', `/admin/terms/${id}`) });
  const [isWriting, setWriting] = useState(false);
  return (
    <DetailPage
      back={{ href: '/terms', label: texts.title }}
      query={query}
      title={({ version }) => (isWriting ? texts.writeTitle(version.name.ko) : version.name.ko)}
      beside={({ version }) => <Standing version={version} />}
      actions={({ version, versions }) => {
        if (isWriting) return <Button onClick={() => setWriting(false)}>{texts.cancel}</Button>;
        // The successor of an upcoming version replaces it, so it is created there.
        const isFollowed = !version.is_coming && versions.some((each) => each.is_coming && each.ended_at === null);
        return (
          <>
            <SeenLink to={seenAt(version)} />
            {version.ended_at !== null || isFollowed ? null : (
              <>
                {version.is_coming ? <Withdraw version={version} /> : null}
                <Button look="primary" onClick={() => setWriting(true)}>
                  {texts.write}
                </Button>
              </>
            )}
          </>
        );
      }}
      side={({ versions }) => (
        <>
          <Versions versions={versions} current={Number(id)} />
          <AuditTrail about={{ table: 'management.terms', row: id }} />
        </>
      )}
    >
      {(detail) =>
        isWriting ? (
          <NewVersion key={id} detail={detail} onDone={() => setWriting(false)} />
        ) : (
          <Section title={texts.written}>
            <WrittenText html={detail.html} label={detail.version.name.ko} />
          </Section>
        )
      }
    </DetailPage>
  );
}

/** Where shoppers read a version: the one in force by its type alone. null if it was withdrawn before taking effect. */
function seenAt({ id, type, ended_at, is_coming }: TermsVersion): string | null {
  if (ended_at !== null && is_coming) return null;
  return urlFor('terms', {}, ended_at === null && !is_coming ? { type } : { type, version: id });
}

/** Whether a version is in force, upcoming, former, or was withdrawn before taking effect. */
export function Standing({ version: { ended_at, is_coming } }: { version: TermsVersion }) {
  if (ended_at !== null) return <Badge tone="neutral">{is_coming ? texts.withdrawn : texts.ended}</Badge>;
  return is_coming ? <Badge tone="warning">{texts.coming}</Badge> : <Badge tone="success">{texts.current}</Badge>;
}

function Versions({ versions, current }: { versions: TermsDetail['versions']; current: number }) {
  return (
    <Section title={texts.versions}>
      <ol className="space-y-2">
        {versions.map((version) => {
          const { id, revised_on, agreed } = version;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/terms/${id}`}
                aria-current={id === current ? 'true' : undefined}
                className="hover:underline aria-[current]:font-semibold"
              >
                {`${texts.revised} ${day(revised_on)}`}
              </Link>
              <span className="flex items-center gap-2 text-ink-2 tabular-nums">
                {texts.people(agreed)}
                <Standing version={version} />
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** Withdraws a version before it takes effect. */
function Withdraw({ version }: { version: TermsVersion }) {
  const question = { message: texts.withdrawSure(day(version.revised_on)), okLabel: texts.withdraw, cancelLabel: texts.cancel };
  return (
    <ActButton confirm={question} run={() => call('DELETE', `/admin/terms/${version.id}`)}>
      {texts.withdraw}
    </ActButton>
  );
}

function NewVersion({ detail: { version, html, content, translations }, onDone }: { detail: TermsDetail; onDone: () => void }) {
  return (
    <VersionForm
      begun={{
        type: version.type,
        name: version.name,
        follows: version.id,
        // From before the editor existed: the form shows the HTML, and creates the document on the first edit.
        ...(content === null ? {} : { content }),
        ...(translations === null ? {} : inTranslations('content', (locale) => translations[locale].content)),
      }}
      html={{ ko: html, ...(translations === null ? null : inEveryTranslation((locale) => translations[locale].html)) }}
      onDone={onDone}
    />
  );
}
