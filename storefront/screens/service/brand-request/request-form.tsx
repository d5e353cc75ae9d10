import { type FormEvent, useId, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useKeptWords } from '#client/stores/kept-words.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { BrandRequest, SendBrandRequest } from '#contract/rest/brand-requests.ts';
import { BRAND_REQUEST_PHOTOS, brandRequestLengths as most } from '#rules/community/brand-request.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { useKeptPhotos } from '#storefront/nouns/photo/use-kept-photos.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldNote, RequiredMark } from '#ui/form/field.tsx';
import { requestApi } from './request-calls.ts';
import { requestTexts } from './texts.ts';

type Values = Omit<SendBrandRequest, 'photo_ids'>;
type Problems = Partial<Record<keyof Values, string>>;
const nothing: Values = { brand_name: '', contact_name: '', email: '', phone: '', homepage: '', introduction: '' };

const keptAs = 'brand request';

/** The form of a request; what was typed stays until it is received, whatever becomes of the page. */
export function RequestForm({ onSent }: { onSent: (requests: BrandRequest[]) => void }) {
  const text = useText();
  const errorText = useErrorText();
  const { words: values, write, drop } = useKeptWords(keptAs, nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const photos = useKeptPhotos(keptAs, BRAND_REQUEST_PHOTOS);
  const introductionId = useId();
  const change = (part: Partial<Values>) => {
    write({ ...values, ...part });
    setProblems({});
    setRefusal(null);
  };
  const field = (key: Exclude<keyof Values, 'introduction'>) => ({
    value: values[key],
    error: problems[key] ?? null,
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });
  const check = (): Problems => {
    const found: Problems = {};
    for (const key of ['brand_name', 'contact_name'] as const) if (values[key].trim() === '') found[key] = text(requestTexts.needed);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim())) found.email = text(requestTexts.emailWrong);
    if (values.homepage.trim() !== '' && !isWebAddress(values.homepage.trim())) found.homepage = text(requestTexts.homepageHint);
    if (values.introduction.trim().length < most.introductionLeast) found.introduction = text(requestTexts.introductionShort);
    return found;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check();
    setProblems(found);
    const { currentTarget: form } = event;
    // What is wrong is marked by now; the reader goes on there.
    if (Object.keys(found).length > 0)
      return void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    if (photos.isSending) return setRefusal(text(requestTexts.photosSending));
    if (photos.holdsUp()) return;
    setPending(true);
    try {
      const trimmed = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as Values;
      const requests = await requestApi.send({ ...trimmed, photo_ids: photos.sent.map(({ id }) => id) });
      drop();
      photos.drop();
      onSent(requests);
      toast(text(requestTexts.sent), 'success');
    } catch (error) {
      const about = error instanceof ApiError && error.field !== null && error.field in nothing ? (error.field as keyof Values) : null;
      if (about === null) setRefusal(errorText(error));
      else setProblems({ [about]: errorText(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="mt-10">
      <h2 className="text-20 font-extrabold">{text(requestTexts.form)}</h2>
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <Field label={text(requestTexts.brandName)} required maxLength={most.brandName} {...field('brand_name')} />
        <Field
          label={text(requestTexts.contactName)}
          required
          maxLength={most.contactName}
          autoComplete="name"
          {...field('contact_name')}
        />
        <Field label={text(requestTexts.email)} required type="email" autoComplete="email" maxLength={320} {...field('email')} />
        <Field
          label={`${text(requestTexts.phone)} (${text(requestTexts.optional)})`}
          type="tel"
          autoComplete="tel"
          maxLength={20}
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
        <div className="md:col-span-2">
          <label htmlFor={introductionId} className="mb-2 block text-13 font-semibold">
            {text(requestTexts.introduction)}
            <RequiredMark />
          </label>
          <textarea
            id={introductionId}
            required
            rows={6}
            maxLength={most.introduction}
            value={values.introduction}
            aria-invalid={problems.introduction ? true : undefined}
            aria-describedby={`${introductionId}-note`}
            onChange={(event) => change({ introduction: event.target.value })}
            className={`w-full rounded-control border bg-ground px-4 py-3 text-15 ${problems.introduction ? 'border-danger' : 'border-line hover:border-ink-2'}`}
          />
          <FieldNote
            id={`${introductionId}-note`}
            hint={text(requestTexts.introductionHint, { count: values.introduction.length, most: most.introduction })}
            error={problems.introduction}
          />
        </div>
        <div className="md:col-span-2">
          <PhotoPicker picked={photos} label={`${text(requestTexts.photos)} (${text(requestTexts.optional)})`} />
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

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}
