import type { RoyaltyArtistsQuery } from '#admin/graphql/admin.generated.ts';
import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { agreementTexts } from '#admin/nouns/agreement/texts.ts';
import { shopNow } from '#client/shop-clock.ts';
import { bankName } from '#contract/banks.ts';
import { termsOf } from '#rules/money/royalty.ts';
import { royaltyArtists } from './queries.ts';
import { rateText } from './rate-text.ts';
import { royaltyTexts as texts } from './texts.ts';

type Row = RoyaltyArtistsQuery['rows'][number];

/** Artists with their rates and payout accounts. */
export const RoyaltyList = listScreen({
  name: 'royalties',
  query: royaltyArtists,
  files: [{ name: 'royalties', label: texts.ledgerFile }],
  texts,
  where: { deleted_at: { _is_null: true } },
  search: ({ like }) => [{ path_name: like }],
  columns: [
    { id: 'artist', header: texts.artist, cell: (row) => row.name.ko },
    { id: 'path_name', header: texts.address, sort: true, from: 'lg' },
    { id: 'rate', header: texts.rate, cell: (row) => rateText(termsNow(row)), align: 'right' },
    { id: 'bearer', header: agreementTexts.bearer, cell: (row) => agreementTexts.bearers[termsNow(row).discount_bearer], from: 'lg' },
    { id: 'works', header: texts.works, cell: (row) => texts.worksCount(ownRates(row)), align: 'right', from: 'md' },
    { id: 'account', header: agreementTexts.account, cell: (row) => <Account row={row} />, from: 'md' },
    { id: 'follower_count', header: texts.followers, as: count, sort: true, from: 'xl' },
  ],
});

function rulesOf(row: Row) {
  return row.royalty_rules.map((rule) => ({ ...rule, starts_at: new Date(rule.starts_at) }));
}
function termsNow(row: Row) {
  return termsOf({ id: 0, artist_id: row.id }, rulesOf(row), shopNow());
}

/** The number of graphics that currently have their own rate. */
function ownRates(row: Row): number {
  const works = new Set(row.royalty_rules.flatMap((rule) => rule.graphic_id ?? []));
  return [...works].filter((id) => {
    const { rule_id } = termsOf({ id, artist_id: row.id }, rulesOf(row), shopNow());
    return row.royalty_rules.some((rule) => rule.id === rule_id && rule.graphic_id === id);
  }).length;
}

function Account({ row: { payee } }: { row: Row }) {
  if (!payee) return <span className="text-danger">{agreementTexts.noAccount}</span>;
  return `${bankName(payee.bank, 'ko')} ···${payee.number_end}`;
}
