import type { RoyaltyArtistQuery } from '#admin/graphql/admin.generated.ts';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { day, nothing } from '#admin/kit/format.ts';
import type { DeclaredColumn } from '#admin/kit/list/column.ts';
import { TablePart } from '#admin/kit/list/table-part.tsx';
import { CorrectionForm, PayeeFacts, PayeeForm, RuleForm } from '#admin/nouns/agreement/forms.tsx';
import { agreementTexts as texts } from '#admin/nouns/agreement/texts.ts';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { runOperation } from '#admin/session/wire.ts';
import { royaltyArtist } from './queries.ts';
import { royaltyTexts } from './texts.ts';

type Artist = NonNullable<RoyaltyArtistQuery['product_artists_by_pk']>;
type Rule = Artist['royalty_rules'][number];

const payeeOf = ({ id }: Artist) => ({ artist_id: id, brand_id: null });

const columns: readonly DeclaredColumn<Rule>[] = [
  { id: 'reach', header: texts.reach, cell: (rule) => rule.graphic?.name.ko ?? texts.ofArtist.all },
  {
    id: 'rate',
    header: texts.ofArtist.percent,
    as: (rate) => (rate === null ? texts.ended : settlementTexts.percent(rate)),
    align: 'right',
  },
  { id: 'discount_bearer', header: texts.bearer, as: (bearer) => texts.bearers[bearer], from: 'md' },
  { id: 'starts_at', header: texts.since, as: day },
  { id: 'note', header: texts.note, as: (note) => note || nothing, from: 'md', className: 'whitespace-normal' },
];

/** An artist's rates, account and corrections. */
export const RoyaltyDetail = detailScreen({
  name: 'royalties',
  texts: royaltyTexts,
  load: async ({ id }) => (await runOperation(royaltyArtist, { id: Number(id) })).product_artists_by_pk,
  title: (artist) => artist.name.ko,
  side: (artist) => (
    <>
      <Section title={texts.payee}>
        <PayeeFacts payee={artist.payee} />
        <PayeeForm payee={payeeOf(artist)} />
      </Section>
      <Section title={texts.correct}>
        <CorrectionForm payee={payeeOf(artist)} />
      </Section>
    </>
  ),
  content: (artist) => (
    <>
      <TablePart title={texts.ofArtist.history} columns={columns} rows={artist.royalty_rules} empty={texts.noRules} />
      <Section title={texts.ofArtist.add}>
        <RuleForm payee={payeeOf(artist)} targets={artist.graphics} />
      </Section>
    </>
  ),
});
