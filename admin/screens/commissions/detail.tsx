import type { CommissionBrandQuery } from '#admin/graphql/admin.generated.ts';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { day, nothing } from '#admin/kit/format.ts';
import type { DeclaredColumn } from '#admin/kit/list/column.ts';
import { TablePart } from '#admin/kit/list/table-part.tsx';
import { CorrectionForm, PayeeFacts, PayeeForm, RuleForm } from '#admin/nouns/agreement/forms.tsx';
import { agreementTexts as texts } from '#admin/nouns/agreement/texts.ts';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { runOperation } from '#admin/session/wire.ts';
import { otherPart } from '#rules/money/royalty.ts';
import { commissionBrand } from './queries.ts';
import { commissionTexts } from './texts.ts';

type Brand = NonNullable<CommissionBrandQuery['product_brands_by_pk']>;
type Rule = Brand['royalty_rules'][number];

const payeeOf = ({ id }: Brand) => ({ artist_id: null, brand_id: id });

const columns: readonly DeclaredColumn<Rule>[] = [
  { id: 'reach', header: texts.reach, cell: (rule) => rule.category?.name.ko ?? texts.ofBrand.all },
  {
    id: 'rate',
    header: texts.ofBrand.percent,
    as: (rate) => (rate === null ? texts.ended : settlementTexts.percent(otherPart(rate))),
    align: 'right',
  },
  { id: 'starts_at', header: texts.since, as: day },
  { id: 'note', header: texts.note, as: (note) => note || nothing, from: 'md', className: 'whitespace-normal' },
];

/** A brand's commissions, account and corrections. */
export const CommissionDetail = detailScreen({
  name: 'commissions',
  texts: commissionTexts,
  load: async ({ id }) => {
    const { product_brands_by_pk: brand, product_categories: categories } = await runOperation(commissionBrand, { id: Number(id) });
    return brand ? { brand, categories } : null;
  },
  title: ({ brand }) => brand.name.ko,
  side: ({ brand }) => (
    <>
      <Section title={texts.payee}>
        <PayeeFacts payee={brand.payee} />
        <PayeeForm payee={payeeOf(brand)} />
      </Section>
      <Section title={texts.correct}>
        <CorrectionForm payee={payeeOf(brand)} />
      </Section>
    </>
  ),
  content: ({ brand, categories }) => (
    <>
      <TablePart title={texts.ofBrand.history} columns={columns} rows={brand.royalty_rules} empty={commissionTexts.noRules} />
      <Section title={texts.ofBrand.add}>
        <RuleForm payee={payeeOf(brand)} targets={categories} />
      </Section>
    </>
  ),
});
