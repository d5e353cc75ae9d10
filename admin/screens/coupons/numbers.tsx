import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Button, IconButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { staffDays } from '#admin/kit/edit/staff-drafts.ts';
import { FileButton } from '#admin/kit/file-button.tsx';
import { count, day } from '#admin/kit/format.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { download, upload } from '#admin/session/files.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { toast } from '#client/toasts/toast.tsx';
import type {
  AddedNumbers,
  AddNumbers,
  CouponNumbers,
  NumbersReading,
  RemovedNumbers,
  RemoveNumbers,
} from '#contract/rest/admin/coupons.ts';
import { NUMBERS_AT_ONCE, printedCouponNumber } from '#rules/money/coupon/coupon-number.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { couponTexts as texts } from './texts.ts';

/** Numbers shown at first, and added by each press of More. */
const SHOWN = 10;

/** Single-use coupon numbers: generated, imported, exported, or taken out again. */
export function CouponNumberList({ couponId }: { couponId: number }) {
  const [asked, setAsked] = useState({ q: '', state: '', limit: SHOWN });
  const { data } = useQuery({
    queryKey: ['coupons', couponId, 'numbers', asked],
    queryFn: () => call<CouponNumbers>('GET', `/admin/coupons/${couponId}/numbers?${searchOf(asked)}`),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={texts.numbers}>
      <div className="space-y-4">
        <p className="text-ink-2">{texts.numbersLead}</p>
        {data && data.total > 0 ? (
          <>
            <p className="font-semibold">{texts.numbersCount(count(data.total), count(data.claimed))}</p>
            <div className="flex gap-2">
              <input
                type="search"
                aria-label={texts.numbersSearch}
                placeholder={texts.numbersSearch}
                value={asked.q}
                maxLength={60}
                onChange={({ target }) => setAsked({ ...asked, q: target.value, limit: SHOWN })}
                className="control min-w-0 flex-1"
              />
              <select
                aria-label={texts.numbersState}
                value={asked.state}
                onChange={({ target }) => setAsked({ ...asked, state: target.value, limit: SHOWN })}
                className="control pr-7"
              >
                <option value="">{texts.all}</option>
                <option value="FREE">{texts.free}</option>
                <option value="CLAIMED">{texts.issuedAt}</option>
              </select>
            </div>
            {data.numbers.length === 0 ? <p className="text-ink-2">{texts.numbersNotFound}</p> : null}
            <ul className="space-y-1">
              {data.numbers.map((each) => (
                <NumberLine key={each.number} couponId={couponId} {...each} />
              ))}
            </ul>
            <div className="flex flex-wrap gap-2">
              {data.numbers.length < asked.limit || asked.limit >= MOST_LIST_ROWS ? null : (
                <Button onClick={() => setAsked({ ...asked, limit: Math.min(MOST_LIST_ROWS, asked.limit + 5 * SHOWN) })}>
                  {texts.more}
                </Button>
              )}
              <ActButton run={() => download(`/admin/coupons/${couponId}/numbers.csv`)} done="">
                {texts.takeFile}
              </ActButton>
              {data.total === data.claimed ? null : (
                <ActButton
                  look="quiet"
                  confirm={{ message: texts.removeFreeAsk(count(data.total - data.claimed)), okLabel: texts.remove }}
                  run={() => remove(couponId, { state: 'FREE' })}
                  done=""
                >
                  {texts.removeFree}
                </ActButton>
              )}
            </div>
          </>
        ) : (
          <p>{texts.numbersEmpty}</p>
        )}
        <Generate couponId={couponId} />
        <ImportForm couponId={couponId} />
      </div>
    </Section>
  );
}

function searchOf({ q, state, limit }: { q: string; state: string; limit: number }): URLSearchParams {
  return new URLSearchParams({ q, limit: String(limit), ...(state === '' ? {} : { state }) });
}

/** A number and its use. An unused one can be removed. */
function NumberLine({ couponId, number, issued_at, used_at }: CouponNumbers['numbers'][number] & { couponId: number }) {
  const { act, isActing } = useAct();
  const takeOut = async () => {
    if (await dialog.confirm({ message: texts.removeAsk(number), okLabel: texts.remove }))
      await act(() => remove(couponId, { numbers: [number] }), '');
  };
  return (
    <li className="flex min-h-9 items-center justify-between gap-2">
      <code className="min-w-0 break-all">{number}</code>
      <span className="flex shrink-0 items-center text-ink-2">
        {used_at ? `${texts.usedAt} ${day(used_at)}` : issued_at ? `${texts.issuedAt} ${day(issued_at)}` : texts.free}
        {issued_at === null ? (
          <IconButton label={texts.removeOf(number)} disabled={isActing} onClick={() => void takeOut()}>
            <X aria-hidden="true" size={15} />
          </IconButton>
        ) : null}
      </span>
    </li>
  );
}

/** Removes numbers. */
async function remove(couponId: number, wanted: RemoveNumbers) {
  const { removed } = await call<RemovedNumbers>('POST', `/admin/coupons/${couponId}/numbers/removals`, { body: wanted });
  toast(texts.removed(count(removed)), 'success');
}

/** Adds numbers, for a form that shows its own error. True on success. */
function useAddNumbers(couponId: number, told: (added: string) => string) {
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const add = (body: AddNumbers) =>
    act(async () => {
      const added = await callOnce<AddedNumbers>('POST', `/admin/coupons/${couponId}/numbers`, body);
      toast(told(count(added.added)), 'success');
      if (added.refused_count > 0)
        void dialog.detail({ title: texts.refused(count(added.refused_count)), content: <RefusedLines {...added} /> });
    }, '');
  return { add, isActing, failed };
}

function Generate({ couponId }: { couponId: number }) {
  const { add, isActing, failed } = useAddNumbers(couponId, texts.generated);
  const [id, failedId] = [useId(), useId()];
  const [wanted, setWanted] = useState('100');
  const number = Number(wanted);
  const isFine = Number.isInteger(number) && number >= 1 && number <= NUMBERS_AT_ONCE;
  return (
    <fieldset aria-label={texts.generate} className="min-w-0">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="mb-1 block font-semibold">
            {texts.generateCount}
          </label>
          <input
            id={id}
            inputMode="numeric"
            value={wanted}
            aria-invalid={isFine ? undefined : true}
            onChange={(event) => setWanted(event.target.value)}
            className="control w-full text-right"
          />
        </div>
        <Button pending={isActing} refusal={isFine ? null : texts.refusals.TOO_MANY} onClick={() => void add({ count: number })}>
          {texts.generate}
        </Button>
      </div>
      <FieldNote id={failedId} error={failed} />
    </fieldset>
  );
}

const noList = { list: '' };

/** Imports a list, typed or from a file, with a preview before anything is stored. */
function ImportForm({ couponId }: { couponId: number }) {
  const { add, isActing, failed } = useAddNumbers(couponId, texts.brought);
  const reading = useAct({ isToldHere: true });
  const [id, failedId] = [useId(), useId()];
  const { draft, write } = useDraft(`coupon-numbers ${couponId}`, noList, staffDays);
  const { list } = draft;
  const importFile = (file: File) =>
    reading.act(async () => {
      const read = await upload<NumbersReading>(`/admin/coupons/${couponId}/numbers/reading`, file);
      if (!(await isMeant(read))) return;
      if (await add({ list: read.numbers.join('\n') })) write(noList);
    }, '');
  return (
    <fieldset aria-label={texts.bring} className="min-w-0 space-y-2">
      <label htmlFor={id} className="block font-semibold">
        {texts.bringLabel}
      </label>
      <textarea
        id={id}
        rows={3}
        value={list}
        onChange={(event) => write({ list: event.target.value })}
        className="control block w-full py-2"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          pending={isActing || reading.isActing}
          refusal={list.trim() === '' ? texts.bringLabel : null}
          onClick={() => void importFile(new File([list], 'list.txt'))}
        >
          {texts.bring}
        </Button>
        <FileButton
          label={texts.bringFile}
          accept=".xlsx,.csv,.txt"
          isBusy={isActing || reading.isActing}
          onFile={(file) => void importFile(file)}
        />
      </div>
      <FieldNote id={failedId} hint={texts.bringHint} error={reading.failed ?? failed} />
    </fieldset>
  );
}

/** Shows a preview of a list; true if its numbers shall be added. */
async function isMeant(read: NumbersReading): Promise<boolean> {
  const { numbers, refused_count } = read;
  const message = texts.reading(count(numbers.length), count(refused_count));
  const content = (
    <div className="mt-3 max-h-80 space-y-3 overflow-y-auto text-13">
      {numbers.length === 0 ? null : (
        <p className="break-all">
          <code>{numbers.slice(0, SHOWN).map(printedCouponNumber).join(', ')}</code>
          {numbers.length > SHOWN ? ` ${texts.andMore(count(numbers.length - SHOWN))}` : ''}
        </p>
      )}
      <RefusedLines {...read} />
    </div>
  );
  if (numbers.length > 0)
    return dialog.confirm({ title: texts.readingTitle, message, content, okLabel: texts.bringCount(count(numbers.length)) });
  await dialog.detail({ title: texts.readingTitle, message, content });
  return false;
}

function RefusedLines({ refused, refused_count }: Pick<AddedNumbers, 'refused' | 'refused_count'>) {
  if (refused.length === 0) return null;
  return (
    <ul aria-label={texts.refused(count(refused_count))} className="divide-y divide-line">
      {refused.map(({ line, text, reason }) => (
        <li key={`${line} ${text}`} className="py-1.5">
          {line > 0 ? <span className="text-ink-2">{texts.line(line)}</span> : null} <code className="break-all">{text}</code>{' '}
          <span className="text-danger">{texts.refusals[reason]}</span>
        </li>
      ))}
      {refused_count > refused.length ? (
        <li className="py-1.5 text-ink-2">{texts.andMore(count(refused_count - refused.length))}</li>
      ) : null}
    </ul>
  );
}
