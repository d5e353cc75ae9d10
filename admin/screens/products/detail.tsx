import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, LinkButton } from '#admin/kit/button.tsx';
import { CopyButton } from '#admin/kit/detail/copying.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { DetailPage, Facts, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { count, day } from '#admin/kit/format.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { confirmFree } from '#admin/nouns/price/confirm-free.ts';
import { call } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import { type ProductDetail as Detail, type ProductBody, productBody } from '#contract/rest/admin/catalogue/products.ts';
import { urlFor } from '#contract/routes.ts';
import { inEveryLocale, inEveryTranslation, type Locale, translationField } from '#rules/shop/locale.ts';
import { isOpenable } from '#rules/shop/shown.ts';
import { AboutSection } from './about-section.tsx';
import { useChoices } from './choices.ts';
import { FactsSection } from './facts-section.tsx';
import { State } from './list.tsx';
import { OptionsSection } from './options-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PriceSection } from './price-section.tsx';
import { labels, newProduct, partName, showValue } from './product-form.ts';
import { StockSection } from './stock-section.tsx';
import { productTexts as texts } from './texts.ts';

/** A product with all its parts; `/products/new` creates one. */
export function ProductDetail() {
  const { id } = useParams();
  return id === 'new' ? <NewProduct /> : <OldProduct />;
}

const OldProduct = detailScreen({
  name: 'products',
  texts,
  table: 'product.products',
  load: ({ id }) => call<Detail>('GET', `/admin/products/${id}`),
  title: ({ product }) => product.name.ko,
  beside: ({ product }) => <State state={product.state} />,
  actions: ({ product }, { id }) => <Actions id={id} isCustom={product.type === 'CUSTOM'} />,
  side: ({ missing, stock, facts }) => (
    <>
      <Standing missing={missing} />
      <StockSection stock={stock} />
      <Figures facts={facts} />
    </>
  ),
  content: (detail, { id }) => <ProductForm id={id} product={detail.product} html={htmlOf(detail)} />,
});

function NewProduct() {
  const { query, brands, policies } = useChoices();
  // Without any, the form says so where they are chosen.
  const firstOf = (choices: readonly { value: string }[]) => Number(choices[0]?.value ?? 0);
  return (
    <DetailPage back={{ href: '/products', label: texts.title }} query={query} title={() => texts.add}>
      {() => <ProductForm id="new" product={newProduct({ brand_id: firstOf(brands), shipping_policy_id: firstOf(policies) })} />}
    </DetailPage>
  );
}

/** Its description in each language. */
function htmlOf(detail: Detail): Record<Locale, string> {
  return { ko: detail.html, ...inEveryTranslation((locale) => detail[translationField('html', locale)]) };
}

const unwritten = inEveryLocale(() => '');

function ProductForm({ id, product, html = unwritten }: { id: string; product: ProductBody; html?: Readonly<Record<Locale, string>> }) {
  const save = useSaving<ProductBody>({ list: '/products', id, of: 'PRODUCT' });
  const began = useRef(product);
  const isNew = id === 'new';
  return (
    <EditForm
      schema={productBody}
      current={isNew ? began.current : product}
      name={`product ${id}`}
      labels={labels}
      show={showValue}
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
    </EditForm>
  );
}

function Actions({ id, isCustom }: { id: string; isCustom: boolean }) {
  const navigate = useNavigate();
  const { act, isActing } = useAct();
  const remove = async () => {
    if (!(await dialog.confirm({ message: texts.removeAsk }))) return;
    if (await act(() => call('DELETE', `/admin/products/${id}`), texts.removed)) void navigate('/products');
  };
  return (
    <>
      {isCustom ? <LinkButton to={`/products/${id}/mockups`}>{texts.mockups}</LinkButton> : null}
      <CopyButton list="/products" id={id} copied={texts.copied} />
      <Button look="quiet" pending={isActing} onClick={() => void remove()}>
        {texts.remove}
      </Button>
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
          [texts.stock, count(facts.stock_count)],
          [texts.sold, count(facts.sales_count)],
          [texts.reviews, count(facts.review_count)],
          [texts.since, day(facts.created_at)],
        ]}
      />
    </Section>
  );
}
