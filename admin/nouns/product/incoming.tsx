import { type FormEvent, useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { useViewOnly } from '#admin/kit/edit/view-only.ts';
import { count, day } from '#admin/kit/format.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { incomingBody } from '#contract/rest/admin/desk.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { FieldNote } from '#ui/form/field.tsx';

const texts = {
  add: '입고 예정 적기',
  pieces: '수량',
  comesOn: '입고일',
  supplier: '거래처 (선택)',
  noted: (on: string, pieces: string) => `${on} 입고 예정 ${pieces}개`,
  late: '예정일이 지났어요',
  arrive: '입고',
  arrived: (pieces: string) => `재고에 ${pieces}개를 더했어요.`,
  edit: '고치기',
  remove: '지우기',
  removed: '입고 예정을 지웠어요.',
} as const;

interface Noted {
  piece_count: number;
  comes_on: string;
  supplier?: string | null;
}
interface Option {
  id: number;
  name: string;
  incoming: Noted | null;
}

/** The next delivery of an option: noted, changed, removed, or taken into stock by one press. `hasSupplier`: whether its supplier is noted too. */
export function Incoming({ option, hasSupplier = false }: { option: Option; hasSupplier?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const viewOnly = useViewOnly();
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const url = `/admin/options/${option.id}/incoming`;
  const { incoming } = option;
  if (isOpen) return <IncomingForm option={option} url={url} hasSupplier={hasSupplier} onClose={() => setOpen(false)} />;
  if (incoming === null)
    return viewOnly === null ? (
      <button type="button" aria-label={`${option.name} ${texts.add}`} className={link} onClick={() => setOpen(true)}>
        {texts.add}
      </button>
    ) : null;
  const pieces = count(incoming.piece_count);
  const arrive = () => act(() => call('POST', `${url}/arrival`, { body: { piece_count: incoming.piece_count } }), texts.arrived(pieces));
  const remove = () => act(() => call('DELETE', url), texts.removed);
  return (
    <div className="pb-2 text-12">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-0 text-ink-2">
          {texts.noted(day(`${incoming.comes_on}T00:00:00+09:00`), pieces)}
          {incoming.supplier ? ` · ${incoming.supplier}` : null}
          {incoming.comes_on < koreanDay(shopNow()) ? <span className="block text-danger">{texts.late}</span> : null}
        </p>
        {viewOnly === null ? (
          <span className="ml-auto flex items-center gap-x-3">
            <button type="button" aria-label={`${option.name} ${texts.edit}`} className={link} onClick={() => setOpen(true)}>
              {texts.edit}
            </button>
            <button type="button" aria-label={`${option.name} ${texts.remove}`} className={link} onClick={() => void remove()}>
              {texts.remove}
            </button>
            <Button aria-label={`${option.name} ${texts.arrive}`} pending={isActing} onClick={() => void arrive()}>
              {texts.arrive}
            </Button>
          </span>
        ) : null}
      </div>
      <FieldNote id={failedId} error={failed} />
    </div>
  );
}

const link = 'min-h-8 text-12 text-ink-2 underline underline-offset-2 hover:text-ink pointer-coarse:min-h-target';

function IncomingForm({ option, url, hasSupplier, onClose }: { option: Option; url: string; hasSupplier: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState({
    pieces: String(option.incoming?.piece_count ?? ''),
    comes_on: option.incoming?.comes_on ?? '',
    supplier: option.incoming?.supplier ?? '',
  });
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const body = {
    piece_count: typed.pieces.trim() === '' ? Number.NaN : Number(typed.pieces.replaceAll(',', '')),
    comes_on: typed.comes_on,
    supplier: typed.supplier.trim() || null,
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(() => call('PUT', url, { body }))) onClose();
  };
  const input = (name: keyof typeof typed, label: string) => ({
    ...{ value: typed[name], placeholder: label, 'aria-label': `${option.name} ${label}`, 'aria-describedby': failedId },
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="pb-3">
      <div className="flex flex-wrap justify-end gap-2">
        <input {...input('pieces', texts.pieces)} inputMode="numeric" className="control w-20 text-right tabular-nums" />
        <input {...input('comes_on', texts.comesOn)} type="date" className="control min-w-32 max-w-44 flex-1" />
        {hasSupplier ? <input {...input('supplier', texts.supplier)} maxLength={100} className="control w-full" /> : null}
        <span className="ml-auto flex gap-2">
          <Button look="quiet" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button type="submit" look="primary" pending={isActing} disabled={!incomingBody.safeParse(body).success}>
            {kitTexts.save}
          </Button>
        </span>
      </div>
      <FieldNote id={failedId} error={failed} />
    </form>
  );
}
