import { type FormEvent, useState } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { BrandRequest, SendBrandRequest } from '#contract/rest/brand-requests.ts';
import { BRAND_REQUEST_PHOTOS, brandRequestLengths as most } from '#rules/community/brand-request.ts';
import { isContactPhone } from '#rules/member/address.ts';
import { isEmail } from '#rules/member/credential.ts';
import { isSite } from '#rules/shop/link.ts';
import { isVisibleText, seenPart } from '#rules/shop/visible-text.ts';
import { useDraftPhotos } from '#storefront/nouns/photo/use-draft-photos.ts';
import { requestApi } from './request-calls.ts';
import { requestTexts } from './texts.ts';

export type RequestValues = Omit<SendBrandRequest, 'photo_ids'>;
type Problems = Partial<Record<keyof RequestValues, string>>;
const nothing: RequestValues = { brand_name: '', contact_name: '', email: '', phone: '', homepage: '', introduction: '' };

const draftName = 'brand request';

/** The request form: input, kept until it is received even across reloads, errors, and sending. */
export function useRequestForm(onSent: (requests: BrandRequest[]) => void) {
  const text = useText();
  const errorText = useErrorText();
  const { draft: values, write, drop } = useDraft(draftName, nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const photos = useDraftPhotos(draftName, BRAND_REQUEST_PHOTOS);
  const change = (part: Partial<RequestValues>) => {
    write({ ...values, ...part });
    setProblems({});
    setRefusal(null);
  };
  const check = (): Problems => {
    const found: Problems = {};
    for (const key of ['brand_name', 'contact_name'] as const) if (!isVisibleText(values[key])) found[key] = text(requestTexts.needed);
    if (!isEmail(values.email)) found.email = text(requestTexts.emailWrong);
    if (values.phone.trim() !== '' && !isContactPhone(values.phone)) found.phone = text(requestTexts.phoneWrong);
    if (values.homepage.trim() !== '' && !isSite(values.homepage.trim())) found.homepage = text(requestTexts.homepageHint);
    if (seenPart(values.introduction).length < most.introductionLeast) found.introduction = text(requestTexts.introductionShort);
    return found;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check();
    setProblems(found);
    const { currentTarget: form } = event;
    // Waits for the errors to render, then focuses the first invalid field.
    if (Object.keys(found).length > 0)
      return void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    if (photos.isSending) return setRefusal(text(requestTexts.photosSending));
    if (photos.holdsUp()) return;
    setPending(true);
    try {
      const trimmed = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as RequestValues;
      const requests = await requestApi.send({ ...trimmed, photo_ids: photos.sent.map(({ id }) => id) });
      drop();
      photos.drop();
      onSent(requests);
      toast(text(requestTexts.sent), 'success');
    } catch (error) {
      const about =
        error instanceof ApiError && error.field !== null && error.field in nothing ? (error.field as keyof RequestValues) : null;
      if (about === null) setRefusal(errorText(error));
      else setProblems({ [about]: errorText(error) });
    } finally {
      setPending(false);
    }
  };
  return { values, problems, refusal, isPending, photos, change, submit };
}
