import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { RichTextField } from '#admin/kit/fields/rich-text-field.tsx';
import { Form } from '#admin/kit/form.tsx';
import { CheckInput, TextInput } from '#admin/kit/inputs.tsx';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { shopNow } from '#client/shop-clock.ts';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import { type TermsBody, termsBody } from '#contract/rest/admin/terms.ts';
import { bindsNobody, isDayToCome, namesNoCompany, proposedDay } from '#rules/member/terms.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { type Locale, translationField, translationLocales } from '#rules/shop/locale.ts';
import { termsTexts as texts } from './texts.ts';

interface Props {
  begun: Partial<TermsBody> & Pick<TermsBody, 'type' | 'name' | 'follows'>;
  /** Texts from before the editor existed. */
  html?: Partial<Record<Locale, string>>;
  onDone: () => void;
}

/** Published text cannot be changed, so this must be confirmed. */
const formSchema = termsBody.extend({ is_sure: z.literal(true) });

/** A version of terms before it is published. The first one takes effect today: it changes nothing for anybody. */
export function VersionForm({ begun, html = {}, onDone }: Props) {
  const navigate = useNavigate();
  const { type, follows } = begun;
  const isFirst = follows === null;
  return (
    <Form<z.infer<typeof formSchema>>
      schema={formSchema}
      // A kept draft with the gap would be restored after the company is written.
      draft={namesNoCompany(begun.content) ? null : `terms ${follows ?? type}`}
      values={{ ...begun, revised_on: isFirst ? koreanDay(shopNow()) : proposedDay(type, shopNow()) }}
      saveLabel={texts.publish}
      savedText={texts.published}
      onCancel={onDone}
      confirm={async ({ revised_on }) =>
        isDayToCome(revised_on, shopNow()) ||
        (await dialog.confirm({
          message: isFirst ? texts.firstSure : texts.todaySure,
          okLabel: texts.publish,
          cancelLabel: texts.cancel,
        }))
      }
      preview={({ is_sure: _sure, ...body }) => call<DraftPreview>('POST', '/admin/terms/previews', { body })}
      onSave={async ({ is_sure: _sure, ...body }) => {
        const { id } = await callOnce<{ id: number }>('POST', '/admin/terms', body);
        // After the form has been marked as saved.
        setTimeout(() => {
          onDone();
          void navigate(isFirst ? '/terms' : `/terms/${id}`, { replace: true });
        });
      }}
    >
      <Section title={texts.content}>
        <div className="space-y-4">
          <WordsInput name="name" label={texts.name} required />
          <TextInput name="revised_on" type="date" label={texts.revised} {...(isFirst ? {} : { hint: texts.revisedHint })} required />
          {bindsNobody(type) ? (
            <div className="grid gap-4 xl:grid-cols-3">
              <RichTextField name="content" label={texts.contentIn('ko')} html={html.ko ?? ''} required />
              {translationLocales.map((locale) => (
                <RichTextField
                  key={locale}
                  name={translationField('content', locale)}
                  label={texts.contentIn(locale)}
                  html={html[locale] ?? ''}
                  hint={texts.koreanElse}
                />
              ))}
            </div>
          ) : (
            <RichTextField name="content" label={texts.content} html={html.ko ?? ''} required />
          )}
          <CheckInput name="is_sure" label={isFirst ? texts.readSure : texts.publishSure} />
        </div>
      </Section>
    </Form>
  );
}
