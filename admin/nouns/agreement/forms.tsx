import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Facts } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { dayBoundary } from '#admin/kit/format.ts';
import { NumberInput, SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { payeeName } from '#admin/nouns/settlement/payee-name.ts';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { bankName, bankNames } from '#contract/banks.ts';
import { correctEarningsBody, setRoyaltyRuleBody } from '#contract/rest/admin/settlements.ts';
import { accountDigits, HOLDER_MAX, isAccountNumber } from '#rules/money/refund/refund-account.ts';
import { discountBearers, otherPart, RATE_MAX } from '#rules/money/royalty.ts';
import { artistTaxKinds, type Payee, type TaxKind, taxKinds } from '#rules/money/settlement.ts';
import { agreementTexts as texts } from './texts.ts';

/** The target of a rate: a graphic of an artist, or a category of a brand's goods. */
type Targets = readonly { id: number; name: { ko: string } }[];

/** Rule input: percents and days. */
const typedRule = z.object({
  target: z.string(),
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

/** A new agreement: with an artist for all works or one, with a brand for all goods or those of a category, whose rate is the commission. */
export function RuleForm({ payee, targets }: { payee: Payee; targets: Targets }) {
  const { artist_id, brand_id } = payee;
  const words = artist_id === null ? texts.ofBrand : texts.ofArtist;
  return (
    <Form
      schema={typedRule}
      draft={`royalty-rule ${payeeName(payee)}`}
      values={{ target: '', percent: null, discount_bearer: 'SHOP', starts_on: '', note: '' }}
      saveLabel={texts.saveRule}
      onSave={({ target, percent, discount_bearer, starts_on, note }) => {
        const id = target === '' ? null : Number(target);
        const typed = percent === null ? null : Math.round(percent * 100);
        return callOnce('POST', '/admin/royalty-rules', {
          ...(artist_id === null
            ? { brand_id, category_id: id, rate: typed === null ? null : otherPart(typed) }
            : { artist_id, graphic_id: id, rate: typed, discount_bearer }),
          starts_at: starts_on === '' ? null : dayBoundary(starts_on),
          note,
        });
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <SelectInput
          name="target"
          label={texts.reach}
          options={[{ value: '', label: words.all }, ...targets.map(({ id, name }) => ({ value: String(id), label: name.ko }))]}
        />
        <NumberInput name="percent" label={words.percent} unit="%" hint={texts.percentHint} inputMode="decimal" />
        {artist_id === null ? null : (
          <SelectInput
            name="discount_bearer"
            label={texts.bearer}
            options={optionsOf(discountBearers, (bearer) => texts.bearers[bearer])}
          />
        )}
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

/** A payout account; the stored one is never prefilled. A brand is a business. */
export function PayeeForm({ payee: { artist_id, brand_id } }: { payee: Payee }) {
  const banks = optionsOf(Object.keys(bankNames), (bank) => bankName(bank, 'ko'));
  const path = artist_id === null ? `/admin/brands/${brand_id}/payee` : `/admin/payees/${artist_id}`;
  return (
    <Form
      schema={typedPayee}
      draft={null}
      values={{ tax_kind: artist_id === null ? 'SELLER' : 'WITHHELD', business_number: '', bank: 'KOOKMIN', number: '', holder: '' }}
      saveLabel={texts.savePayee}
      onSave={async ({ business_number, number, tax_kind, ...typed }) => {
        const business = tax_kind === 'WITHHELD' ? null : accountDigits(business_number);
        const body = { ...typed, ...(artist_id === null ? {} : { tax_kind }), number: accountDigits(number), business_number: business };
        const isKept = await withSecondSignIn((proof) => call('PATCH', path, { body: { ...body, ...proof } }));
        return isKept ? undefined : texts.payeeNotKept;
      }}
    >
      {artist_id === null ? null : (
        <SelectInput name="tax_kind" label={texts.tax} options={optionsOf(artistTaxKinds, (kind) => settlementTexts.taxes[kind])} />
      )}
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
const typedCorrection = z.object({
  amount: z.int(texts.amountWrong).refine((won) => won !== 0, texts.amountWrong),
  reason: correctEarningsBody.shape.reason,
});

/** A correction line. */
export function CorrectionForm({ payee }: { payee: Payee }) {
  return (
    <>
      <p className="mb-3 text-ink-2">{texts.correctLead}</p>
      <Form
        schema={typedCorrection}
        draft={`correction ${payeeName(payee)}`}
        values={{ reason: '' }}
        saveLabel={texts.saveCorrection}
        onSave={(entered) => callOnce('POST', '/admin/settlements/corrections', { ...payee, ...entered })}
      >
        <NumberInput name="amount" label={texts.amount} unit="원" hint={texts.amountHint} inputMode="text" />
        <TextInput name="reason" label={texts.reason} />
      </Form>
    </>
  );
}

/** The stored payout account, masked. */
export function PayeeFacts({
  payee,
}: {
  payee: { tax_kind: TaxKind; business_number: string | null; bank: string; number_end: string } | null | undefined;
}) {
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
