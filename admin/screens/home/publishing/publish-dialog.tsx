import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { textLimit } from '#admin/kit/edit/text-limit.ts';
import { clockOf, momentOf } from '#admin/kit/fields/korean-clock.ts';
import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { callOnce } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { toast } from '#client/toasts/toast.tsx';
import { type BuiltPageView, type NamedProblem, publishPageBody } from '#contract/rest/admin/pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { isBearable, isRemark, keepsBack } from '#rules/home/page/page-problems.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { blockName } from '../block-name.ts';
import { Check, Problems } from '../field-parts.tsx';
import { checkBlocks, pagePath } from '../page-calls.ts';
import { homeTexts as texts } from '../texts.ts';
import { type ProblemRow, problemRows } from './problem-rows.ts';

interface Props {
  blocks: readonly PageBlock[];
  /** Saves unsaved changes and gives the version; null if conflicts, shown on the screen below, come first. Throws ApiError. */
  onSave: () => Promise<number | null>;
  onGoTo: (problem: NamedProblem) => void;
  onClose: () => void;
}

/** Shows problems, period and name, then publishes. */
export function PublishDialog({ blocks, onSave, onGoTo, onClose }: Props) {
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const [wish, setWish] = useState<{ from: string | null; until: string | null; note: string }>({ from: null, until: null, note: '' });
  const [acceptsMissing, setAccepts] = useState(false);
  const query = useQuery({ queryKey: ['page-check', blocks], queryFn: ({ signal }) => checkBlocks(blocks, signal), gcTime: 0 });
  const problems = query.data?.problems ?? [];
  const blockers = problemRows(blocks, problems.filter(keepsBack));
  const bearable = problemRows(blocks, problems.filter(isBearable));
  const remarks = problemRows(blocks, problems.filter(isRemark));
  const refusal =
    query.data === undefined
      ? texts.checking
      : blockers.length > 0
        ? texts.blockers(blockers.length)
        : bearable.length > 0 && !acceptsMissing
          ? texts.bearable(bearable.length)
          : wrongTimes(wish, shopNow());
  const publish = async () => {
    const isOver = await act(async () => {
      const version = await onSave();
      if (version === null) return;
      const body = { version, ...wish, accepts_missing_chinese: acceptsMissing };
      await callOnce<BuiltPageView>('POST', `${pagePath}/publications`, body);
      toast(wish.from === null ? texts.published : texts.scheduled, 'success');
    }, '');
    if (isOver) onClose();
  };
  return (
    <WideDialog
      title={texts.publishTitle}
      fits
      isSending={isActing}
      onClose={onClose}
      footer={
        <>
          <FieldNote id={failedId} error={failed} />
          <Button look="primary" className="ml-auto" pending={isActing} refusal={refusal} onClick={() => void publish()}>
            {wish.from === null ? texts.publishNow : texts.schedule}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 p-4 md:grid-cols-2">
        <div className="space-y-5">
          <Time
            label={texts.when}
            none={texts.whenNow}
            some={texts.whenLater}
            value={wish.from}
            onChange={(from) => setWish({ ...wish, from })}
          />
          <Time
            label={texts.until}
            none={texts.untilNone}
            some={texts.untilTime}
            hint={texts.untilHint}
            value={wish.until}
            onChange={(until) => setWish({ ...wish, until })}
          />
          <label className="block font-semibold">
            {texts.note}
            <input
              value={wish.note}
              maxLength={textLimit(publishPageBody, 'note')}
              onChange={({ target }) => setWish({ ...wish, note: target.value })}
              className="control mt-1 block w-full font-normal"
            />
            <span className="mt-1 block text-12 font-normal text-ink-2">{texts.noteHint}</span>
          </label>
        </div>
        <div className="space-y-4" role="status">
          {query.isPending ? <LoadingRows count={3} /> : null}
          {query.error === null ? null : <FailedPart query={query} />}
          {query.data && problems.length === 0 ? (
            <p className="rounded-control bg-success-soft px-3 py-2 text-success">{texts.ready}</p>
          ) : null}
          <ProblemList title={texts.blockers(blockers.length)} rows={blockers} onGoTo={onGoTo} />
          {remarks.length > 0 ? (
            <div>
              <ProblemList title={texts.remarks(remarks.length)} rows={remarks} onGoTo={onGoTo} />
              <p className="mt-1 text-12 text-ink-2">{texts.remarksHint}</p>
            </div>
          ) : null}
          {bearable.length > 0 ? (
            <div>
              <Check label={texts.acceptMissing} checked={acceptsMissing} onChange={setAccepts} />
              <p className="mb-2 text-12 text-ink-2">{texts.bearableHint}</p>
              <details>
                <summary className="min-h-8 cursor-pointer font-semibold">{texts.bearable(bearable.length)}</summary>
                <ProblemList title={null} rows={bearable} onGoTo={onGoTo} />
              </details>
            </div>
          ) : null}
        </div>
      </div>
    </WideDialog>
  );
}

/** Why these times are invalid; null if valid. A time not entered yet is '', so a scheduled page is never published at once. */
function wrongTimes({ from, until }: { from: string | null; until: string | null }, now: Date): string | null {
  if (from === '' || until === '') return texts.timeMissing;
  if (from !== null && new Date(from) <= now) return texts.fromPast;
  return until !== null && new Date(until) <= (from === null ? now : new Date(from)) ? texts.untilWrong : null;
}

interface TimeProps {
  label: string;
  none: string;
  some: string;
  hint?: string;
  /** null for none; '' if not entered yet. */
  value: string | null;
  onChange: (time: string | null) => void;
}

/** An optional date and time in Korean time. */
function Time({ label, none, some, hint, value, onChange }: TimeProps) {
  const isSome = value !== null;
  return (
    <fieldset className="space-y-1">
      <legend className="font-semibold">{label}</legend>
      <label className="flex min-h-8 items-center gap-2">
        <input type="radio" name={label} checked={!isSome} onChange={() => onChange(null)} className="accent-ink" />
        {none}
      </label>
      <label className="flex min-h-8 items-center gap-2">
        <input type="radio" name={label} checked={isSome} onChange={() => onChange('')} className="accent-ink" />
        {some}
      </label>
      {isSome ? (
        <p className="flex items-center gap-2">
          <input
            type="datetime-local"
            aria-label={`${label}, ${texts.koreanTime}`}
            value={clockOf(value)}
            onChange={({ target }) => onChange(momentOf(target.value) ?? '')}
            className="control"
          />
          <span className="text-12 text-ink-2">{texts.koreanTime}</span>
        </p>
      ) : null}
      {hint && isSome ? <p className="text-12 text-ink-2">{hint}</p> : null}
    </fieldset>
  );
}

interface ListProps {
  /** null if its number is shown above. */
  title: string | null;
  rows: readonly ProblemRow[];
  onGoTo: (problem: NamedProblem) => void;
}

function ProblemList({ title, rows, onGoTo }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title ?? undefined}>
      {title === null ? null : <h3 className="mb-1 font-semibold">{title}</h3>}
      <ul className="divide-y divide-line rounded-control border border-line">
        {rows.map(({ block, problems }) => (
          <li key={block.key} className="flex items-center gap-2 px-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{blockName(block)}</span>
              <Problems problems={problems} />
            </span>
            <Button onClick={() => onGoTo(problems[0])}>{texts.goTo}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
