import { Link } from 'react-router';
import { z } from 'zod';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { moment, won } from '#admin/kit/format.ts';
import { SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { call } from '#admin/session/wire.ts';
import { bankName, bankNames } from '#contract/banks.ts';
import { methodNames } from '#contract/office/office-names.ts';
import type { KnownRefundAccount } from '#contract/rest/admin/refund-accounts.ts';
import type { GivenRefundAccount } from '#contract/rest/payments.ts';
import { accountDigits, HOLDER_MAX, isAccountNumber } from '#rules/money/refund/refund-account.ts';
import { refundAccountTexts as texts } from './texts.ts';

/** The refund account of a deposit: masked until revealed, or entered for a buyer on the phone. */
export const RefundAccountScreen = detailScreen({
  name: 'discrepancies',
  texts: { title: texts.back },
  load: ({ params: { payment = '' } }) => call<KnownRefundAccount>('GET', `/admin/payments/${encodeURIComponent(payment)}/refund-account`),
  title: () => texts.title,
  lead: () => texts.lead,
  side: (found) => <Payment found={found} />,
  content: (found) => (
    <>
      <Known found={found} />
      {found.owed > 0 ? <AccountForm key={found.account?.given_at ?? ''} found={found} /> : null}
    </>
  ),
});

interface Props {
  found: KnownRefundAccount;
}

function Payment({ found }: Props) {
  return (
    <Section title={texts.payment}>
      <Facts
        facts={[
          [
            texts.order,
            <Link key="order" to={`/orders/${found.order_id}`} className="font-semibold underline underline-offset-4">
              {found.order_number}
            </Link>,
          ],
          [texts.method, methodNames[found.method]],
          [texts.amount, won(found.amount)],
          [texts.owed, <strong key="owed">{won(found.owed)}</strong>],
        ]}
      />
    </Section>
  );
}

function Known({ found: { payment_id, account, needs_account } }: Props) {
  return (
    <Section title={texts.known}>
      {account === null ? (
        <p className="text-ink-2">{needs_account ? texts.needed : texts.none}</p>
      ) : (
        <>
          <Facts
            facts={[
              [texts.bank, bankName(account.bank, 'ko')],
              [texts.since, moment(account.given_at)],
            ]}
          />
          <div className="mt-3 border-t border-line pt-3">
            <PersonalData
              key={account.given_at}
              kind="refund-account"
              id={payment_id}
              fields={[
                [texts.number, 'number', `•••• ${account.number_end}`],
                [texts.holder, 'holder', account.masked_holder],
              ]}
            />
          </div>
        </>
      )}
    </Section>
  );
}

/** Account input: digits with spaces and hyphens. */
const typed = z
  .object({
    bank: z.string(),
    number: z.string(),
    holder: z.string().trim().min(1, texts.holderWrong).max(HOLDER_MAX, texts.holderWrong),
  })
  .refine(({ bank, number }) => isAccountNumber(bank, accountDigits(number)), { path: ['number'], error: texts.numberWrong });

function AccountForm({ found }: Props) {
  return (
    <Section title={texts.give}>
      <Form
        schema={typed}
        draft={null}
        values={{ bank: found.account?.bank ?? 'KOOKMIN', number: '', holder: '' }}
        saveLabel={texts.save}
        onSave={async ({ number, ...account }) => {
          let outcome: string = texts.notKept;
          await withSecondSignIn(async (proof) => {
            const body = { ...account, number: accountDigits(number), ...proof };
            const { refund } = await call<GivenRefundAccount>('POST', `/payments/${found.payment_id}/refund-account`, { body });
            outcome = texts.outcome[refund];
          });
          return outcome;
        }}
      >
        <SelectInput name="bank" label={texts.bank} options={optionsOf(Object.keys(bankNames), (bank) => bankName(bank, 'ko'))} />
        <TextInput name="number" label={texts.number} hint={texts.numberHint} inputMode="numeric" autoComplete="off" required />
        <TextInput name="holder" label={texts.holder} autoComplete="off" required />
      </Form>
    </Section>
  );
}
