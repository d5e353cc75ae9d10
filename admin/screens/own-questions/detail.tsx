import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Badge } from '#admin/kit/badge.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { moment } from '#admin/kit/format.ts';
import { TextAreaInput } from '#admin/kit/inputs.tsx';
import { ownBrands } from '#admin/session/desk.ts';
import { ask, callOnce } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import { writeAnswer } from '#contract/rest/inquiries.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { ownQuestion } from './queries.ts';
import { ownQuestionTexts as texts } from './texts.ts';

/** A question about a brand's own product, with its thread and the answer. */
export function OwnQuestionDetail() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['own-question', id],
    queryFn: async () => {
      const where = { id: { _eq: Number(id) }, product: { brand_id: await ownBrands() } };
      return (await ask(ownQuestion, { where })).member_inquiries[0] ?? null;
    },
  });
  return (
    <DetailPage
      back={{ href: '/own-questions', label: texts.title }}
      query={query}
      title={(asked) => asked.title}
      beside={(asked) => (
        <>
          <Badge tone={isAnswered(asked.status) ? 'success' : 'warning'}>{texts.states[asked.status]}</Badge>
          {asked.is_secret ? <Badge>{texts.secret}</Badge> : null}
        </>
      )}
      side={({ product }) =>
        product ? (
          <Section title={texts.product}>
            <img
              src={resizeSrc(product.image_src, 384)}
              alt=""
              className="mb-2 aspect-square w-full rounded-control bg-tile object-cover"
            />
            {product.name.ko}
          </Section>
        ) : null
      }
    >
      {(asked) => (
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
              schema={writeAnswer}
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
      )}
    </DetailPage>
  );
}

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
