import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { bankName, bankNames } from '#contract/banks.ts';
import { type AccountPart, accountLength, HOLDER_MAX } from '#rules/money/refund/refund-account.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import type { RefundAccountState } from './use-refund-account.ts';

type Props = {
  form: RefundAccountState;
  hideLegend?: boolean;
  /** Whether the form around it says already that a draft was restored. */
  isSaidAbove?: boolean;
};

/** Bank, number and holder of the refund account, with errors at each field. */
export function RefundAccountFields({ form, hideLegend = false, isSaidAbove = false }: Props) {
  const { account, isBack, fields, isWrong, change } = form;
  const { text, locale } = useLanguage();
  const errorOf = (part: AccountPart) =>
    isWrong(part)
      ? text(refundMessages[`wrong${part}`], { digits: [...new Set(accountLength(account.bank) ?? [10, 14])].join('–') })
      : null;
  return (
    <fieldset ref={fields} className="grid gap-4">
      <legend className={hideLegend ? 'sr-only' : 'mb-3 text-15 font-extrabold'}>{text(refundMessages.account)}</legend>
      {isBack && !isSaidAbove ? <RestoredNote /> : null}
      <div data-part="bank">
        <Select
          label={text(refundMessages.bank)}
          required
          placeholder={text(refundMessages.bankChoice)}
          options={Object.keys(bankNames).map((code) => ({ value: code, label: bankName(code, locale) }))}
          value={Object.hasOwn(bankNames, account.bank) ? account.bank : null}
          error={errorOf('bank')}
          onChange={(bank) => change('bank', bank)}
        />
      </div>
      <div data-part="number">
        <Field
          label={text(refundMessages.number)}
          required
          inputMode="numeric"
          autoComplete="off"
          // Allows for hyphens that people type or paste; only digits are kept.
          maxLength={30}
          value={account.number}
          error={errorOf('number')}
          onChange={(event) => change('number', event.target.value)}
        />
      </div>
      <div data-part="holder">
        <Field
          label={text(refundMessages.holder)}
          required
          autoComplete="name"
          maxLength={HOLDER_MAX}
          value={account.holder}
          error={errorOf('holder')}
          onChange={(event) => change('holder', event.target.value)}
        />
      </div>
    </fieldset>
  );
}
