import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { NumberInput, SelectInput } from '#admin/kit/inputs.tsx';
import { AccountSection } from '#admin/nouns/account/account-section.tsx';
import { ask, call } from '#admin/session/wire.ts';
import { type BrandBody, brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import type { SavedEdit } from '#contract/rest/admin/edits.ts';
import { urlFor } from '#contract/routes.ts';
import { brandDetail } from './queries.ts';
import { brandTexts as texts } from './texts.ts';

const newBrand: BrandBody = { name: { ko: '', en: '' }, description: null, state: 'STOP', logo_src: '', image_src: '', position: 0 };
const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/** A brand as shoppers see it; `/brands/new` makes one. */
export function BrandDetail() {
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: ['brands', id], queryFn: () => loadBrand(id) });
  return (
    <DetailPage
      back={{ href: '/brands', label: texts.title }}
      query={query}
      title={(brand) => (id === 'new' ? texts.add : brand.name.ko)}
      {...(id === 'new' ? {} : { side: () => <AccountSection of="brand" id={Number(id)} /> })}
    >
      {(brand) => <BrandForm key={id} id={id} brand={brand} />}
    </DetailPage>
  );
}

async function loadBrand(id: string): Promise<BrandBody | null> {
  if (id === 'new') return newBrand;
  const found = (await ask(brandDetail, { id: Number(id) })).product_brands_by_pk;
  return found ? { ...found, state: found.state as BrandBody['state'] } : null;
}

function BrandForm({ id, brand }: { id: string; brand: BrandBody }) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  return (
    <EditForm
      schema={brandBody}
      current={brand}
      name={`brand ${id}`}
      labels={{
        name: texts.name,
        description: texts.description,
        state: texts.state,
        position: texts.position,
        logo_src: texts.logo,
        image_src: texts.image,
      }}
      show={(path, value) => (path === 'state' ? texts.states[String(value)] : undefined)}
      seenAt={id === 'new' ? undefined : urlFor('brand', { id: Number(id) })}
      onSave={async (edit) => {
        if (id !== 'new') return call<SavedEdit<BrandBody>>('PUT', `/admin/brands/${id}`, { body: edit });
        const made = await call<{ id: number }>('POST', '/admin/brands', { body: edit.mine, idempotencyKey: key.current });
        setTimeout(() => void navigate(`/brands/${made.id}`, { replace: true }));
        return undefined;
      }}
    >
      <Section title={texts.about}>
        <div className="space-y-4">
          <WordsInput name="name" label={texts.name} maxLength={60} required />
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
