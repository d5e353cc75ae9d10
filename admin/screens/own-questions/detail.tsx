import { Badge } from '#admin/kit/badge.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { moment } from '#admin/kit/format.ts';
import { TextAreaInput } from '#admin/kit/inputs.tsx';
import { Secret } from '#admin/nouns/inquiry/subject.tsx';
import { ownBrands } from '#admin/session/desk.ts';
import { callOnce, runOperation } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import { writeAnswerBody } from '#contract/rest/inquiries.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { ownQuestion } from './queries.ts';
import { ownQuestionTexts as texts } from './texts.ts';

/** A question about a brand's own product, with its thread and the answer. */
export const OwnQuestionDetail = detailScreen({
  name: 'own-questions',
  texts,
  load: async ({ id }) =>
    (await runOperation(ownQuestion, { where: { id: { _eq: Number(id) }, product: { brand_id: await ownBrands() } } })).member_inquiries[0],
  title: (asked) => asked.title,
  beside: (asked) => (
    <>
      <Badge tone={isAnswered(asked.status) ? 'success' : 'warning'}>{texts.states[asked.status]}</Badge>
      <Secret of={asked} />
    </>
  ),
  side: ({ product }) =>
    product ? (
      <Section title={texts.product}>
        <img src={resizeSrc(product.image_src, 384)} alt="" className="mb-2 aspect-square w-full rounded-control bg-tile object-cover" />
        {product.name.ko}
      </Section>
    ) : null,
  content: (asked) => (
    <>
      <Section title={texts.thread}>
        <ol className="space-y-4">
          <Said who={texts.authors.MEMBER} when={asked.created_at} what={asked.content} />
          {asked.messages.map((message) => (
            <Said key={message.id} who={texts.authors[message.author]} when={message.created_at} what={message.content} />
          ))}
        </ol>
      </Section>
      <Section title={texts.answer}>
        <Form
          key={asked.messages.length}
          schema={writeAnswerBody}
          draft={`own-question ${asked.id}`}
          values={{ content: '' }}
          saveLabel={texts.send}
          savedText={texts.sent}
          onSave={(body) => callOnce('POST', `/inquiries/${asked.id}/answers`, body)}
        >
          <TextAreaInput name="content" label={texts.answer} hint={texts.answerHint} required />
        </Form>
      </Section>
    </>
  ),
});

function Said({ who, when, what }: { who: string; when: string; what: string }) {
  return (
    <li>
      <p className="text-12 text-ink-2">
        <strong className="font-semibold text-ink">{who}</strong> {moment(when)}
      </p>
      <p className="mt-1 whitespace-pre-wrap">{what}</p>
    </li>
  );
}
