import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { officeWords } from '#admin/kit/edit/office-words.ts';
import { count, day } from '#admin/kit/format.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { download } from '#admin/session/files.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useKeptWords } from '#client/stores/kept-words.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { AddedNumbers, AddNumbers, CouponNumbers } from '#contract/rest/admin/coupons.ts';
import { NUMBERS_AT_ONCE } from '#rules/money/coupon/coupon-number.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { couponTexts as texts } from './texts.ts';

const SHOWN = 10;

/** Single-use coupon numbers: generated, imported or exported. */
export function CouponNumberList({ couponId }: { couponId: number }) {
  const { data } = useQuery({
    queryKey: ['coupons', couponId, 'numbers'],
    queryFn: () => call<CouponNumbers>('GET', `/admin/coupons/${couponId}/numbers?limit=${SHOWN}`),
  });
  const taking = useAct();
  return (
    <Section title={texts.numbers}>
      <div className="space-y-4">
        <p className="text-ink-2">{texts.numbersLead}</p>
        {data && data.total > 0 ? (
          <>
            <p className="font-semibold">{texts.numbersCount(count(data.total), count(data.claimed))}</p>
            <ul className="space-y-1">
              {data.numbers.map(({ number, claimed_at, used_at }) => (
                <li key={number} className="flex justify-between gap-2">
                  <code>{number}</code>
                  <span className="text-ink-2">
                    {used_at ? `${texts.usedAt} ${day(used_at)}` : claimed_at ? `${texts.claimedAt} ${day(claimed_at)}` : texts.free}
                  </span>
                </li>
              ))}
            </ul>
            <Button onClick={() => void taking.act(() => download(`/admin/coupons/${couponId}/numbers.csv`), '')} pending={taking.isActing}>
              {texts.takeFile}
            </Button>
          </>
        ) : (
          <p>{texts.numbersEmpty}</p>
        )}
        <Generate couponId={couponId} />
        <Bring couponId={couponId} />
      </div>
    </Section>
  );
}

/** Adds numbers, for a form that says itself when that failed. True on success. */
function useAddNumbers(couponId: number, told: (added: string) => string) {
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const add = (body: AddNumbers) =>
    act(async () => {
      const added = await callOnce<AddedNumbers>('POST', `/admin/coupons/${couponId}/numbers`, body);
      toast(told(count(added.added)), 'success');
      if (added.refused_count > 0) void tellRefused(added);
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

function Bring({ couponId }: { couponId: number }) {
  const { add, isActing, failed } = useAddNumbers(couponId, texts.brought);
  const [id, failedId] = [useId(), useId()];
  const { words, write } = useKeptWords(`coupon-numbers ${couponId}`, noList, officeWords);
  const { list } = words;
  const setList = (next: string) => write({ list: next });
  return (
    <fieldset aria-label={texts.bring} className="min-w-0 space-y-2">
      <label htmlFor={id} className="block font-semibold">
        {texts.bringLabel}
      </label>
      <textarea id={id} rows={3} value={list} onChange={(event) => setList(event.target.value)} className="control block w-full py-2" />
      <div className="flex flex-wrap gap-2">
        <Button
          pending={isActing}
          refusal={list.trim() === '' ? texts.bringLabel : null}
          onClick={() => void add({ list }).then((isBrought) => isBrought && setList(''))}
        >
          {texts.bring}
        </Button>
        <label className="control inline-flex cursor-pointer items-center font-semibold focus-within:outline-2">
          {texts.bringFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={({ target }) => void target.files?.[0]?.text().then(setList)}
          />
        </label>
      </div>
      <FieldNote id={failedId} error={failed} />
    </fieldset>
  );
}

async function tellRefused({ refused, refused_count }: AddedNumbers): Promise<void> {
  await dialog.detail({
    title: texts.refused(count(refused_count)),
    content: (
      <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto">
        {refused.map(({ line, text, reason }) => (
          <li key={`${line} ${text}`} className="py-1.5">
            <code>{text}</code> {line > 0 ? <span className="text-ink-2">{texts.line(line)}</span> : null}{' '}
            <span className="text-danger">{texts.refusals[reason]}</span>
          </li>
        ))}
      </ul>
    ),
  });
}
