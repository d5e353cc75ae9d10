import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Button } from '#admin/kit/button.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { TextAreaInput, TextInput } from '#admin/kit/inputs.tsx';
import { EmptyPart } from '#admin/kit/states.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { answerVariables, CANNED_TITLE_MAX } from '#rules/community/canned-answer.ts';
import { CONTENT_MAX } from '#rules/community/inquiry.ts';
import { addCannedAnswer, cannedAnswers, changeCannedAnswer } from './queries.ts';
import { cannedTexts as texts } from './texts.ts';

const schema = z.object({ title: z.string().trim().min(1).max(CANNED_TITLE_MAX), content: z.string().trim().min(1).max(CONTENT_MAX) });
type Canned = z.infer<typeof schema> & { id: number };

/** Canned answers, all on one screen, since a shop has about a dozen. */
export function CannedAnswers() {
  const [edited, setEdited] = useState<Canned | 'new' | null>(null);
  const query = useQuery({
    queryKey: ['canned-answers'],
    queryFn: async () => (await runOperation(cannedAnswers)).management_canned_answers,
  });
  return (
    <DetailPage
      back={{ href: '/inquiries', label: texts.back }}
      query={query}
      title={() => texts.title}
      lead={() => texts.lead}
      actions={() => (
        <Button look="primary" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      )}
      side={() => (
        <Section title={texts.words}>
          <ul className="flex flex-wrap gap-1.5">
            {answerVariables.map((word) => (
              <li key={word} className="rounded-tile bg-tile px-1.5 py-0.5">{`{${word}}`}</li>
            ))}
          </ul>
        </Section>
      )}
    >
      {(canned) => (
        <>
          {edited === null ? null : (
            <Editor key={edited === 'new' ? 'new' : edited.id} canned={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
          )}
          {canned.length === 0 && edited === null ? <EmptyPart sentence={texts.empty} /> : null}
          {canned.map((each) => (
            <Shown key={each.id} canned={each} onEdit={() => setEdited(each)} />
          ))}
        </>
      )}
    </DetailPage>
  );
}

function Editor({ canned, onDone }: { canned: Canned | null; onDone: () => void }) {
  const save = async (values: z.infer<typeof schema>) => {
    if (canned === null) await runOperation(addCannedAnswer, { object: values });
    else await runOperation(changeCannedAnswer, { id: canned.id, set: values });
    onDone();
  };
  return (
    <Section title={canned === null ? texts.add : texts.edit}>
      <Form
        schema={schema}
        values={canned ?? { title: '', content: '' }}
        draft={`canned ${canned?.id ?? 'new'}`}
        onSave={save}
        onCancel={onDone}
      >
        <TextInput name="title" label={texts.name} required />
        <TextAreaInput name="content" label={texts.content} rows={8} required />
      </Form>
    </Section>
  );
}

function Shown({ canned, onEdit }: { canned: Canned; onEdit: () => void }) {
  return (
    <Section
      title={canned.title}
      actions={
        <>
          <Button look="quiet" onClick={onEdit} aria-label={`${canned.title}: ${texts.edit}`}>
            {texts.edit}
          </Button>
          <ActButton
            look="quiet"
            aria-label={`${canned.title}: ${texts.remove}`}
            confirm={{ message: texts.removeAsk(canned.title), okLabel: texts.remove }}
            run={() => runOperation(changeCannedAnswer, { id: canned.id, set: { deleted_at: shopNow().toISOString() } })}
            done={texts.removed}
          >
            {texts.remove}
          </ActButton>
        </>
      }
    >
      <p className="whitespace-pre-wrap break-keep">{canned.content}</p>
    </Section>
  );
}
