import { useWatch } from 'react-hook-form';
import { detailScreen, draftName, type Place } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { FieldInput, FormPart, Inputs } from '#admin/kit/fields/field-input.tsx';
import { AccountSection } from '#admin/nouns/account/account-section.tsx';
import { brandFields as fields } from '#admin/nouns/brand/fields.ts';
import { readRequest, requestIn } from '#admin/nouns/brand-request/requested.ts';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { runOperation } from '#admin/session/wire.ts';
import { type BrandBody, brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import { urlFor } from '#contract/routes.ts';
import { ownGoods, sellerColumns } from '#rules/catalogue/brand/seller.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { hiddenState, isOpenable } from '#rules/shop/shown.ts';
import { brandDetail } from './queries.ts';
import { brandTexts as texts } from './texts.ts';

const newBrand: BrandBody = {
  name: { ko: '' },
  description: null,
  state: hiddenState,
  logo_src: '',
  image_src: '',
  position: 0,
  ...ownGoods,
};

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

interface Loaded {
  brand: BrandBody;
  /** The member who sent the request. */
  asker: string | null;
}

async function loadBrand(at: Place): Promise<Loaded | null> {
  const asked = await readRequest(at);
  const asker = asked?.user_id ?? null;
  if (at.isNew && at.copied === null) return { brand: asked ? brandOf(asked) : newBrand, asker };
  const found = (await runOperation(brandDetail, { id: Number(at.copied ?? at.id) })).product_brands_by_pk;
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
      fields={fields}
      seenAt={at.isNew || !isOpenable(brand) ? undefined : urlFor('brand', { id: Number(at.id) })}
      onSave={save}
    >
      <FormPart of={fields} title={texts.about} names={['name', 'description']} />
      <FormPart of={fields} title={texts.place} names={['state', 'position']} columns={2} />
      <SellerPart />
      <FormPart of={fields} title={texts.pictures} names={['logo_src', 'image_src']} columns={2} />
    </EditForm>
  );
}

/** The legal seller of the goods; the seller's facts if they are brokered. */
function SellerPart() {
  const isBrokered = useWatch({ name: 'is_brokered' });
  return (
    <Section title={texts.seller}>
      <FieldInput name="is_brokered" field={fields.is_brokered} />
      {isBrokered ? (
        <div className="mt-4">
          <p className="mb-4 text-ink-2">{texts.sellerNote}</p>
          <Inputs of={fields} names={sellerColumns} columns={2} />
        </div>
      ) : null}
    </Section>
  );
}
