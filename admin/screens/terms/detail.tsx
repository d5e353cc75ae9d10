import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { RichTextField, WrittenText } from '#admin/kit/fields/rich-text-field.tsx';
import { Form } from '#admin/kit/form.tsx';
import { day } from '#admin/kit/format.ts';
import { CheckInput, TextInput } from '#admin/kit/inputs.tsx';
import { call } from '#admin/session/wire.ts';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import { type TermsDetail, termsBody } from '#contract/rest/admin/terms.ts';
import { inTranslations, translationField, translationLocales } from '#rules/shop/locale.ts';
import { termsTexts as texts } from './texts.ts';

/** A version of terms: its words, those before it, and a new one to follow it. */
export function TermsScreen() {
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: ['terms', id], queryFn: () => call<TermsDetail>('GET', `/admin/terms/${id}`) });
  const [isWriting, setWriting] = useState(false);
  return (
    <DetailPage
      back={{ href: '/terms', label: texts.title }}
      query={query}
      title={({ version }) => (isWriting ? texts.writeTitle(version.name.ko) : version.name.ko)}
      beside={({ version }) => <Standing isCurrent={version.ended_at === null} />}
      actions={({ version }) => {
        if (version.ended_at !== null) return null;
        return isWriting ? (
          <Button onClick={() => setWriting(false)}>{texts.cancel}</Button>
        ) : (
          <Button look="primary" onClick={() => setWriting(true)}>
            {texts.write}
          </Button>
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

function Standing({ isCurrent }: { isCurrent: boolean }) {
  return <Badge tone={isCurrent ? 'success' : 'neutral'}>{isCurrent ? texts.current : texts.ended}</Badge>;
}

function Versions({ versions, current }: { versions: TermsDetail['versions']; current: number }) {
  return (
    <Section title={texts.versions}>
      <ol className="space-y-2">
        {versions.map(({ id, revised_on, agreed, ended_at }) => (
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
              <Standing isCurrent={ended_at === null} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Published words stay: somebody says that they know. */
const formSchema = termsBody.extend({ is_sure: z.literal(true) });

function NewVersion({ detail: { version, html, content, translations }, onDone }: { detail: TermsDetail; onDone: () => void }) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const begun = {
    // Written before there was an editor: the form shows the HTML, and has its document with the first word.
    ...{ type: version.type, follows: version.id, ...(content === null ? {} : { content }), revised_on: version.revised_on ?? '' },
    name: version.name,
    ...(translations === null ? {} : inTranslations('content', (locale) => translations[locale].content)),
  };
  return (
    <Form<z.infer<typeof formSchema>>
      schema={formSchema}
      draft={`terms ${version.id}`}
      values={begun}
      saveLabel={texts.publish}
      savedText={texts.published}
      onCancel={onDone}
      preview={({ is_sure: _sure, ...body }) => call<DraftPreview>('POST', '/admin/terms/previews', { body })}
      onSave={async ({ is_sure: _sure, ...body }) => {
        const { id } = await call<{ id: number }>('POST', '/admin/terms', { body, idempotencyKey: key.current });
        // Once the form knows that it is saved.
        setTimeout(() => {
          onDone();
          void navigate(`/terms/${id}`, { replace: true });
        });
      }}
    >
      <Section title={texts.content}>
        <div className="space-y-4">
          <WordsInput name="name" label={texts.name} maxLength={60} required />
          <TextInput name="revised_on" type="date" label={texts.revised} hint={texts.revisedHint} required />
          {translations === null ? (
            <RichTextField name="content" label={texts.content} html={html} required />
          ) : (
            <div className="grid gap-4 xl:grid-cols-3">
              <RichTextField name="content" label={texts.contentIn('ko')} html={html} required />
              {translationLocales.map((locale) => (
                <RichTextField
                  key={locale}
                  name={translationField('content', locale)}
                  label={texts.contentIn(locale)}
                  html={translations[locale].html}
                  hint={texts.koreanElse}
                />
              ))}
            </div>
          )}
          <CheckInput name="is_sure" label={texts.publishSure} />
        </div>
      </Section>
    </Form>
  );
}
