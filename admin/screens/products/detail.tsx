import { ActButton } from '#admin/kit/act-button.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { CopyButton } from '#admin/kit/detail/copying.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { StateBadge } from '#admin/kit/fields/field-value.tsx';
import { count, day } from '#admin/kit/format.ts';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { confirmFree } from '#admin/nouns/price/confirm-free.ts';
import { productFields as fields, productFormFields } from '#admin/nouns/product/fields.ts';
import { call, runOperation } from '#admin/session/wire.ts';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import { type ProductDetail as Detail, type ProductBody, productBody } from '#contract/rest/admin/catalogue/products.ts';
import { urlFor } from '#contract/routes.ts';
import { inEveryLocale, inEveryTranslation, type Locale, translationField } from '#rules/shop/locale.ts';
import { isOpenable } from '#rules/shop/shown.ts';
import { AboutSection, SearchSection } from './about-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PriceSection } from './price-section.tsx';
import { newProduct, partName } from './product-form.ts';
import { productChoices } from './queries.ts';
import { StockSection } from './stock-section.tsx';
import { productTexts as texts } from './texts.ts';

/** A product with all its parts; `/products/new` creates one. */
export const ProductDetail = detailScreen({
  name: 'products',
  texts,
  table: 'product.products',
  load: async ({ id, isNew }) => {
    if (isNew) return { product: await begunProduct(), detail: null };
    const detail = await call<Detail>('GET', `/admin/products/${id}`);
    return { product: detail.product, detail };
  },
  title: ({ product }) => product.name.ko,
  beside: ({ product }) => <StateBadge field={fields.state} state={product.state} />,
  actions: ({ product }, { id }) => <Actions id={id} isCustom={product.type === 'CUSTOM'} />,
  side: ({ detail }) =>
    detail && (
      <>
        <Standing missing={detail.missing} />
        <StockSection {...detail} />
        <Figures facts={detail.facts} />
      </>
    ),
  content: ({ product, detail }, { id }) => <ProductForm id={id} product={product} {...(detail ? { html: htmlOf(detail) } : {})} />,
});

/** A new product, of the first brand and policy; without any, the form says so where they are chosen. */
async function begunProduct(): Promise<ProductBody> {
  const { product_brands: brands, product_shipping_policies: policies } = await runOperation(productChoices);
  return newProduct({ brand_id: brands[0]?.id ?? 0, shipping_policy_id: policies[0]?.id ?? 0 });
}

/** Its description in each language. */
function htmlOf(detail: Detail): Record<Locale, string> {
  return { ko: detail.html, ...inEveryTranslation((locale) => detail[translationField('html', locale)]) };
}

const unwritten = inEveryLocale(() => '');

function ProductForm({ id, product, html = unwritten }: { id: string; product: ProductBody; html?: Readonly<Record<Locale, string>> }) {
  const save = useSaving<ProductBody>({ list: '/products', id, of: 'PRODUCT' });
  const isNew = id === 'new';
  return (
    <EditForm
      schema={productBody}
      current={product}
      name={`product ${id}`}
      fields={productFormFields}
      seenAt={isNew || !isOpenable(product) ? undefined : urlFor('product-id', { id: Number(id) })}
      preview={(body) => call<DraftPreview>('POST', '/admin/products/previews', { body: { id: isNew ? null : Number(id), body } })}
      confirm={confirmFree}
      onSave={save}
    >
      <AboutSection html={html} />
      <PriceSection />
      <PicturesSection />
      <OptionsSection />
      <FactsSection />
      <SearchSection />
    </EditForm>
  );
}

function Actions({ id, isCustom }: { id: string; isCustom: boolean }) {
  return (
    <>
      {isCustom ? <LinkButton to={`/products/${id}/mockups`}>{texts.mockups}</LinkButton> : null}
      <CopyButton list="/products" id={id} copied={texts.copied} />
      <ActButton
        look="quiet"
        confirm={texts.removeAsk}
        run={() => call('DELETE', `/admin/products/${id}`)}
        done={texts.removed}
        next="/products"
      >
        {texts.remove}
      </ActButton>
    </>
  );
}

/** What is missing before it can be sold. */
function Standing({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0)
    return (
      <Section title={texts.standing}>
        <p className="text-success">{texts.ready}</p>
      </Section>
    );
  return (
    <Section title={texts.needed}>
      <ul className="list-disc space-y-1 pl-4">
        {missing.map((field) => (
          <li key={field}>{partName(field)}</li>
        ))}
      </ul>
    </Section>
  );
}

function Figures({ facts }: { facts: Detail['facts'] }) {
  return (
    <Section title={texts.figures}>
      <Facts
        facts={[
          [fields.stock_count.label, count(facts.stock_count)],
          [fields.sales_count.label, count(facts.sales_count)],
          [fields.review_count.label, count(facts.review_count)],
          [fields.created_at.label, day(facts.created_at)],
        ]}
      />
    </Section>
  );
}
