import { useRef, useState } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Inquiry } from '#contract/rest/inquiries.ts';
import { type InquiryType, isContent, isTitle } from '#rules/community/inquiry.ts';

/** The fields of every inquiry form. */
export type InquiryText = { type: InquiryType | null; title: string; content: string; is_secret: boolean };
export type ReadyText = Omit<InquiryText, 'type'> & { type: InquiryType };
type Part = 'type' | 'title' | 'content';

const nothing: InquiryText = { type: null, title: '', content: '', is_secret: false };

type Asked = {
  /** The storage key of a new inquiry's draft; null when editing. */
  draftName: string | null;
  edited?: Inquiry | undefined;
  isHeldUp: (() => boolean) | undefined;
  send: (text: ReadyText) => Promise<void>;
};

/** State of an inquiry form. A field shows its error after the first attempt to send. `send` does nothing while it runs. */
export function useInquiryForm({ draftName, edited, isHeldUp, send }: Asked) {
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { draft: values, write, drop, isBack } = useDraft<InquiryText>(draftName, edited ?? nothing);
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
    if (isHeldUp?.()) return;
    setPending(true);
    setFailure(null);
    try {
      await send({ type, title, content, is_secret });
      drop();
    } catch (error) {
      console.error(error);
      setFailure(errorText(error));
      setPending(false);
    }
  };

  return {
    form,
    values,
    /** True if an earlier draft was restored. */
    isBack,
    change: (change: Partial<InquiryText>) => write({ ...values, ...change }),
    isWrong: (part: Part) => isAsked && wrong.includes(part),
    isPending,
    failure,
    submit,
  };
}
