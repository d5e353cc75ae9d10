import { Lock } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { isMissing } from '#client/wire/api-error.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { AwaitedInquiry } from '#contract/rest/inquiries.ts';
import type { InquiryKind } from '#rules/community/inquiry.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { inquiryApi } from './inquiry-calls.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { SentPhotos } from './sent-photos.tsx';
import { StateChip } from './state-chip.tsx';
import { inquiryTexts, ownInquiryTexts, typeTexts } from './texts.ts';
import { Thread } from './thread.tsx';
import { useAwaitedText } from './use-sent-text.ts';
import { WhatItIsAbout } from './what-it-is-about.tsx';

type Props = {
  kind: InquiryKind;
  id: number;
  /** The URL of its list. */
  listUrl: string;
  /** Shown below the thread; `changed` replaces the inquiry with a newer state. */
  children?: (inquiry: AwaitedInquiry, changed: (inquiry: AwaitedInquiry) => void) => ReactNode;
};

/** One of my inquiries with its thread. Can be edited and withdrawn until it is answered. */
export function OwnInquiry({ kind, id, listUrl, children }: Props) {
  const { text, locale } = useLanguage();
  const awaitedText = useAwaitedText();
  const { value: inquiry, failure, reload, set } = useLoaded(useCallback(() => inquiryApi.read(id), [id]));
  return (
    <>
      <Link to={listUrl} className="-ml-1 inline-flex min-h-target items-center gap-1 text-13 font-semibold hover:text-accent">
        <Icon name="chevron-left" size={16} />
        {text(ownInquiryTexts.toList)}
      </Link>
      {isMissing(failure) || (inquiry && inquiry.kind !== kind) ? (
        <EmptyState
          sentence={errorMessage('INQUIRY_NOT_FOUND', locale)}
          action={<ButtonLink href={listUrl}>{text(ownInquiryTexts.toList)}</ButtonLink>}
        />
      ) : null}
      {failure !== null && !isMissing(failure) ? <LoadFailed sentence={inquiryTexts.failed} onRetry={reload} /> : null}
      {inquiry === null && failure === null ? <Waiting label={text(shell.loading)} /> : null}
      {inquiry?.kind === kind ? (
        <article className="pt-2">
          <Question inquiry={inquiry} />
          <OwnActions inquiry={inquiry} listUrl={listUrl} onChanged={set} />
          <div className="mt-6">
            <Thread messages={inquiry.messages} />
          </div>
          {isAnswered(inquiry.status) ? null : <p className="mt-4 text-15 font-semibold">{awaitedText(inquiry)}</p>}
          {children?.(inquiry, set)}
        </article>
      ) : null}
    </>
  );
}

function Question({ inquiry }: { inquiry: AwaitedInquiry }) {
  const text = useText();
  const momentText = useMomentText();
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 lang={writtenLanguage(inquiry.title)} className="text-20 font-extrabold">
          {inquiry.title}
        </h2>
        <StateChip status={inquiry.status} />
      </div>
      <p className="mt-1.5 flex items-center gap-1.5 text-13 text-ink-2 tabular-nums">
        {inquiry.is_secret ? <Lock aria-label={text(inquiryTexts.secret)} size={13} /> : null}
        {text(typeTexts[inquiry.type])} · {momentText(inquiry.created_at)}
      </p>
      <WhatItIsAbout inquiry={inquiry} />
      <p lang={writtenLanguage(inquiry.content)} className="mt-5 text-15 break-words whitespace-pre-line">
        {inquiry.content}
      </p>
      <SentPhotos photos={inquiry.photos} />
    </>
  );
}

type ActionsProps = { inquiry: AwaitedInquiry; listUrl: string; onChanged: (inquiry: AwaitedInquiry) => void };

function OwnActions({ inquiry, listUrl, onChanged }: ActionsProps) {
  const text = useText();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const { run: withdraw } = useAction(async () => {
    if (!(await dialog.confirm({ message: text(inquiryTexts.withdrawQuestion), okLabel: text(inquiryTexts.withdraw) }))) return;
    await inquiryApi.withdraw(inquiry.id);
    toast(text(inquiryTexts.withdrawn));
    await navigate(listUrl, { replace: true });
  }, failedToast);
  if (!inquiry.is_changeable) return null;
  return (
    <div className="mt-5 flex gap-2">
      <Button look="quiet" onClick={() => setEditing(true)}>
        {text(inquiryTexts.edit)}
      </Button>
      <Button look="quiet" onClick={withdraw}>
        {text(inquiryTexts.withdraw)}
      </Button>
      {isEditing ? (
        <InquiryForm
          kind={inquiry.kind}
          title={text(inquiryTexts.editQuestion)}
          draftName={null}
          edited={inquiry}
          onClose={() => setEditing(false)}
          send={async (change) => {
            onChanged(await inquiryApi.change(inquiry.id, change));
            setEditing(false);
            toast(text(inquiryTexts.saved), 'success');
          }}
        />
      ) : null}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="pt-2">
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="mt-3 h-4 w-40" />
      <Skeleton className="mt-6 h-32" />
    </div>
  );
}
