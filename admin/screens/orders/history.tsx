import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { staffDays } from '#admin/kit/edit/staff-drafts.ts';
import { textLimit } from '#admin/kit/edit/text-limit.ts';
import { moment, won } from '#admin/kit/format.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { cameText, claimText, shortDay, trackingTexts } from '#admin/nouns/order/texts.ts';
import { callOnce } from '#admin/session/wire.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { reprintCauseNames } from '#contract/office/office-names.ts';
import { noteOrderBody, type OrderAtWork } from '#contract/rest/admin/orders.ts';
import { type CancelReason, cancelReasons } from '#rules/order/order-state.ts';
import type { ReprintCause } from '#rules/order/press/reprint.ts';
import { courierName } from '#rules/order/waybill/courier.ts';
import type { TrackingState } from '#rules/order/waybill/tracking.ts';
import { cx } from '#ui/class-names.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { ordersTexts as texts } from './texts.ts';

type Happening = OrderAtWork['history'][number];

/** The order's events, newest first, and a field to add a note. */
export function History({ order }: { order: OrderAtWork }) {
  return (
    <Section title={texts.history}>
      <NoteForm orderId={order.id} />
      <ol aria-label={texts.history} className="mt-4 space-y-3 border-l border-line pl-4">
        {order.history.toReversed().map((happening) => (
          <li
            key={`${happening.at} ${happening.state ?? happening.event ?? JSON.stringify(happening.claim)} ${happening.note}`}
            className="relative"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-1.5 -left-[20px] size-[7px] rounded-full',
                happening.state === null ? 'bg-line-strong' : 'bg-ink',
              )}
            />
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className={happening.state === null ? '' : 'font-semibold'}>
                  <Title happening={happening} />
                </span>{' '}
                <span className="text-12 text-ink-2">{happening.actor_name ?? texts.actors[happening.actor]}</span>
              </span>
              <time dateTime={happening.at} className="text-12 text-ink-2 tabular-nums">
                {moment(happening.at)}
              </time>
            </p>
            {noteOf(happening) === '' ? null : (
              <p className="mt-0.5 max-w-reading break-words whitespace-pre-wrap text-ink-2">{noteOf(happening)}</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Title({ happening }: { happening: Happening }) {
  const { claim } = happening;
  if (claim === null) return titleOf(happening);
  return (
    <Link to={`/claims/${claim.id}`} className="underline underline-offset-4">
      {claimText(claim)}
    </Link>
  );
}

function titleOf({ state, event, note }: Happening): string {
  if (state !== null && endOf(note) !== null) return texts.ended;
  return state === null ? (texts.events[event ?? ''] ?? event ?? '') : cameText(state);
}

/** Events whose note is an amount in won. */
const moneyEvents: ReadonlySet<string> = new Set(['REFUND_DUE', 'REFUNDED', 'REFUNDED_ELSEWHERE']);

function noteOf({ event, state, note }: Happening): string {
  const end = state === null ? null : endOf(note);
  if (end !== null) return texts.ends[end];
  if (moneyEvents.has(event ?? '')) return won(Number(note));
  return noteTexts[event ?? '']?.(note) ?? texts.notes[note] ?? note;
}

/** Texts for generated notes. */
const noteTexts: Readonly<Record<string, (note: string) => string | undefined>> = {
  TRACKED: (note) => trackingTexts[note as TrackingState],
  SLIP_EXPECTED: (day) => (day === '' ? undefined : texts.slips(shortDay(day))),
  REPRINTED: reprintNote,
  REPRINT_UNDONE: reprintNote,
  WAYBILL_GIVEN: withCouriers,
  WAYBILL_CHANGED: withCouriers,
};

/** `#12 2개 · 잘못 인쇄함`: line, pieces and cause. */
function reprintNote(note: string): string {
  const [line, pieces, cause] = note.split(' ');
  return `#${line} ${pieces}개 · ${reprintCauseNames[cause as ReprintCause] ?? cause}`;
}

/** `CJ 6300 → HANJIN 4400` with the couriers' names. */
function withCouriers(note: string): string {
  return note.replaceAll(/[A-Z]+/g, (code) => courierName(code, 'ko'));
}

/** Who or what ended the order, if the note says so (server/nouns/order/placing/release-order.ts). */
function endOf(note: string): CancelReason | null {
  return cancelReasons.find((reason) => note === `cancelled: ${reason}`) ?? null;
}

const unwritten = { note: '' };

function NoteForm({ orderId }: { orderId: number }) {
  const { draft, write } = useDraft(`order-note ${orderId}`, unwritten, staffDays);
  const { note } = draft;
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const send = async () => {
    if (await act(() => callOnce('POST', `/admin/orders/${orderId}/notes`, { note }))) write(unwritten);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="flex gap-2">
        <input
          aria-label={texts.note}
          placeholder={texts.notePlaceholder}
          value={note}
          maxLength={textLimit(noteOrderBody, 'note')}
          aria-describedby={failedId}
          onChange={(event) => write({ note: event.target.value })}
          className="control min-w-0 flex-1 placeholder:text-ink-2"
        />
        <Button type="submit" pending={isActing} disabled={!noteOrderBody.safeParse({ note }).success}>
          {texts.addNote}
        </Button>
      </div>
      <FieldNote id={failedId} error={failed} />
    </form>
  );
}
