import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { DraftBack } from '#admin/kit/edit/draft-back.tsx';
import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { won } from '#admin/kit/format.ts';
import { FailedPart } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { OpenableClaims } from '#contract/rest/admin/claims.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OpenedFacts } from './facts.tsx';
import { OpenedLines } from './lines.tsx';
import { openClaimTexts as texts } from './texts.ts';
import { kindRefusal, type OpenClaimForm, type Read, useOpenClaim } from './use-open-claim.ts';
import { WhatGoesBack } from './what-goes-back.tsx';

/** A button and dialog to open a claim on the shopper's behalf, or to cancel at once what has not shipped. */
export function OpenClaim({ order }: { order: OrderAtWork }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button refusal={order.cancelled_at === null ? null : (texts.refusals.CLAIM_ORDER_ENDED ?? null)} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? <OpenClaimDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface DialogProps {
  order: OrderAtWork;
  onClose: () => void;
}

function OpenClaimDialog({ order, onClose }: DialogProps) {
  const query = useQuery({
    queryKey: ['order', String(order.id), 'openable'],
    queryFn: () => call<OpenableClaims>('GET', `/admin/orders/${order.id}/claims`),
    // Earlier choices must be checked against what is possible now.
    staleTime: 0,
  });
  const { data, dataUpdatedAt, isFetching } = query;
  if (data !== undefined)
    return <Opening order={order} openable={data} read={{ asOf: dataUpdatedAt, isFresh: !isFetching }} onClose={onClose} />;
  return (
    <WideDialog title={texts.title(order.order_number)} onClose={onClose} fits>
      <div className="p-4">{query.error === null ? <Skeleton className="h-60" /> : <FailedPart query={query} />}</div>
    </WideDialog>
  );
}

function Opening({ order, openable, read, onClose }: DialogProps & { openable: OpenableClaims; read: Read }) {
  const form = useOpenClaim(order.id, openable, read);
  return (
    <WideDialog
      title={texts.title(order.order_number)}
      onClose={onClose}
      fits
      footer={<Buttons order={order} form={form} onClose={onClose} />}
    >
      <div className="space-y-4 p-4">
        <p className="text-ink-2">{texts.lead}</p>
        {form.isBack ? <DraftBack onDrop={form.clear} /> : null}
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="min-w-0 space-y-4">
            <OpenedFacts form={form} lines={<OpenedLines order={order} form={form} />} />
          </div>
          <WhatGoesBack order={order} form={form} />
        </div>
      </div>
    </WideDialog>
  );
}

interface ButtonsProps extends DialogProps {
  form: OpenClaimForm;
}

function Buttons({ order, form, onClose }: ButtonsProps) {
  const { type, asked, preview, openable } = form;
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const shown = preview.isPlaceholderData || preview.isError ? undefined : preview.data;
  const refusal = refusalOf(form, shown !== undefined);
  const settleLabel = openable.is_whole_only ? texts.settleUnpaid : texts.settle;
  const send = async (isSettled: boolean) => {
    if (isSettled && !(await dialog.confirm({ message: questionOf(form), okLabel: settleLabel, cancelLabel: texts.keep }))) return;
    const body = { ...asked, note: form.note.trim(), is_settled: isSettled, ...(isSettled && shown ? { quote: shown.quote } : {}) };
    const isDone = await act(() => callOnce('POST', `/admin/orders/${order.id}/claims`, body), isSettled ? texts.settled : texts.asked);
    if (!isDone) return;
    form.drop();
    onClose();
  };
  const note = (
    // Without a message it takes no line of its own.
    <div className="basis-full has-[p:empty]:sr-only">
      <FieldNote id={failedId} error={failed} />
    </div>
  );
  if (type !== 'CANCEL')
    return (
      <>
        <Button look="primary" pending={isActing} refusal={refusal} onClick={() => void send(false)}>
          {texts.ask[type]}
        </Button>
        {note}
      </>
    );
  return (
    <>
      <Button look="danger" pending={isActing} refusal={refusal} onClick={() => void send(true)}>
        {settleLabel}
      </Button>
      {openable.is_whole_only ? null : (
        <Button pending={isActing} refusal={openable.is_settled_at_once ? texts.atOnce : refusal} onClick={() => void send(false)}>
          {texts.ask.CANCEL}
        </Button>
      )}
      {note}
    </>
  );
}

/** The confirmation, with the refund. */
function questionOf({ openable, preview }: OpenClaimForm): string {
  if (openable.is_whole_only) return texts.unpaidQuestion;
  const points = preview.data?.points ?? 0;
  return texts.settleQuestion(won(preview.data?.money ?? 0), points === 0 ? '' : `${points.toLocaleString('ko')}P`);
}

/** Why it cannot be submitted; null if it can. */
function refusalOf({ type, asked, openable, lacksOption }: OpenClaimForm, isShown: boolean): string | null {
  const kind = kindRefusal(openable, type);
  if (kind !== null) return texts.refusals[kind] ?? kind;
  if (asked.lines.length === 0) return texts.chooseLines;
  if (lacksOption) return texts.chooseOption;
  return openable.is_whole_only || isShown ? null : texts.waiting[type];
}
