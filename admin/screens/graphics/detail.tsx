import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#admin/kit/button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { promptReason } from '#admin/kit/edit/prompt-reason.ts';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { count, moment } from '#admin/kit/format.ts';
import { CheckInput, describe, Labelled, NumberInput, SelectInput, TextInput, useInput } from '#admin/kit/inputs.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { ResemblingWorks } from '#admin/nouns/graphic/resembling.tsx';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { confirmFree } from '#admin/nouns/price/confirm-free.ts';
import { call } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { resizeSrc } from '#contract/images.ts';
import {
  type GraphicDetail as Detail,
  type GraphicBody,
  graphicBody,
  type RemovedGraphic,
} from '#contract/rest/admin/catalogue/graphics.ts';
import { urlFor } from '#contract/routes.ts';
import { awaitsReview } from '#rules/catalogue/graphic-state.ts';
import { keywordsIn } from '#rules/catalogue/keyword.ts';
import { bestWidthMm } from '#rules/design/print-quality.ts';
import { hiddenState, isShown, shownState } from '#rules/shop/shown.ts';

const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));
const labels = {
  ...{ name: texts.name, description: texts.description, keywords: texts.keywords, background_color: texts.background, state: texts.state },
  ...{ position: texts.position, price: texts.price, origin_price: texts.origin, promotion_price: texts.promotion, is_best: texts.isBest },
  ...{ is_donate: texts.isDonate, donation: texts.donation },
};

/** A graphic: review and edit. */
export const GraphicDetail = detailScreen({
  name: 'graphics',
  texts,
  isCopied: true,
  load: ({ id }) => call<Detail>('GET', `/admin/graphics/${id}`),
  title: ({ graphic }) => graphic.name.ko,
  actions: ({ graphic }, { id }) => (awaitsReview(graphic) ? <Review id={id} /> : <Removal id={id} />),
  side: (detail) => <Around detail={detail} />,
  content: ({ graphic }, { id }) => <GraphicForm id={id} graphic={graphic} />,
});

function Review({ id }: { id: string }) {
  const { act, isActing } = useAct();
  const answer = (outcome: typeof shownState | typeof hiddenState, note: string) => () =>
    call('POST', `/admin/graphics/${id}/reviews`, { body: { outcome, note } });
  const refuse = async () => {
    const note = await promptReason(`graphic-refusal ${id}`, { title: texts.refuse, label: texts.refusePrompt });
    if (note === null) return;
    await act(async () => {
      await answer(hiddenState, note.text)();
      note.sent();
    }, texts.refused);
  };
  return (
    <>
      <Button pending={isActing} onClick={() => void refuse()}>
        {texts.refuse}
      </Button>
      <Button look="primary" pending={isActing} onClick={() => void act(answer(shownState, ''), texts.accepted)}>
        {texts.accept}
      </Button>
    </>
  );
}

function Removal({ id }: { id: string }) {
  const { act, isActing } = useAct();
  const navigate = useNavigate();
  const remove = async () => {
    if (!(await dialog.confirm({ message: texts.removeAsk, okLabel: texts.remove }))) return;
    await act(async () => {
      const { outcome } = await call<RemovedGraphic>('DELETE', `/admin/graphics/${id}`);
      toast(texts.removed[outcome], 'success');
      if (outcome === 'DELETED') await navigate('/graphics', { replace: true });
    }, '');
  };
  return (
    <Button look="quiet" pending={isActing} onClick={() => void remove()}>
      <Trash2 aria-hidden="true" size={14} />
      {texts.remove}
    </Button>
  );
}

function GraphicForm({ id, graphic }: { id: string; graphic: GraphicBody }) {
  const save = useSaving<GraphicBody>({ list: '/graphics', id, of: 'GRAPHIC' });
  return (
    <EditForm
      schema={graphicBody}
      current={graphic}
      name={`graphic ${id}`}
      labels={labels}
      show={(path, value) => (path === 'state' ? texts.states[String(value)] : undefined)}
      seenAt={isShown(graphic) ? urlFor('artist-id-graphic', { graphic_id: Number(id) }) : undefined}
      confirm={confirmFree}
      onSave={save}
    >
      <Section title={texts.about}>
        <div className="space-y-4">
          <WordsInput name="name" label={texts.name} required />
          <WordsInput name="description" label={texts.description} rows={3} />
          <KeywordsInput />
        </div>
      </Section>
      <Section title={texts.selling}>
        <div className="grid gap-4 md:grid-cols-3">
          <SelectInput name="state" label={texts.state} options={states} />
          <NumberInput name="price" label={texts.price} unit="원" required />
          <NumberInput name="origin_price" label={texts.origin} unit="원" required />
          <NumberInput name="promotion_price" label={texts.promotion} unit="원" />
          <NumberInput name="position" label={texts.position} />
          <TextInput name="background_color" label={texts.background} />
          <CheckInput name="is_best" label={texts.isBest} />
          <CheckInput name="is_donate" label={texts.isDonate} />
          <NumberInput name="donation" label={texts.donation} unit="원" />
        </div>
      </Section>
    </EditForm>
  );
}

/** Comma-separated keywords; the form value is a list. */
function KeywordsInput() {
  const { field, ids, error } = useInput('keywords');
  return (
    <Labelled ids={ids} label={texts.keywords} hint={texts.keywordsHint} error={error}>
      <input
        key={String(field.value)}
        defaultValue={(field.value as string[]).join(', ')}
        onBlur={({ target }) => {
          const words = keywordsIn(target.value);
          if (words.join() !== (field.value as string[]).join()) field.onChange(words);
          field.onBlur();
        }}
        {...describe(ids, error)}
        className="control block w-full font-normal"
      />
    </Labelled>
  );
}

function Around({ detail: { work, submission, graphic, resembling } }: { detail: Detail }) {
  return (
    <>
      <Section title={texts.work}>
        <img
          src={resizeSrc(work.src, 384)}
          alt={graphic.name.ko}
          className="mb-3 aspect-square w-full rounded-control object-contain p-6"
          style={{ backgroundColor: graphic.background_color }}
        />
        <Facts
          facts={[
            [texts.artist, work.artist],
            [texts.size, texts.pixels(work.width, work.height)],
            [
              texts.printsTo,
              Number.isFinite(bestWidthMm({ ...work, extension: 'png' })) ? texts.upTo(bestWidthMm({ ...work, extension: 'png' })) : null,
            ],
            [texts.likes, count(work.like_count)],
          ]}
        />
      </Section>
      {submission === null ? null : (
        <Section title={texts.rights}>
          <Facts
            facts={[
              [texts.rights, texts.rightsKinds[submission.rights]],
              [texts.rightsNote, submission.rights_note],
              [texts.since, moment(submission.submitted_at)],
              [texts.returnedWhy, submission.review_note],
            ]}
          />
        </Section>
      )}
      <Section title={texts.resembling}>
        {resembling.length === 0 ? <p className="text-ink-2">{texts.noResembling}</p> : <ResemblingWorks works={resembling} />}
      </Section>
    </>
  );
}
