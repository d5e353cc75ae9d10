import { type ComponentProps, type FormEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import type { PhonePurpose } from '#contract/rest/verifications.ts';
import { PhoneCode } from '#storefront/nouns/verification/phone-code.tsx';
import type { ProvenPhone } from '#storefront/nouns/verification/use-phone-code.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { FindingPage } from './finding-page.tsx';
import { useFinding } from './use-finding.ts';

type Props = Omit<ComponentProps<typeof FindingPage>, 'children'> & {
  purpose: PhonePurpose;
  /** The field next to the phone, its validation and error message. */
  field: ComponentProps<'input'> & { name: string; label: Message; isRight: (value: string) => boolean; wrong: Message };
  initial?: string;
  submitLabel: Message;
  /** Throws ApiError. NOT_VERIFIED asks for the phone again; any other error is shown. */
  search: (value: string, proven: ProvenPhone) => Promise<void>;
};

/** A field and a verified phone: the form of “find ID” and of the first step of “find password”. */
export function FindingForm({ purpose, field, initial = '', submitLabel, search, ...page }: Props) {
  const text = useText();
  const { label, isRight, wrong, ...input } = field;
  const [value, setValue] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const [proven, setProven] = useState<ProvenPhone | null>(null);
  const { isPending, refusal, phoneError, run, forget } = useFinding(proven, setProven);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWrong(!isRight(value));
    if (!isRight(value)) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${input.name}]`)?.focus();
    return run((shown) => search(value, shown));
  };
  return (
    <FindingPage {...page}>
      <form method="post" onSubmit={submit} noValidate className="mt-6 space-y-4">
        <Field
          {...input}
          label={text(label)}
          required
          value={value}
          error={isWrong ? text(wrong) : null}
          onChange={(event) => {
            setValue(event.target.value);
            setWrong(false);
            forget();
          }}
        />
        <PhoneCode purpose={purpose} proven={proven} onProven={setProven} error={phoneError} />
        <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
          {refusal}
        </p>
        <Button type="submit" size="large" wide pending={isPending}>
          {text(submitLabel)}
        </Button>
      </form>
    </FindingPage>
  );
}
