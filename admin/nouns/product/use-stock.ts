import { type FormEvent, useId, useState } from 'react';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { changeStockBody } from '#contract/rest/admin/desk.ts';

/** The typed stock of an option and its form. The earlier value is sent too, so that a sale meanwhile is not undone. */
export function useStock({ id, stock_count }: { id: number; stock_count: number }) {
  const [typed, setTyped] = useState(String(stock_count));
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const body = { stock_count: typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(',', '')), was: stock_count };
  const isSame = body.stock_count === stock_count;
  const isFine = changeStockBody.safeParse(body).success;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame && isFine) void act(() => call('PATCH', `/admin/options/${id}/stock`, { body }));
  };
  const input = {
    ...({ inputMode: 'numeric', value: typed, 'aria-describedby': failedId } as const),
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
  };
  return { isSame, isFine, isActing, onSubmit, input, note: { id: failedId, error: failed } };
}
