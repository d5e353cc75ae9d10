import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Button } from '#admin/kit/button.tsx';
import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { FailedPart } from '#admin/kit/states.tsx';
import { call } from '#admin/session/wire.ts';
import type { OrderAtWork, OrderOptions } from '#contract/rest/admin/orders.ts';
import { isUnbegun } from '#rules/order/work-step.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ordersTexts as texts } from './texts.ts';

interface Props {
  order: OrderAtWork;
  line: OrderAtWork['order_products'][number];
}

/** Changes a whole line to another size or colour of the same price. Hidden after production has begun. */
export function ChangeOption({ order, line }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (line.taken === line.quantity || !isUnbegun(order.step)) return null;
  return (
    <div>
      <Button look="quiet" className="-ml-3" onClick={() => setOpen(true)}>
        {texts.changeOption}
      </Button>
      {isOpen ? <OptionDialog order={order} line={line} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function OptionDialog({ order, line, onClose }: Props & { onClose: () => void }) {
  const query = useQuery({
    queryKey: ['order', String(order.id), 'options'],
    queryFn: () => call<OrderOptions>('GET', `/admin/orders/${order.id}/options`),
    gcTime: 0,
  });
  const found = query.data?.lines.find(({ id }) => id === line.id);
  const others = found?.options.filter(({ option_id }) => option_id !== found.option_id) ?? [];
  return (
    <WideDialog title={`${texts.changeOption} · ${line.product_name.ko}`} onClose={onClose} fits>
      <div className="space-y-4 p-4">
        <p className="text-ink-2">{texts.changeOptionLead(line.quantity - line.taken)}</p>
        {query.error === null ? null : <FailedPart query={query} />}
        {query.isPending ? <Skeleton className="h-12" /> : null}
        {query.data !== undefined && others.length === 0 ? <p role="status">{texts.noOtherOption}</p> : null}
        <div className="flex flex-wrap gap-2">
          {others.length === 0 ? null : (
            <Button refusal={texts.optionNow(line.option_name.ko)}>{texts.optionNow(line.option_name.ko)}</Button>
          )}
          {others.map(({ option_id, name, stock_count }) => (
            <ActButton
              key={option_id}
              done={texts.optionChanged}
              run={async () => {
                await call('PUT', `/admin/orders/${order.id}/options`, { body: { line_id: line.id, option_id } });
                onClose();
              }}
            >
              {texts.optionStock(name.ko, stock_count)}
            </ActButton>
          ))}
        </div>
      </div>
    </WideDialog>
  );
}
