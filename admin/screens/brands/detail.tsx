import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { CopyLink } from '#admin/kit/copying.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { NumberInput, SelectInput } from '#admin/kit/inputs.tsx';
import { useCopied } from '#admin/kit/use-copied.ts';
import { AccountSection } from '#admin/nouns/account/account-section.tsx';
import { tellingHomePlaces } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { ask, call, callOnce } from '#admin/session/wire.ts';
import { type BrandBody, brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import type { SavedEdit } from '#contract/rest/admin/edits.ts';
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
export function BrandDetail() {
  const { id = '' } = useParams();
  const request = useRequest();
  const copied = useCopied();
  const query = useQuery({ queryKey: ['brands', id, request, copied], queryFn: () => loadBrand(id, request, copied) });
  return (
    <DetailPage
      back={{ href: '/brands', label: texts.title }}
      query={query}
      title={({ brand }) => (id === 'new' ? texts.add : brand.name.ko)}
      actions={() => (id === 'new' ? null : <CopyLink list="/brands" id={id} />)}
      {...(id === 'new'
        ? {}
        : {
            side: () => (
              <>
                <AccountSection of="brand" id={Number(id)} asker={query.data?.asker ?? null} />
                <AuditTrail about={{ table: 'product.brands', row: id }} />
              </>
            ),
          })}
    >
      {({ brand }) => <BrandForm key={`${id} ${copied}`} id={id} brand={brand} />}
    </DetailPage>
  );
}

/** The request id in the URL; null if none. */
function useRequest(): number | null {
  const [params] = useSearchParams();
  const named = params.get('request') ?? '';
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
}

interface Loaded {
  brand: BrandBody;
  /** The member who sent the request. */
  asker: string | null;
}

async function loadBrand(id: string, request: number | null, copied: string | null): Promise<Loaded | null> {
  const asked = request === null ? null : (await ask(requestedBrand, { id: request })).management_brand_requests_by_pk;
  const asker = asked?.user_id ?? null;
  if (id === 'new' && copied === null) return { brand: asked ? brandOf(asked) : newBrand, asker };
  const found = (await ask(brandDetail, { id: Number(copied ?? id) })).product_brands_by_pk;
  if (!found) return null;
  const brand = { ...found, state: found.state as BrandBody['state'] };
  return { brand: id === 'new' ? copyOf(brand) : brand, asker };
}

/** A brand prefilled from a request, which has one language. */
function brandOf({ brand_name, introduction }: { brand_name: string; introduction: string }): BrandBody {
  return { ...newBrand, name: { ko: brand_name }, description: { ko: introduction } };
}

/** Drafts of new brands are kept apart by their source. */
function nameOfDraft(id: string, request: number | null, copied: string | null): string {
  if (id !== 'new') return `brand ${id}`;
  if (request !== null) return `brand of request ${request}`;
  return copied === null ? 'brand new' : `brand copy ${copied}`;
}

function BrandForm({ id, brand }: { id: string; brand: BrandBody }) {
  const navigate = useNavigate();
  const request = useRequest();
  const copied = useCopied();
  return (
    <EditForm
      schema={brandBody}
      current={brand}
      name={nameOfDraft(id, request, copied)}
      labels={{
        name: texts.name,
        description: texts.description,
        state: texts.state,
        position: texts.position,
        logo_src: texts.logo,
        image_src: texts.image,
      }}
      show={(path, value) => (path === 'state' ? texts.states[String(value)] : undefined)}
      seenAt={id === 'new' || !isOpenable(brand) ? undefined : urlFor('brand', { id: Number(id) })}
      onSave={tellingHomePlaces('BRAND', id, async (edit) => {
        if (id !== 'new') return call<SavedEdit<BrandBody>>('PUT', `/admin/brands/${id}`, { body: edit });
        const made = await callOnce<{ id: number }>('POST', '/admin/brands', edit.mine);
        setTimeout(() => void navigate(`/brands/${made.id}${request === null ? '' : `?request=${request}`}`, { replace: true }));
        return undefined;
      })}
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
