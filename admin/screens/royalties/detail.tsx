import type { RoyaltyArtistQuery } from '#admin/graphql/admin.generated.ts';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { day, nothing } from '#admin/kit/format.ts';
import type { DeclaredColumn } from '#admin/kit/list/column.ts';
import { TablePart } from '#admin/kit/list/table-part.tsx';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { runOperation } from '#admin/session/wire.ts';
import { bankName } from '#contract/banks.ts';
import { CorrectionForm, PayeeForm, RuleForm } from './inputs.tsx';
import { royaltyArtist } from './queries.ts';
import { royaltyTexts as texts } from './texts.ts';

type Artist = NonNullable<RoyaltyArtistQuery['product_artists_by_pk']>;
type Rule = Artist['royalty_rules'][number];

const columns: readonly DeclaredColumn<Rule>[] = [
  { id: 'reach', header: texts.reach, cell: (rule) => rule.graphic?.name.ko ?? texts.all },
  { id: 'rate', header: texts.percent, as: (rate) => (rate === null ? texts.ended : settlementTexts.percent(rate)), align: 'right' },
  { id: 'discount_bearer', header: texts.bearer, as: (bearer) => texts.bearers[bearer], from: 'md' },
  { id: 'starts_at', header: texts.since, as: day },
  { id: 'note', header: texts.note, as: (note) => note || nothing, from: 'md', className: 'whitespace-normal' },
];

/** An artist's rates, account and corrections. */
export const RoyaltyDetail = detailScreen({
  name: 'royalties',
  texts,
  load: async ({ id }) => (await runOperation(royaltyArtist, { id: Number(id) })).product_artists_by_pk,
  title: (artist) => artist.name.ko,
  side: (artist) => (
    <>
      <Section title={texts.payee}>
        <PayeeFacts artist={artist} />
        <PayeeForm artistId={artist.id} />
      </Section>
      <Section title={texts.correct}>
        <CorrectionForm artistId={artist.id} />
      </Section>
    </>
  ),
  content: (artist) => (
    <>
      <TablePart title={texts.history} columns={columns} rows={artist.royalty_rules} empty={texts.noRules} />
      <Section title={texts.add}>
        <RuleForm artist={artist} />
      </Section>
    </>
  ),
});

function PayeeFacts({ artist: { payee } }: { artist: Artist }) {
  if (!payee) return <p className="mb-3 text-danger">{settlementTexts.noAccount}</p>;
  return (
    <div className="mb-4">
      <Facts
        facts={[
          [texts.tax, settlementTexts.taxes[payee.tax_kind]],
          [texts.business, payee.business_number],
          [texts.bank, `${bankName(payee.bank, 'ko')} ···${payee.number_end}`],
        ]}
      />
    </div>
  );
}
