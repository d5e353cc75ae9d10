import { useRef, useState } from 'react';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Inquiry } from '#contract/rest/inquiries.ts';
import { type InquiryType, isContent, isTitle } from '#rules/community/inquiry.ts';

/** What every form of a question asks. */
export type InquiryText = { type: InquiryType | null; title: string; content: string; is_secret: boolean };
export type ReadyText = Omit<InquiryText, 'type'> & { type: InquiryType };
type Part = 'type' | 'title' | 'content';

/** A question as it is typed. A part says what is missing once it was asked for; `send` does nothing a second time while it runs. */
export function useInquiryForm({ edited, send }: { edited?: Inquiry | undefined; send: (text: ReadyText) => Promise<void> }) {
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<InquiryText>(edited ?? { type: null, title: '', content: '', is_secret: false });
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const trimmed = { ...values, title: values.title.trim(), content: values.content.trim() };
  const wrong: Part[] = [
    ...(values.type === null ? (['type'] as const) : []),
    ...(isTitle(trimmed.title) ? [] : (['title'] as const)),
    ...(isContent(trimmed.content) ? [] : (['content'] as const)),
  ];

  const submit = async () => {
    if (isPending) return;
    setAsked(true);
    const { type, title, content, is_secret } = trimmed;
    const [first] = wrong;
    if (type === null || first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-part=${first}] :is(input:not([aria-hidden]), textarea, button)`)?.focus();
      return;
    }
    setPending(true);
    setFailure(null);
    try {
      await send({ type, title, content, is_secret });
    } catch (error) {
      console.error(error);
      setFailure(errorText(error));
      setPending(false);
    }
  };

  return {
    form,
    values,
    change: (change: Partial<InquiryText>) => setValues({ ...values, ...change }),
    isWrong: (part: Part) => isAsked && wrong.includes(part),
    isPending,
    failure,
    submit,
  };
}
