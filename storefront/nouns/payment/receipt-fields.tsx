import { useText } from '#client/locale/locale-context.tsx';
import type { CashReceiptWish } from '#contract/rest/cash-receipts.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { type CashReceiptPurpose, cashReceiptPurposes } from '#rules/money/cash-receipt.ts';
import { ChoiceButton, ChoiceGroup } from '#ui/form/choice-buttons.tsx';
import { Field } from '#ui/form/field.tsx';
import { receiptMessages } from './receipt-texts.ts';

interface Props {
  /** null if no receipt is wanted. */
  wish: CashReceiptWish | null;
  onChange: (wish: CashReceiptWish | null) => void;
  /** Offers the option of no receipt. */
  mayBeNone?: boolean;
  /** The default phone number of a personal receipt. */
  phone?: string;
  isWrong: boolean;
}

/** The purpose of a cash receipt, and its number. */
export function ReceiptFields({ wish, onChange, mayBeNone = false, phone = '', isWrong }: Props) {
  const text = useText();
  const choose = (purpose: CashReceiptPurpose) => {
    if (wish?.purpose !== purpose) onChange({ purpose, number: purpose === 'PERSONAL' ? phone : '' });
  };
  return (
    <>
      <ChoiceGroup legend={text(receiptMessages.purpose)}>
        {mayBeNone ? (
          <ChoiceButton isChosen={wish === null} onChoose={() => onChange(null)}>
            {text(receiptMessages.none)}
          </ChoiceButton>
        ) : null}
        {cashReceiptPurposes.map((each) => (
          <ChoiceButton key={each} isChosen={wish?.purpose === each} onChoose={() => choose(each)}>
            {text(receiptMessages[each])}
          </ChoiceButton>
        ))}
      </ChoiceGroup>
      {wish === null ? null : (
        <Field
          id="field-receipt"
          className="mt-4"
          label={text(receiptMessages[`number${wish.purpose}`])}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          placeholder={wish.purpose === 'PERSONAL' ? '010-0000-0000' : '000-00-00000'}
          value={wish.number}
          onChange={({ target }) => onChange({ ...wish, number: written(wish.purpose, target.value) })}
          error={isWrong ? text(receiptMessages[`wrong${wish.purpose}`]) : null}
        />
      )}
    </>
  );
}

/** Formats a phone number; card and company numbers stay as typed. */
function written(purpose: CashReceiptPurpose, typed: string): string {
  return purpose === 'PERSONAL' && /^(01|\+?82)/.test(typed) ? writtenPhone(typed) : typed;
}
