import { useText } from '#client/locale/locale-context.tsx';
import { GIFT_FROM_MAX, GIFT_MESSAGE_MAX } from '#rules/order/gift/gift.ts';
import type { DraftField, GiftWords } from '#storefront/nouns/checkout/draft.ts';
import { giftTexts } from '#storefront/nouns/gift/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';

type Props = { gift: GiftWords; wrong: ReadonlySet<DraftField>; onChange: (gift: GiftWords) => void };

/** The giver's texts for the receiver, instead of an address. */
export function GiftFields({ gift, wrong, onChange }: Props) {
  const text = useText();
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-13 text-ink-2">{text(giftTexts.asGiftHint)}</p>
      <Field
        id="field-giftFrom"
        label={text(giftTexts.from)}
        required
        maxLength={GIFT_FROM_MAX}
        value={gift.from}
        error={wrong.has('giftFrom') ? text(giftTexts.fromMissing) : null}
        onChange={({ target }) => onChange({ ...gift, from: target.value })}
      />
      <TextArea
        id="field-giftMessage"
        label={text(giftTexts.message)}
        rows={3}
        maxLength={GIFT_MESSAGE_MAX}
        value={gift.message}
        error={wrong.has('giftMessage') ? text(giftTexts.messageWrong) : null}
        onChange={({ target }) => onChange({ ...gift, message: target.value })}
      />
    </div>
  );
}
