import type { CommissionBrandsQuery } from '#admin/graphql/admin.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { agreementTexts } from '#admin/nouns/agreement/texts.ts';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { shopNow } from '#client/shop-clock.ts';
import { bankName } from '#contract/banks.ts';
import { brandTermsOf, otherPart } from '#rules/money/royalty.ts';
import { commissionBrands } from './queries.ts';
import { commissionTexts as texts } from './texts.ts';

type Row = CommissionBrandsQuery['rows'][number];

/** Brands with their commissions and payout accounts. */
export const CommissionList = listScreen({
  name: 'commissions',
  query: commissionBrands,
  files: [{ name: 'commissions', label: texts.file }],
  texts,
  where: { deleted_at: { _is_null: true } },
  sort: 'position',
  search: ({ inWords }) => [{ name: inWords }],
  columns: [
    { id: 'brand', header: texts.brand, cell: (row) => <Brand row={row} /> },
    { id: 'rate', header: texts.rate, cell: (row) => rateText(termsOf(row, [])), align: 'right' },
    { id: 'categories', header: texts.categories, cell: (row) => texts.categoriesCount(ownRates(row)), align: 'right', from: 'md' },
    { id: 'account', header: agreementTexts.account, cell: (row) => <Account row={row} />, from: 'md' },
  ],
});

function Brand({ row }: { row: Row }) {
  return (
    <>
      {row.name.ko} {row.is_brokered ? <Badge tone="info">{texts.brokered}</Badge> : null}
    </>
  );
}

function termsOf(row: Row, categories: readonly number[]) {
  const rules = row.royalty_rules.map((rule) => ({ ...rule, starts_at: new Date(rule.starts_at) }));
  return brandTermsOf({ brand_id: row.id, categories }, rules, shopNow());
}

function rateText(terms: { rate: number } | null): string {
  return terms === null ? texts.none : settlementTexts.percent(otherPart(terms.rate));
}

/** The number of categories that currently have their own commission. */
function ownRates(row: Row): number {
  const categories = new Set(row.royalty_rules.flatMap((rule) => rule.category_id ?? []));
  return [...categories].filter((id) => {
    const rule = row.royalty_rules.find((each) => each.id === termsOf(row, [id])?.rule_id);
    return rule?.category_id === id;
  }).length;
}

function Account({ row: { payee } }: { row: Row }) {
  if (!payee) return <span className="text-danger">{agreementTexts.noAccount}</span>;
  return `${bankName(payee.bank, 'ko')} ···${payee.number_end}`;
}
