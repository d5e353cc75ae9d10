import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { TextAreaInput } from '#admin/kit/inputs.tsx';
import { call } from '#admin/session/wire.ts';
import { replyReviewBody } from '#contract/rest/reviews.ts';

interface Props {
  review: { id: number; reply: string | null; replied_at: string | null };
  /** The beginning of the draft's name. */
  draft: string;
  texts: { reply: string; replyLabel: string; replyHint: string; send: string; sent: string };
  rows?: number;
}

/** The reply to a review, by the shop or its brand. */
export function ReplyForm({ review: { id, reply, replied_at }, draft, texts, rows = 5 }: Props) {
  return (
    <Section title={texts.reply}>
      <Form
        key={replied_at ?? ''}
        schema={replyReviewBody}
        draft={`${draft} ${id}`}
        values={{ content: reply ?? '' }}
        saveLabel={texts.send}
        savedText={texts.sent}
        onSave={(body) => call('POST', `/reviews/${id}/reply`, { body })}
      >
        <TextAreaInput name="content" label={texts.replyLabel} hint={texts.replyHint} rows={rows} required />
      </Form>
    </Section>
  );
}
