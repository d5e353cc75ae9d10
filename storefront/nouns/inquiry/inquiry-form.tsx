import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useAction } from '#client/use-action.ts';
import { useAskedClose } from '#client/use-asked-close.ts';
import type { Inquiry } from '#contract/rest/inquiries.ts';
import {
  CONTENT_MAX,
  type InquiryKind,
  type InquiryType,
  isContent,
  isTitle,
  TITLE_MAX,
  tellsOfPerson,
  typesOfKind,
} from '#rules/community/inquiry.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { AnswerTime } from '../support/answer-time.tsx';
import { inquiryTexts, typeTexts } from './texts.ts';

type Props = {
  kind: InquiryKind;
  title: string;
  /** The storage key of a new inquiry's draft; null when editing. */
  draftName: string | null;
  /** The inquiry to edit; undefined for a new one. */
  edited?: Inquiry | undefined;
  /** Shown above the fields: what the inquiry is about. */
  children?: ReactNode;
  /** Shown below the fields: attachments. */
  more?: ReactNode;
  /** The reason why the form cannot be sent now; null if it can. */
  obstacle?: string | null;
  /** Called before sending: true if the attachments prevent it, in which case they show the reason. */
  isHeldUp?: () => boolean;
  /** Throws on failure; the form shows the error. */
  send: (text: ReadyText) => Promise<void>;
  onClose: () => void;
};

/** The sheet to ask or edit an inquiry. Shows when an answer can be expected. */
export function InquiryForm({ kind, title, draftName, edited, children, more, obstacle = null, isHeldUp, send, onClose }: Props) {
  const text = useText();
  const formId = useId();
  const { form, values, isBack, change, isWrong, isPending, failure, submit } = useInquiryForm({ draftName, edited, isHeldUp, send });
  const close = useAskedClose(edited && values, onClose);
  const missing = (part: 'type' | 'title' | 'content') => (isWrong(part) ? text(inquiryTexts.missing) : null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Sheet
      open
      onClose={close}
      title={title}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" type="submit" form={formId} pending={isPending || obstacle !== null}>
          {text(edited ? inquiryTexts.save : inquiryTexts.send)}
        </Button>
      }
    >
      {children}
      {edited ? null : <AnswerTime kind={kind} className="mb-6" />}
      {isBack ? <RestoredNote className="mb-5" /> : null}
      <form ref={form} id={formId} noValidate onSubmit={onSubmit} className="space-y-5">
        <div data-part="type">
          <Select
            label={text(inquiryTexts.type)}
            required
            options={typesOfKind[kind].map((type) => ({ value: type, label: text(typeTexts[type]) }))}
            value={values.type}
            placeholder={text(inquiryTexts.chooseType)}
            error={missing('type')}
            onChange={(type) => change({ type })}
          />
        </div>
        <div data-part="title">
          <Field
            label={text(inquiryTexts.title)}
            required
            maxLength={TITLE_MAX}
            placeholder={text(inquiryTexts.titleHint)}
            value={values.title}
            error={missing('title')}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        </div>
        <div data-part="content">
          <TextArea
            label={text(inquiryTexts.content)}
            required
            maxLength={CONTENT_MAX}
            value={values.content}
            error={missing('content')}
            onChange={({ currentTarget }) => change({ content: currentTarget.value })}
          />
        </div>
        {more}
        {kind === 'QUESTION' ? (
          <SecretChoice
            isSecret={values.is_secret}
            isTelling={tellsOfPerson(`${values.title}\n${values.content}`)}
            onChange={(is_secret) => change({ is_secret })}
          />
        ) : null}
        <p role="alert" className="text-13 font-semibold text-danger empty:hidden">
          {failure ?? obstacle}
        </p>
      </form>
    </Sheet>
  );
}

function SecretChoice(props: { isSecret: boolean; isTelling: boolean; onChange: (isSecret: boolean) => void }) {
  const text = useText();
  return (
    <div>
      <Checkbox label={text(inquiryTexts.makeSecret)} checked={props.isSecret} onChange={props.onChange} />
      <p className="ml-9 text-13 text-ink-2">{text(inquiryTexts.secretNote)}</p>
      <p aria-live="polite" className="mt-2 ml-9 text-13 font-semibold text-danger empty:hidden">
        {props.isTelling && !props.isSecret ? text(inquiryTexts.personNote) : null}
      </p>
    </div>
  );
}

/** The fields of every inquiry form. */
type InquiryText = { type: InquiryType | null; title: string; content: string; is_secret: boolean };
type ReadyText = Omit<InquiryText, 'type'> & { type: InquiryType };
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
function useInquiryForm({ draftName, edited, isHeldUp, send }: Asked) {
  const form = useRef<HTMLFormElement>(null);
  const { draft: values, write, drop, isBack } = useDraft<InquiryText>(draftName, edited ?? nothing);
  const [isAsked, setAsked] = useState(false);
  const trimmed = { ...values, title: values.title.trim(), content: values.content.trim() };
  const wrong: Part[] = [
    ...(values.type === null ? (['type'] as const) : []),
    ...(isTitle(trimmed.title) ? [] : (['title'] as const)),
    ...(isContent(trimmed.content) ? [] : (['content'] as const)),
  ];

  const { run, isPending, failure } = useAction(async () => {
    setAsked(true);
    const { type, title, content, is_secret } = trimmed;
    const [first] = wrong;
    if (type === null || first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-part=${first}] :is(input, textarea, select)`)?.focus();
      return;
    }
    if (isHeldUp?.()) return;
    await send({ type, title, content, is_secret });
    drop();
  });

  return {
    form,
    values,
    /** True if an earlier draft was restored. */
    isBack,
    change: (change: Partial<InquiryText>) => write({ ...values, ...change }),
    isWrong: (part: Part) => isAsked && wrong.includes(part),
    isPending,
    failure,
    submit: run,
  };
}
