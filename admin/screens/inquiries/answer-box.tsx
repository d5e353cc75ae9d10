import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { DraftBack } from '#admin/kit/edit/draft-back.tsx';
import { staffDays } from '#admin/kit/edit/staff-drafts.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { callOnce, runOperation } from '#admin/session/wire.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import type { InquiryFile } from '#contract/rest/admin/inquiries.ts';
import { fillAnswer } from '#rules/community/canned-answer.ts';
import { CONTENT_MAX } from '#rules/community/inquiry.ts';
import { seenPart } from '#rules/shop/visible-text.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { cannedAnswers } from './queries.ts';
import { inquiryTexts as texts } from './texts.ts';

const unwritten = { content: '' };

/**
 * Writes an answer, from a canned one or by hand, previewed with its placeholders filled in and never sent with one left. Keeps a draft.
 */
export function AnswerBox({ asked }: { asked: InquiryFile }) {
  const ids = { text: useId(), canned: useId(), hint: useId(), failed: useId() };
  const { draft, write, isBack } = useDraft(`inquiry ${asked.id}`, unwritten, staffDays);
  const { content } = draft;
  const setContent = (next: string) => write({ content: next });
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const { data: canned = [] } = useQuery({
    queryKey: ['canned-answers'],
    queryFn: async () => (await runOperation(cannedAnswers)).management_canned_answers,
  });
  const filled = fillAnswer(content, asked.values);
  const refusal = filled.unresolved.length > 0 ? texts.unresolved(filled.unresolved) : seenPart(content) === '' ? texts.answerLabel : null;
  const send = async () => {
    const isSent = await act(() => callOnce('POST', `/admin/inquiries/${asked.id}/answers`, { content }), texts.sent);
    if (!isSent) return;
    setContent('');
  };
  const insert = (id: string) => {
    const chosen = canned.find((each) => String(each.id) === id);
    if (chosen) setContent(content.trim() === '' ? chosen.content : `${content.trimEnd()}\n\n${chosen.content}`);
  };
  return (
    <Section title={texts.answer}>
      <div className="space-y-3">
        {isBack && content !== '' ? <DraftBack onDrop={() => setContent('')} /> : null}
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={ids.canned} className="font-semibold">
            {texts.canned}
          </label>
          <select id={ids.canned} value="" onChange={(event) => insert(event.target.value)} className="control min-w-50 pr-7">
            <option value="">{texts.cannedNone}</option>
            {canned.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={ids.text} className="mb-1 block font-semibold">
            {texts.answerLabel}
          </label>
          <textarea
            id={ids.text}
            rows={6}
            maxLength={CONTENT_MAX}
            value={content}
            aria-describedby={ids.hint}
            aria-invalid={filled.unresolved.length > 0 || undefined}
            onChange={(event) => setContent(event.target.value)}
            className="control block w-full resize-y py-2 text-15 leading-relaxed"
          />
          <p id={ids.hint} className="mt-1 text-12 text-ink-2">
            {texts.answerHint}
          </p>
        </div>
        {content.includes('{') ? <Preview text={filled.text} unresolved={filled.unresolved} /> : null}
        <div>
          <Button
            look="primary"
            pending={isActing}
            refusal={refusal}
            aria-describedby={failed === null ? undefined : ids.failed}
            onClick={() => void send()}
          >
            {texts.send}
          </Button>
          <FieldNote id={ids.failed} error={failed} />
        </div>
      </div>
    </Section>
  );
}

function Preview({ text, unresolved }: { text: string; unresolved: readonly string[] }) {
  return (
    <div role="status" className="rounded-control border border-dashed border-line-strong px-3 py-2">
      <p className="mb-1 text-12 font-semibold text-ink-2">{texts.preview}</p>
      <p className="whitespace-pre-wrap break-keep">{text}</p>
      {unresolved.length > 0 ? <p className="mt-2 font-semibold text-danger">{texts.unresolved(unresolved)}</p> : null}
    </div>
  );
}
