import type { DescribeGraphicMutationVariables, OwnGraphicQuery } from '#admin/graphql/artist.generated.ts';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge, ShownBadge } from '#admin/kit/badge.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { optionName } from '#admin/kit/fields/field.ts';
import { FieldInput, Inputs } from '#admin/kit/fields/field-input.tsx';
import { Form } from '#admin/kit/form.tsx';
import { count, day, won } from '#admin/kit/format.ts';
import { NumberInput } from '#admin/kit/inputs.tsx';
import { graphicFields as fields } from '#admin/nouns/graphic/fields.ts';
import { oneSale } from '#admin/nouns/graphic/one-sale.ts';
import { graphicTexts } from '#admin/nouns/graphic/texts.ts';
import { typedKeywords } from '#admin/nouns/graphic/typed-keywords.ts';
import { UploadForm } from '#admin/nouns/graphic/upload-form.tsx';
import { ownArtists } from '#admin/session/desk.ts';
import { call, runOperation } from '#admin/session/wire.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { resizeSrc } from '#contract/images.ts';
import { graphicSubmissionBody, graphicUsage, wishedPriceBody } from '#contract/rest/admin/catalogue/graphics.ts';
import { urlFor } from '#contract/routes.ts';
import { isReturned } from '#rules/catalogue/graphic-state.ts';
import { keywordsIn } from '#rules/catalogue/keyword.ts';
import { usageColumns } from '#rules/design/usage/graphic-usage.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { standingShareStates } from '#rules/money/royalty.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { isShown } from '#rules/shop/shown.ts';
import { Garments } from './garments.tsx';
import { describeGraphic, ownGraphic } from './queries.ts';
import { rateOf } from './rate-of.ts';
import { ownGraphicTexts as texts } from './texts.ts';

type Graphic = OwnGraphicQuery['product_graphics'][number];

/** The screen on which an artist edits a graphic of theirs: description and price. */
export const OwnGraphicDetail = detailScreen({
  name: 'own-graphics',
  texts,
  // Public rows are readable by everybody: others' graphics are excluded here.
  load: async ({ id }) =>
    (await runOperation(ownGraphic, { where: { id: { _eq: Number(id) }, artist_id: await ownArtists() }, sold: standingShareStates }))
      .product_graphics[0],
  title: (graphic) => graphic.name.ko,
  beside: (graphic) =>
    isReturned(graphic, graphic.submission?.review_note) ? (
      <Badge tone="warning">{texts.returned}</Badge>
    ) : (
      <ShownBadge state={graphic.state} names={fields.state.options ?? {}} />
    ),
  actions: (graphic) => <Sale graphic={graphic} />,
  side: (graphic) => (
    <>
      <Selling graphic={graphic} />
      {graphic.submission ? (
        <Section title={fields.rights.label}>
          <Facts
            facts={[
              [fields.rights.label, optionName(fields.rights, graphic.submission.rights)],
              [fields.rights_note.label, graphic.submission.rights_note || null],
            ]}
          />
        </Section>
      ) : null}
    </>
  ),
  content: (graphic) =>
    isReturned(graphic, graphic.submission?.review_note) ? (
      <Returned key={graphic.id} graphic={graphic} />
    ) : (
      <>
        <Section title={texts.about}>
          <Introduction graphic={graphic} />
        </Section>
        <Section title={graphicTexts.usage}>
          <Usage graphic={graphic} />
        </Section>
        {isShown(graphic) ? <Wish graphic={graphic} /> : null}
        <Garments families={graphic.cloth_families} />
      </>
    ),
});

/** The reason of the return, then everything that was sent, to correct and send again. */
function Returned({ graphic }: { graphic: Graphic }) {
  const { artist_id, name, description, keywords, background_color, price, submission } = graphic;
  return (
    <div className="space-y-4">
      <section aria-label={graphicTexts.refusedWhy} className="rounded-control bg-warning-soft px-4 py-3">
        <h2 className="font-semibold text-warning">{graphicTexts.refusedWhy}</h2>
        <p className="mt-1 text-15 whitespace-pre-line">{submission?.review_note}</p>
        <p className="mt-2 text-ink-2">{texts.sendAgainLead}</p>
      </section>
      <UploadForm
        artists={[{ id: artist_id, name: { ko: '' } }]}
        returned={graphic}
        first={{
          ...{ artist_id, name, description, keywords: keywords.join(', '), background_color, price },
          ...(submission ? { rights: submission.rights as 'OWN' | 'LICENSED', rights_note: submission.rights_note } : {}),
        }}
        next="/own-graphics"
      />
    </div>
  );
}

const introduction = graphicSubmissionBody
  .pick({ name: true, description: true, background_color: true })
  .extend({ keywords: typedKeywords });

function Introduction({ graphic }: { graphic: Graphic }) {
  const { id, name, description, keywords, background_color } = graphic;
  // An approved graphic keeps its name (app.keep_approved_name).
  const isApproved = isShown(graphic);
  return (
    <Form
      schema={introduction}
      draft={`own-graphic ${id}`}
      values={{ name, description, keywords: keywords.join(', '), background_color }}
      seenAt={isApproved ? urlFor('artist-id-graphic', { graphic_id: id }) : undefined}
      onSave={async (entered) => {
        const { name: _name, ...others } = entered;
        const set = { ...(isApproved ? others : entered), keywords: keywordsIn(entered.keywords) };
        await saveGraphic(id, set);
      }}
    >
      {isApproved ? (
        <p className="text-13 text-ink-2">{texts.nameStands(localizedName(name, 'ko'), localizedName(name, 'en'))}</p>
      ) : (
        <FieldInput name="name" field={fields.name} />
      )}
      <FieldInput name="description" field={{ ...fields.description, label: texts.description }} />
      <FieldInput name="keywords" field={fields.keywords} />
      <FieldInput
        name="background_color"
        field={{ ...fields.background_color, label: texts.background, hint: texts.backgroundHint }}
        className="max-w-60"
      />
    </Form>
  );
}

/** The artist's usage rules for the graphic. */
function Usage({ graphic }: { graphic: Graphic }) {
  const { id, least_width_mm, most_width_mm, cloth_families, is_turnable, is_combinable, is_croppable, is_coverable } = graphic;
  return (
    <Form
      schema={graphicUsage}
      draft={`own-graphic-usage ${id}`}
      values={{ least_width_mm, most_width_mm, cloth_families, is_turnable, is_combinable, is_croppable, is_coverable }}
      onSave={(set) => saveGraphic(id, set)}
    >
      <p className="text-ink-2">{graphicTexts.usageLead}</p>
      <Inputs of={fields} names={usageColumns} columns={2} />
    </Form>
  );
}

async function saveGraphic(id: number, set: DescribeGraphicMutationVariables['set']) {
  const { update_product_graphics_by_pk: saved } = await runOperation(describeGraphic, { id, set });
  if (!saved) throw new ApiError('NOT_FOUND', { status: 404 });
}

/** Stops or resumes the sale. */
function Sale({ graphic }: { graphic: Graphic }) {
  const isOnSale = isShown(graphic);
  if (!isOnSale && graphic.withdrawn_at === null) return null;
  const set = (is_on_sale: boolean) => call('PUT', `/admin/graphics/${graphic.id}/sale`, { body: { is_on_sale } });
  if (!isOnSale)
    return (
      <ActButton run={() => set(true)} done={texts.resumed}>
        {texts.resume}
      </ActButton>
    );
  return (
    <ActButton look="quiet" confirm={{ message: texts.withdrawAsk, okLabel: texts.withdraw }} run={() => set(false)} done={texts.withdrawn}>
      {texts.withdraw}
    </ActButton>
  );
}

/** Requests another price; one request waits at a time. */
function Wish({ graphic: { id, price, price_wish: wish } }: { graphic: Graphic }) {
  const ask = (body: { price: number | null }) => call('PUT', `/admin/graphics/${id}/wished-price`, { body });
  if (wish?.answered_at === null)
    return (
      <Section title={texts.wish}>
        <p className="mb-3">{texts.wishWaits(won(wish.price))}</p>
        <ActButton run={() => ask({ price: null })} done={texts.wishTakenBack}>
          {texts.wishTakeBack}
        </ActButton>
      </Section>
    );
  return (
    <Section title={texts.wish}>
      <Form
        schema={wishedPriceBody}
        draft={`own-graphic-wish ${id}`}
        values={{ price }}
        saveLabel={texts.wishSend}
        savedText={texts.wishSent}
        onSave={ask}
      >
        <p className="text-ink-2">{texts.wishLead}</p>
        {wish?.answer ? <Facts facts={[[texts.wishRefused, wish.answer]]} /> : null}
        <NumberInput name="price" label={texts.wishPrice} unit="원" className="max-w-60" />
      </Form>
    </Section>
  );
}

function Selling({ graphic }: { graphic: Graphic }) {
  const sold = graphic.royalty_lines_aggregate.aggregate?.sum;
  return (
    <Section title={texts.facts}>
      <img
        src={resizeSrc(graphic.src, 384)}
        alt={graphic.name.ko}
        className="mb-3 aspect-square w-full rounded-control object-contain p-6"
        style={{ backgroundColor: graphic.background_color }}
      />
      <Facts
        facts={[
          [fields.price.label, won(sellingPrice(graphic))],
          [
            texts.perSale,
            oneSale({ price: sellingPrice(graphic), donation: graphic.is_donate ? graphic.donation : 0, rate: rateOf(graphic) }),
          ],
          [texts.sold, count(sold?.quantity ?? 0)],
          [texts.earned, won(sold?.amount ?? 0)],
          [texts.donation, graphic.is_donate ? texts.donates(won(graphic.donation)) : null],
          [fields.like_count.label, count(graphic.like_count)],
          [texts.products, texts.kinds(graphic.product_count)],
          [texts.size, texts.pixels(graphic.width, graphic.height)],
          [fields.created_at.label, day(graphic.created_at)],
        ]}
      />
    </Section>
  );
}
