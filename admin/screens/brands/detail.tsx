import { detailScreen, draftName, type Place } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { NumberInput, SelectInput } from '#admin/kit/inputs.tsx';
import { AccountSection } from '#admin/nouns/account/account-section.tsx';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { ask } from '#admin/session/wire.ts';
import { type BrandBody, brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import { urlFor } from '#contract/routes.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { hiddenState, isOpenable } from '#rules/shop/shown.ts';
import { brandDetail, requestedBrand } from './queries.ts';
import { brandTexts as texts } from './texts.ts';

const newBrand: BrandBody = { name: { ko: '' }, description: null, state: hiddenState, logo_src: '', image_src: '', position: 0 };
const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/**
 * A brand as shoppers see it. `/brands/new` creates one, `?copy=` from another, `?request=` from an accepted request, whose member is
 * linked next.
 */
export const BrandDetail = detailScreen({
  name: 'brands',
  texts,
  table: 'product.brands',
  isCopied: true,
  load: loadBrand,
  title: ({ brand }) => brand.name.ko,
  side: ({ asker }, { id }) => <AccountSection of="brand" id={Number(id)} asker={asker} />,
  content: ({ brand }, at) => <BrandForm brand={brand} at={at} />,
});

/** The request id in the URL; null if none. */
function requestIn({ search }: Place): number | null {
  const named = search.get('request') ?? '';
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
}

interface Loaded {
  brand: BrandBody;
  /** The member who sent the request. */
  asker: string | null;
}

async function loadBrand(at: Place): Promise<Loaded | null> {
  const request = requestIn(at);
  const asked = request === null ? null : (await ask(requestedBrand, { id: request })).management_brand_requests_by_pk;
  const asker = asked?.user_id ?? null;
  if (at.isNew && at.copied === null) return { brand: asked ? brandOf(asked) : newBrand, asker };
  const found = (await ask(brandDetail, { id: Number(at.copied ?? at.id) })).product_brands_by_pk;
  if (!found) return null;
  const brand = { ...found, state: found.state as BrandBody['state'] };
  return { brand: at.isNew ? copyOf(brand) : brand, asker };
}

/** A brand prefilled from a request, which has one language. */
function brandOf({ brand_name, introduction }: { brand_name: string; introduction: string }): BrandBody {
  return { ...newBrand, name: { ko: brand_name }, description: { ko: introduction } };
}

function BrandForm({ brand, at }: { brand: BrandBody; at: Place }) {
  const request = requestIn(at);
  const save = useSaving<BrandBody>({ list: '/brands', id: at.id, of: 'BRAND', search: request === null ? '' : `?request=${request}` });
  return (
    <EditForm
      schema={brandBody}
      current={brand}
      // Drafts of new brands are kept apart by their source.
      name={at.isNew && request !== null ? `brand of request ${request}` : draftName('brand', at)}
      labels={{
        name: texts.name,
        description: texts.description,
        state: texts.state,
        position: texts.position,
        logo_src: texts.logo,
        image_src: texts.image,
      }}
      show={(path, value) => (path === 'state' ? texts.states[String(value)] : undefined)}
      seenAt={at.isNew || !isOpenable(brand) ? undefined : urlFor('brand', { id: Number(at.id) })}
      onSave={save}
    >
      <Section title={texts.about}>
        <div className="space-y-4">
          <WordsInput name="name" label={texts.name} required />
          <WordsInput name="description" label={texts.description} rows={3} />
        </div>
      </Section>
      <Section title={texts.place}>
        <div className="grid gap-4 md:grid-cols-2">
          <SelectInput name="state" label={texts.state} options={states} />
          <NumberInput name="position" label={texts.position} hint={texts.positionHint} />
        </div>
      </Section>
      <Section title={texts.pictures}>
        <div className="grid gap-4 md:grid-cols-2">
          <PictureField name="logo_src" label={texts.logo} />
          <PictureField name="image_src" label={texts.image} />
        </div>
      </Section>
    </EditForm>
  );
}
