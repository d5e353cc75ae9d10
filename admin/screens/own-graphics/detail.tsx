import type { DescribeGraphicMutationVariables, OwnGraphicQuery } from '#admin/graphql/artist.generated.ts';
import { Badge, ShownBadge } from '#admin/kit/badge.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { FieldInput, Inputs } from '#admin/kit/fields/field-input.tsx';
import { Form } from '#admin/kit/form.tsx';
import { count, day, won } from '#admin/kit/format.ts';
import { graphicFields as fields } from '#admin/nouns/graphic/fields.ts';
import { graphicTexts } from '#admin/nouns/graphic/texts.ts';
import { typedKeywords } from '#admin/nouns/graphic/typed-keywords.ts';
import { UploadForm } from '#admin/nouns/graphic/upload-form.tsx';
import { ownArtists } from '#admin/session/desk.ts';
import { runOperation } from '#admin/session/wire.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { resizeSrc } from '#contract/images.ts';
import { graphicSubmissionBody, graphicUsage } from '#contract/rest/admin/catalogue/graphics.ts';
import { urlFor } from '#contract/routes.ts';
import { isReturned } from '#rules/catalogue/graphic-state.ts';
import { keywordsIn } from '#rules/catalogue/keyword.ts';
import { usageColumns } from '#rules/design/usage/graphic-usage.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { isShown } from '#rules/shop/shown.ts';
import { describeGraphic, ownGraphic } from './queries.ts';
import { ownGraphicTexts as texts } from './texts.ts';

type Graphic = OwnGraphicQuery['product_graphics'][number];

/** The screen on which an artist edits a graphic of theirs: description and price. */
export const OwnGraphicDetail = detailScreen({
  name: 'own-graphics',
  texts,
  // Public rows are readable by everybody: others' graphics are excluded here.
  load: async ({ id }) =>
    (await runOperation(ownGraphic, { where: { id: { _eq: Number(id) }, artist_id: await ownArtists() } })).product_graphics[0],
  title: (graphic) => graphic.name.ko,
  beside: (graphic) =>
    isReturned(graphic, graphic.submission?.review_note) ? (
      <Badge tone="warning">{texts.returned}</Badge>
    ) : (
      <ShownBadge state={graphic.state} names={fields.state.options ?? {}} />
    ),
  side: (graphic) => <Selling graphic={graphic} />,
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
      </>
    ),
});

/** Why it was returned, then all that was sent, to correct and send again. */
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

/** How the artist allows it to be used. */
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

function Selling({ graphic }: { graphic: Graphic }) {
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
