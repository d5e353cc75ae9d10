import { useRef, useState } from 'react';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { toast } from '#client/toasts/toast.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { CLAIM_DETAIL_MAX, CLAIM_PHOTOS_MAX, type PieceClaimType, pieceClaimTypes } from '#rules/order/claim/claim.ts';
import { requestClaim } from '#storefront/nouns/order/claim-calls.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { useDraftPhotos } from '#storefront/nouns/photo/use-draft-photos.ts';
import { cx } from '#ui/class-names.ts';
import { ChoiceButton, ChoiceGroup } from '#ui/form/choice-buttons.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { ActionSheet } from '../action-sheet.tsx';
import { RefundAccountFields } from '../refund-account-fields.tsx';
import { useRefundAccount } from '../use-refund-account.ts';
import { ClaimLines } from './claim-lines.tsx';
import { OwnWishFee } from './own-wish-fee.tsx';
import { PreviewNotes, RefundOutcome, RefundPreview } from './refund-preview.tsx';
import {
  type ClaimForm,
  claimDraftName,
  claimTitle,
  type MissingPart,
  missingPart,
  needsPhotos,
  refusedTypes,
  typeRefusal,
  useClaimForm,
} from './use-claim-form.ts';

type Props = { order: Order; claims: OrderClaims; onClose: () => void; onDone: () => void };

const reasonTexts: Readonly<Record<string, Message | undefined>> = claimTexts;

/** The form field of each part. */
const fieldsOf: Readonly<Record<MissingPart, string>> = {
  reason: '[data-part=reason] select',
  lines: '[data-part=lines] input:enabled',
  option: '[data-part=option] select',
  photos: '[data-part=photos] input',
};

const missingTexts: Readonly<Record<Exclude<MissingPart, 'photos'>, Message>> = {
  reason: claimTexts.missingReason,
  lines: claimTexts.missingLines,
  option: claimTexts.missingOption,
};

/**
 * Requests cancelling, returning or exchanging lines. Says what is not possible and why, and shows the refund before submitting.
 * Closing the sheet loses nothing that was entered, except photos that are not uploaded yet.
 */
export function ClaimSheet({ order, claims, onClose, onDone }: Props) {
  const { text, locale } = useLanguage();
  const form = useClaimForm(order.id, claims);
  const account = useRefundAccount(`order ${order.id}`);
  const photos = useDraftPhotos(claimDraftName(order.id, claims.lines), CLAIM_PHOTOS_MAX);
  const parts = useRef<HTMLDivElement>(null);
  const { preview, problem, type, detail } = form;
  const [triedType, setTriedType] = useState<PieceClaimType | null>(null);
  const isTried = triedType === type;
  const missing = missingPart(form.asked, photos.photos.length, claims.lines);
  // The missing part is shown after a press, until it is filled in.
  const shown = isTried ? missing : null;

  const ask = async () => {
    setTriedType(type);
    if ((missing === null || missing === 'photos') && photos.holdsUp()) return;
    if (missing !== null) return parts.current?.querySelector<HTMLElement>(fieldsOf[missing])?.focus();
    if (preview === null || photos.isSending) return;
    const given = preview.needs_account ? account.take() : undefined;
    if (given === null) return;
    await requestClaim(order.id, {
      ...form.asked,
      detail,
      photo_ids: photos.sent.map(({ id }) => id),
      ...(given === undefined ? {} : { refund_account: given }),
      ...(preview.is_settled_at_once ? { quote: preview.quote } : {}),
    });
    for (const part of [form, photos, account]) part.drop();
    toast(text(preview.is_settled_at_once ? claimTexts.doneNow : claimTexts.doneAsked), 'success');
    onDone();
  };

  const obstacleOf = () => {
    if (missing === 'photos') return errorMessage('CLAIM_PHOTO_NEEDED', locale);
    if (missing !== null) return text(missingTexts[missing]);
    if (photos.isSending) return text(claimTexts.photosSending);
    return problem === null ? null : errorMessage(problem, locale);
  };

  return (
    <ActionSheet
      title={text(claimTitle(claims.lines))}
      actLabel={text(preview?.is_settled_at_once ? claimTexts.actCANCEL : claimTexts[`ask${type}`])}
      outcome={<RefundOutcome preview={preview} />}
      isReady={!form.isPricing}
      obstacle={isTried ? obstacleOf() : null}
      work={ask}
      onClose={onClose}
    >
      <div ref={parts} className="grid gap-6">
        {form.isBack ? <RestoredNote /> : null}
        <WhatToDo form={form} claims={claims} isReasonMissing={shown === 'reason'} />
        <ClaimLines order={order} claims={claims} form={form} missing={shown} />
        {type === 'CANCEL' ? null : (
          <>
            <TextArea
              label={text(claimTexts.detail)}
              rows={3}
              maxLength={CLAIM_DETAIL_MAX}
              value={detail}
              onChange={(event) => form.change({ detail: event.target.value })}
            />
            <div data-part="photos">
              <PhotoPicker picked={photos} label={text(claimTexts.photos)} isMissing={shown === 'photos'} />
              {needsPhotos(type, form.reason) && photos.sent.length === 0 ? (
                <p className={cx('mt-2 text-13', shown === 'photos' ? 'font-semibold text-danger' : 'text-ink-2')}>
                  {text(claimTexts.photosNeeded)}
                </p>
              ) : null}
            </div>
          </>
        )}
        <WhatGoesBack form={form} />
        {preview?.needs_account ? <RefundAccountFields form={account} isSaidAbove={form.isBack} /> : null}
      </div>
    </ActionSheet>
  );
}

function WhatToDo({ form, claims, isReasonMissing }: { form: ClaimForm; claims: OrderClaims; isReasonMissing: boolean }) {
  const { text, locale } = useLanguage();
  const dayText = useDayText();
  const possible = pieceClaimTypes.filter((each) => typeRefusal(claims.lines, each) === null);
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend={text(claimTexts.what)}>
        {possible.map((each) => (
          <ChoiceButton key={each} isChosen={form.type === each} onChoose={() => form.change({ type: each })}>
            {text(claimTexts[each])}
          </ChoiceButton>
        ))}
      </ChoiceGroup>
      {refusedTypes(claims.lines).map(({ type, why }) => (
        <p key={type} className="text-13 text-ink-2">
          <span className="font-semibold">{text(claimTexts[type])}</span> {errorMessage(why, locale)}
        </p>
      ))}
      {claims.change_of_mind_until !== null && claims.not_as_ordered_until !== null ? (
        <p className="text-13 text-ink-2">
          {claims.lines.every(({ is_custom }) => is_custom)
            ? text(claimTexts.untilFault, { fault: dayText(claims.not_as_ordered_until) })
            : text(claimTexts.until, { mind: dayText(claims.change_of_mind_until), fault: dayText(claims.not_as_ordered_until) })}
        </p>
      ) : null}
      <OwnWishFee type={form.type} claims={claims} />
      <div data-part="reason">
        <Select
          label={text(claimTexts.reason)}
          placeholder={text(claimTexts.reasonPlaceholder)}
          options={form.reasons.map((each) => ({ value: each, label: text(reasonTexts[`reason${each}`] ?? claimTexts.reason) }))}
          value={form.reason}
          error={isReasonMissing ? text(claimTexts.missingReason) : null}
          onChange={(reason) => form.change({ reason })}
        />
      </div>
    </div>
  );
}

function WhatGoesBack({ form: { isPricing, preview, problem } }: { form: ClaimForm }) {
  const { text, locale } = useLanguage();
  if (!isPricing && problem === null && preview === null) return null;
  return (
    <section aria-label={text(claimTexts.previewTitle)} aria-live="polite" className="rounded-control bg-tile p-5">
      {problem !== null ? (
        <p className="text-15 font-semibold text-danger">{errorMessage(problem, locale)}</p>
      ) : preview === null ? (
        <p className="animate-breathe text-15 text-ink-2">{text(claimTexts.previewWait)}</p>
      ) : (
        <>
          {preview.lines.length > 0 ? <RefundPreview preview={preview} /> : null}
          <PreviewNotes preview={preview} />
        </>
      )}
    </section>
  );
}
