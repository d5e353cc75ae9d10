import { useId } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { BrandRequest } from '#contract/rest/brand-requests.ts';
import { brandRequestLengths as most } from '#rules/community/brand-request.ts';
import { EMAIL_MAX } from '#rules/member/credential.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { Button } from '#ui/button.tsx';
import { Field, FieldNote, RequiredMark } from '#ui/form/field.tsx';
import { requestTexts } from './texts.ts';
import { type RequestValues, useRequestForm } from './use-request-form.ts';

/** The request form. */
export function RequestForm({ onSent }: { onSent: (requests: BrandRequest[]) => void }) {
  const text = useText();
  const { values, problems, refusal, isPending, photos, change, submit } = useRequestForm(onSent);
  const field = (key: Exclude<keyof RequestValues, 'introduction'>) => ({
    value: values[key],
    error: problems[key] ?? null,
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });
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
        <Introduction value={values.introduction} problem={problems.introduction} onChange={(introduction) => change({ introduction })} />
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

type IntroductionProps = { value: string; problem: string | undefined; onChange: (value: string) => void };

function Introduction({ value, problem, onChange }: IntroductionProps) {
  const text = useText();
  const id = useId();
  return (
    <div className="md:col-span-2">
      <label htmlFor={id} className="mb-2 block text-13 font-semibold">
        {text(requestTexts.introduction)}
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
        hint={text(requestTexts.introductionHint, { count: value.length, most: most.introduction })}
        error={problem}
      />
    </div>
  );
}
