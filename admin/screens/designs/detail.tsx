import { Link } from 'react-router';
import { RemoveButton } from '#admin/kit/act-button.tsx';
import { CopyButton } from '#admin/kit/detail/copying.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { FieldInput, FormPart, Inputs } from '#admin/kit/fields/field-input.tsx';
import { day } from '#admin/kit/format.ts';
import { designFields as fields } from '#admin/nouns/design/fields.ts';
import { call } from '#admin/session/wire.ts';
import { type DesignBody, type DesignDetail as Detail, designBody } from '#contract/rest/admin/catalogue/designs.ts';
import type { SavedEdit } from '#contract/rest/admin/edits.ts';
import { urlFor } from '#contract/routes.ts';
import { languageTags, translationField, translationLocales } from '#rules/shop/locale.ts';
import { designTexts as texts } from './texts.ts';

/** A shop design: its image, whether it can be offered, and where it shows. */
export const DesignDetail = detailScreen({
  name: 'designs',
  texts,
  table: 'product.product_customs',
  load: ({ id }) => call<Detail>('GET', `/admin/designs/${id}`),
  title: ({ design }) => design.name || texts.noName,
  actions: (_detail, { id }) => (
    <>
      <CopyButton list="/designs" id={id} copied={texts.copied} />
      <RemoveButton texts={texts} run={() => call('DELETE', `/admin/designs/${id}`)} next="/designs" />
    </>
  ),
  side: ({ flaws, product, created_at }) => (
    <>
      <Standing flaws={flaws} />
      <Section title={texts.facts}>
        <Facts
          facts={[
            [
              texts.product,
              <Link key="product" to={`/products/${product.id}`} className="underline underline-offset-2">
                {product.name}
              </Link>,
            ],
            [fields.created_at.label, day(created_at)],
          ]}
        />
      </Section>
    </>
  ),
  content: (detail, { id }) => (
    <>
      <Sides sides={detail.sides} />
      <DesignForm id={id} detail={detail} />
    </>
  ),
});

function Sides({ sides }: Pick<Detail, 'sides'>) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {sides.map(({ id, name, src }) => (
        <li key={id}>
          <img
            src={src}
            alt={texts.picture(name)}
            width={800}
            height={800}
            className="aspect-square w-full rounded-control bg-tile object-cover"
          />
          <p className="mt-1 text-12 text-ink-2">{name}</p>
        </li>
      ))}
    </ul>
  );
}

function Standing({ flaws }: Pick<Detail, 'flaws'>) {
  return (
    <Section title={texts.standing}>
      {flaws.length === 0 ? (
        <p className="text-success">{texts.ready}</p>
      ) : (
        <>
          <p className="font-semibold">{texts.flawed}</p>
          <ul className="mt-1 list-disc space-y-1 pl-4">
            {flaws.map((flaw) => (
              <li key={flaw}>{texts.flaws[flaw] ?? flaw}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function DesignForm({ id, detail: { design, product } }: { id: string; detail: Detail }) {
  return (
    <EditForm<DesignBody>
      schema={designBody}
      current={design}
      name={`design ${id}`}
      fields={fields}
      seenAt={urlFor('product-id', { id: product.id }, { product_custom_id: Number(id) })}
      onSave={(edit) => call<SavedEdit<DesignBody>>('PUT', `/admin/designs/${id}`, { body: edit })}
    >
      <Section title={texts.about}>
        <Inputs of={fields} names={['name']} columns={3}>
          {translationLocales.map((locale) => (
            <FieldInput
              key={locale}
              name={translationField('name', locale)}
              field={fields[translationField('name', locale)]}
              lang={languageTags[locale]}
            />
          ))}
        </Inputs>
      </Section>
      <FormPart of={fields} title={texts.places} names={['template', 'template_position', 'is_best', 'position']} columns={2} />
    </EditForm>
  );
}
