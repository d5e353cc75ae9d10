import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { RoyaltyArtistQuery } from '#admin/graphql/admin.generated.ts';
import { Form } from '#admin/kit/form.tsx';
import { dayBoundary } from '#admin/kit/format.ts';
import { NumberInput, SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { withSecondSignIn } from '#admin/kit/second-sign-in.ts';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { bankName, bankNames } from '#contract/banks.ts';
import { correctEarningsBody, setRoyaltyRuleBody } from '#contract/rest/admin/settlements.ts';
import { accountDigits, HOLDER_MAX, isAccountNumber } from '#rules/money/refund/refund-account.ts';
import { discountBearers, RATE_MAX } from '#rules/money/royalty.ts';
import { taxKinds } from '#rules/money/settlement.ts';
import { royaltyTexts as texts } from './texts.ts';

type Artist = NonNullable<RoyaltyArtistQuery['product_artists_by_pk']>;

/** Rule input: percents and days. */
const typedRule = z.object({
  graphic: z.string(),
  percent: z
    .number(texts.percentWrong)
    .min(0, texts.percentWrong)
    .max(RATE_MAX / 100, texts.percentWrong)
    .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), texts.percentWrong)
    .nullable(),
  discount_bearer: z.enum(discountBearers),
  starts_on: z.string(),
  note: setRoyaltyRuleBody.shape.note,
});

/** A new agreement with an artist, for all graphics or one. */
export function RuleForm({ artist }: { artist: Artist }) {
  return (
    <Form
      schema={typedRule}
      draft={`royalty-rule ${artist.id}`}
      values={{ graphic: '', percent: null, discount_bearer: 'SHOP', starts_on: '', note: '' }}
      saveLabel={texts.saveRule}
      onSave={({ graphic, percent, discount_bearer, starts_on, note }) =>
        callOnce('POST', '/admin/royalty-rules', {
          artist_id: artist.id,
          graphic_id: graphic === '' ? null : Number(graphic),
          rate: percent === null ? null : Math.round(percent * 100),
          discount_bearer,
          starts_at: starts_on === '' ? null : dayBoundary(starts_on),
          note,
        })
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <SelectInput
          name="graphic"
          label={texts.reach}
          options={[{ value: '', label: texts.all }, ...artist.graphics.map(({ id, name }) => ({ value: String(id), label: name.ko }))]}
        />
        <NumberInput name="percent" label={texts.percent} unit="%" hint={texts.percentHint} inputMode="decimal" />
        <SelectInput name="discount_bearer" label={texts.bearer} options={optionsOf(discountBearers, (bearer) => texts.bearers[bearer])} />
        <TextInput name="starts_on" label={texts.starts} hint={texts.startsHint} type="date" />
      </div>
      <TextInput name="note" label={texts.note} />
    </Form>
  );
}

/** Account input: digits with spaces and hyphens, and a business number only for a business. */
const typedPayee = z
  .object({
    tax_kind: z.enum(taxKinds),
    business_number: z.string(),
    bank: z.string(),
    number: z.string(),
    holder: z.string().trim().min(1, texts.holderWrong).max(HOLDER_MAX, texts.holderWrong),
  })
  .refine(({ bank, number }) => isAccountNumber(bank, accountDigits(number)), { path: ['number'], error: texts.numberWrong });

/** An artist's payout account; the stored one is never prefilled. */
export function PayeeForm({ artistId }: { artistId: number }) {
  const banks = optionsOf(Object.keys(bankNames), (bank) => bankName(bank, 'ko'));
  return (
    <Form
      schema={typedPayee}
      draft={null}
      values={{ tax_kind: 'WITHHELD', business_number: '', bank: 'KOOKMIN', number: '', holder: '' }}
      saveLabel={texts.savePayee}
      onSave={async ({ business_number, number, ...typed }) => {
        const business = typed.tax_kind === 'WITHHELD' ? null : accountDigits(business_number);
        const body = { ...typed, number: accountDigits(number), business_number: business };
        const isKept = await withSecondSignIn((proof) => call('PATCH', `/admin/payees/${artistId}`, { body: { ...body, ...proof } }));
        return isKept ? undefined : texts.payeeNotKept;
      }}
    >
      <SelectInput name="tax_kind" label={texts.tax} options={optionsOf(taxKinds, (kind) => settlementTexts.taxes[kind])} />
      <BusinessNumber />
      <SelectInput name="bank" label={texts.bank} options={banks} />
      <TextInput name="number" label={texts.number} hint={texts.numberHint} inputMode="numeric" autoComplete="off" />
      <TextInput name="holder" label={texts.holder} autoComplete="off" />
    </Form>
  );
}

/** For businesses only. */
function BusinessNumber() {
  const kind = useWatch({ name: 'tax_kind' });
  if (kind === 'WITHHELD') return null;
  return <TextInput name="business_number" label={texts.business} hint={texts.businessHint} inputMode="numeric" maxLength={12} required />;
}

/** Correction input. */
const typedCorrection = correctEarningsBody.omit({ artist_id: true }).extend({
  amount: z.int(texts.amountWrong).refine((won) => won !== 0, texts.amountWrong),
});

/** A correction line. */
export function CorrectionForm({ artistId }: { artistId: number }) {
  return (
    <>
      <p className="mb-3 text-ink-2">{texts.correctLead}</p>
      <Form
        schema={typedCorrection}
        draft={`correction ${artistId}`}
        values={{ reason: '' }}
        saveLabel={texts.saveCorrection}
        onSave={(entered) => callOnce('POST', '/admin/settlements/corrections', { artist_id: artistId, ...entered })}
      >
        <NumberInput name="amount" label={texts.amount} unit="원" hint={texts.amountHint} inputMode="text" />
        <TextInput name="reason" label={texts.reason} />
      </Form>
    </>
  );
}
