import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { officeWords } from '#admin/kit/edit/office-words.ts';
import { count, day } from '#admin/kit/format.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call, callOnce, fetchInRole } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { authorizedFetch } from '#client/session/session.ts';
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
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const add = (body: AddNumbers, told: (added: AddedNumbers) => string) =>
    act(async () => {
      const added = await callOnce<AddedNumbers>('POST', `/admin/coupons/${couponId}/numbers`, body);
      toast(told(added), 'success');
      if (added.refused_count > 0) void tellRefused(added);
    }, '');
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
            <Button onClick={() => void act(() => takeFile(couponId), '')} pending={isActing}>
              {texts.takeFile}
            </Button>
          </>
        ) : (
          <p>{texts.numbersEmpty}</p>
        )}
        <Generate pending={isActing} onGenerate={(wanted) => add({ count: wanted }, ({ added }) => texts.generated(count(added)))} />
        <FieldNote id={failedId} error={failed} />
        <Bring couponId={couponId} pending={isActing} onBring={(list) => add({ list }, ({ added }) => texts.brought(count(added)))} />
      </div>
    </Section>
  );
}

function Generate({ pending, onGenerate }: { pending: boolean; onGenerate: (count: number) => Promise<boolean> }) {
  const id = useId();
  const [wanted, setWanted] = useState('100');
  const number = Number(wanted);
  const isFine = Number.isInteger(number) && number >= 1 && number <= NUMBERS_AT_ONCE;
  return (
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
      <Button pending={pending} refusal={isFine ? null : texts.refusals.TOO_MANY} onClick={() => void onGenerate(number)}>
        {texts.generate}
      </Button>
    </div>
  );
}

const noList = { list: '' };

function Bring({ couponId, pending, onBring }: { couponId: number; pending: boolean; onBring: (list: string) => Promise<boolean> }) {
  const id = useId();
  const { words, write } = useKeptWords(`coupon-numbers ${couponId}`, noList, officeWords);
  const { list } = words;
  const setList = (next: string) => write({ list: next });
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block font-semibold">
        {texts.bringLabel}
      </label>
      <textarea id={id} rows={3} value={list} onChange={(event) => setList(event.target.value)} className="control block w-full py-2" />
      <div className="flex flex-wrap gap-2">
        <Button
          pending={pending}
          refusal={list.trim() === '' ? texts.bringLabel : null}
          onClick={() => void onBring(list).then((isBrought) => isBrought && setList(''))}
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
    </div>
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

/** A link cannot carry the token, so the file is fetched first. */
async function takeFile(couponId: number): Promise<void> {
  const response = await authorizedFetch(`/api/admin/coupons/${couponId}/numbers.csv`, {}, fetchInRole);
  if (!response.ok) throw new Error(String(response.status));
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: `coupon-${couponId}-numbers.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
