import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#admin/kit/button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { promptReason } from '#admin/kit/edit/prompt-reason.ts';
import { optionName } from '#admin/kit/fields/field.ts';
import { FormPart, Inputs } from '#admin/kit/fields/field-input.tsx';
import { count, moment, won } from '#admin/kit/format.ts';
import { describe, Labelled, useInput } from '#admin/kit/inputs.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { graphicFields as fields } from '#admin/nouns/graphic/fields.ts';
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
import { usageColumns } from '#rules/design/usage/graphic-usage.ts';
import { hiddenState, isShown, shownState } from '#rules/shop/shown.ts';

const selling = [
  ...(['state', 'price', 'origin_price', 'promotion_price', 'position', 'background_color'] as const),
  ...(['is_best', 'is_donate', 'donation'] as const),
];

/** A graphic: review and edit. */
export const GraphicDetail = detailScreen({
  name: 'graphics',
  texts,
  isCopied: true,
  load: ({ id }) => call<Detail>('GET', `/admin/graphics/${id}`),
  title: ({ graphic }) => graphic.name.ko,
  actions: ({ graphic }, { id }) => (awaitsReview(graphic) ? <Review id={id} /> : <Removal id={id} />),
  side: (detail) => <Around detail={detail} />,
  content: ({ graphic, work }, { id }) => (
    <>
      {work.wished_price === null ? null : <Wish id={id} price={work.wished_price} />}
      <GraphicForm id={id} graphic={graphic} />
    </>
  ),
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

/** The price that the artist requests. */
function Wish({ id, price }: { id: string; price: number }) {
  const { act, isActing } = useAct();
  const answer = (is_followed: boolean, note: string) => () =>
    call('POST', `/admin/graphics/${id}/price-answers`, { body: { is_followed, note } });
  const refuse = async () => {
    const note = await promptReason(`graphic-wish ${id}`, { title: texts.wishRefuse, label: texts.wishWhy });
    if (note === null) return;
    await act(async () => {
      await answer(false, note.text)();
      note.sent();
    }, texts.wishRefused);
  };
  return (
    <section aria-label={texts.wished} className="flex flex-wrap items-center gap-2 rounded-control bg-warning-soft px-4 py-3">
      <p className="min-w-60 flex-1 font-semibold">{texts.wishes(won(price))}</p>
      <Button pending={isActing} onClick={() => void refuse()}>
        {texts.wishRefuse}
      </Button>
      <Button look="primary" pending={isActing} onClick={() => void act(answer(true, ''), texts.wishFollowed)}>
        {texts.wishFollow}
      </Button>
    </section>
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
      fields={fields}
      seenAt={isShown(graphic) ? urlFor('artist-id-graphic', { graphic_id: Number(id) }) : undefined}
      confirm={confirmFree}
      onSave={save}
    >
      <Section title={texts.about}>
        <Inputs of={fields} names={['name', 'description']}>
          <KeywordsInput />
        </Inputs>
      </Section>
      <FormPart of={fields} title={texts.selling} names={selling} columns={3} />
      <FormPart of={fields} title={texts.usage} names={usageColumns} columns={2}>
        <p className="text-12 text-ink-2">{texts.usageLead}</p>
      </FormPart>
    </EditForm>
  );
}

/** Comma-separated keywords; the form value is a list. */
function KeywordsInput() {
  const { field, ids, error } = useInput('keywords');
  return (
    <Labelled ids={ids} label={fields.keywords.label} hint={fields.keywords.hint} error={error}>
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
            [fields.artist_id.label, work.artist],
            [texts.size, texts.pixels(work.width, work.height)],
            [
              texts.printsTo,
              Number.isFinite(bestWidthMm({ ...work, extension: 'png' })) ? texts.upTo(bestWidthMm({ ...work, extension: 'png' })) : null,
            ],
            [fields.like_count.label, count(work.like_count)],
          ]}
        />
      </Section>
      {submission === null ? null : (
        <Section title={fields.rights.label}>
          <Facts
            facts={[
              [fields.rights.label, optionName(fields.rights, submission.rights)],
              [fields.rights_note.label, submission.rights_note],
              [fields.created_at.label, moment(submission.submitted_at)],
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
