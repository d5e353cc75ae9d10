import { type FormEvent, useId, useState } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { BrandRequest, SendBrandRequest } from '#contract/rest/brand-requests.ts';
import { applicantKinds, BRAND_REQUEST_PHOTOS, isArtistRequest, brandRequestLengths as most } from '#rules/community/brand-request.ts';
import { isContactPhone } from '#rules/member/address.ts';
import { EMAIL_MAX, isEmail } from '#rules/member/credential.ts';
import { isSite } from '#rules/shop/link.ts';
import { isVisibleText, seenPart } from '#rules/shop/visible-text.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { useDraftPhotos } from '#storefront/nouns/photo/use-draft-photos.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceButton, ChoiceGroup } from '#ui/form/choice-buttons.tsx';
import { Field, FieldNote, RequiredMark } from '#ui/form/field.tsx';
import { requestApi } from './request-calls.ts';
import { requestTexts } from './texts.ts';

/** The request form. */
export function RequestForm({ onSent }: { onSent: (requests: BrandRequest[]) => void }) {
  const text = useText();
  const { values, problems, refusal, isPending, photos, change, submit } = useRequestForm(onSent);
  const isArtist = isArtistRequest(values);
  const field = (key: Exclude<keyof RequestValues, 'introduction' | 'kind'>) => ({
    value: values[key],
    error: problems[key] ?? null,
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });
  return (
    <form onSubmit={submit} noValidate className="mt-10">
      <h2 className="text-20 font-extrabold">{text(requestTexts.form)}</h2>
      <div className="mt-5">
        <ChoiceGroup legend={text(requestTexts.kind)}>
          {applicantKinds.map((kind) => (
            <ChoiceButton key={kind} isChosen={values.kind === kind} onChoose={() => change({ kind })}>
              {text(requestTexts[kind])}
            </ChoiceButton>
          ))}
        </ChoiceGroup>
      </div>
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <Field
          label={text(isArtist ? requestTexts.artistName : requestTexts.brandName)}
          required
          maxLength={most.brandName}
          {...field('brand_name')}
        />
        <Field
          label={text(requestTexts.contactName)}
          required
          maxLength={most.contactName}
          autoComplete="name"
          {...field('contact_name')}
        />
        <Field label={text(requestTexts.email)} required type="email" autoComplete="email" maxLength={EMAIL_MAX} {...field('email')} />
        <Field
          label={`${text(requestTexts.phone)} (${text(requestTexts.optional)})`}
          type="tel"
          autoComplete="tel"
          maxLength={most.phone}
          {...field('phone')}
        />
        <Field
          className="md:col-span-2"
          label={`${text(requestTexts.homepage)} (${text(requestTexts.optional)})`}
          type="url"
          placeholder="https://"
          hint={text(requestTexts.homepageHint)}
          maxLength={most.homepage}
          {...field('homepage')}
        />
        <Introduction
          isArtist={isArtist}
          value={values.introduction}
          problem={problems.introduction}
          onChange={(introduction) => change({ introduction })}
        />
        <div className="md:col-span-2">
          <PhotoPicker
            picked={photos}
            label={`${text(isArtist ? requestTexts.works : requestTexts.photos)} (${text(requestTexts.optional)})`}
          />
        </div>
      </div>
      <p className="mt-4 text-13 text-ink-2">{text(requestTexts.privacy)}</p>
      <p role="alert" className="mt-3 text-15 text-danger empty:hidden">
        {refusal}
      </p>
      <Button type="submit" size="large" wide className="mt-4" pending={isPending}>
        {text(requestTexts.send)}
      </Button>
    </form>
  );
}

type IntroductionProps = { isArtist: boolean; value: string; problem: string | undefined; onChange: (value: string) => void };

function Introduction({ isArtist, value, problem, onChange }: IntroductionProps) {
  const text = useText();
  const id = useId();
  return (
    <div className="md:col-span-2">
      <label htmlFor={id} className="mb-2 block text-13 font-semibold">
        {text(isArtist ? requestTexts.artistIntroduction : requestTexts.introduction)}
        <RequiredMark />
      </label>
      <textarea
        id={id}
        required
        rows={6}
        maxLength={most.introduction}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={`w-full rounded-control border bg-ground px-4 py-3 text-15 ${problem ? 'border-danger' : 'border-line hover:border-ink-2'}`}
      />
      <FieldNote
        id={`${id}-note`}
        hint={text(isArtist ? requestTexts.artistHint : requestTexts.introductionHint, { count: value.length, most: most.introduction })}
        error={problem}
      />
    </div>
  );
}

type RequestValues = Omit<SendBrandRequest, 'photo_ids'>;
type Problems = Partial<Record<keyof RequestValues, string>>;
const nothing: RequestValues = { kind: 'BRAND', brand_name: '', contact_name: '', email: '', phone: '', homepage: '', introduction: '' };

const draftName = 'brand request';

/** The request form: input, kept until it is received even across reloads, errors, and sending. */
function useRequestForm(onSent: (requests: BrandRequest[]) => void) {
  const text = useText();
  const { draft: values, write, drop } = useDraft(draftName, nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
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
  const { run, isPending } = useAction(
    async () => {
      const trimmed = Object.fromEntries(
        Object.entries({ ...nothing, ...values }).map(([key, value]) => [key, value.trim()]),
      ) as RequestValues;
      const requests = await requestApi.send({ ...trimmed, photo_ids: photos.sent.map(({ id }) => id) });
      drop();
      photos.drop();
      onSent(requests);
      toast(text(requestTexts.sent), 'success');
    },
    (sentence, error) => {
      const field = error instanceof ApiError ? error.field : null;
      if (field !== null && field in nothing) setProblems({ [field]: sentence });
      else setRefusal(sentence);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check();
    setProblems(found);
    const { currentTarget: form } = event;
    // Waits for the errors to render, then focuses the first invalid field.
    if (Object.keys(found).length > 0)
      return void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    if (photos.isSending) return setRefusal(text(requestTexts.photosSending));
    if (!photos.holdsUp()) void run();
  };
  return { values, problems, refusal, isPending, photos, change, submit };
}
