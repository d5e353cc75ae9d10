import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formText } from '#admin/kit/said-text.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { stepName } from '#contract/office/office-names.ts';
import type { PackingOrder, PackingOrders, ReprintBody } from '#contract/rest/admin/production.ts';
import { readScan } from '#rules/order/press/read-scan.ts';
import { type CourierCode, couriers, waybillOf } from '#rules/order/waybill/courier.ts';
import { hasLeft, isCancelledStep } from '#rules/order/work-step.ts';
import { moveText } from '../texts.ts';
import { beep } from './beep.ts';
import { scanTexts as texts } from './texts.ts';

interface Said {
  tone: 'info' | 'success' | 'danger';
  text: string;
}

/**
 * Work by a scanner, which types a code and Enter: the first scan opens an order, the same code or Enter moves it one step, and at the
 * last one the code of its waybill sends it. Scans that come while one is under way wait for it.
 */
export function useScan() {
  const queries = useQueryClient();
  const [order, setOrder] = useState<PackingOrder | null>(null);
  const [said, setSaid] = useState<Said>({ tone: 'info', text: texts.ready });
  const [courier, setCourier] = useState<CourierCode>('CJ');
  const [isActing, setActing] = useState(false);
  // What the next scan reads, which the screen may not have drawn yet. After a step the order is shown and no longer armed.
  const now = useRef({ order, isArmed: false, courier, last: Promise.resolve() });
  now.current.courier = courier;

  const say = (tone: Said['tone'], text: string) => {
    setSaid({ tone, text });
    beep(tone === 'danger' ? 'refused' : tone === 'success' ? 'done' : 'found');
  };
  const show = (next: PackingOrder | null, isArmed: boolean) => {
    Object.assign(now.current, { order: next, isArmed });
    setOrder(next);
  };

  const open = async (number: string) => {
    // Enter after a scan that finds nothing must not move the order before.
    if (number !== now.current.order?.order_number) show(null, false);
    const { orders } = await call<PackingOrders>('GET', `/admin/packing?number=${encodeURIComponent(number)}`);
    const [found] = orders;
    if (found === undefined) return;
    const refusal = refusalOf(found);
    show(found, refusal === null);
    say(refusal === null ? 'info' : 'danger', refusal ?? promptOf(found));
  };
  const change = async (path: string, body: object, told: (after: PackingOrder) => string) => {
    const url = `/admin/packing/${now.current.order?.id}/${path}`;
    const after = path === 'reprints' ? await callOnce<PackingOrder>('POST', url, body) : await call<PackingOrder>('POST', url, { body });
    show(after, false);
    say('success', told(after));
    // The next scan does not wait for the lists.
    void queries.invalidateQueries();
  };
  const move = () => {
    const next = now.current.order?.next;
    if (!next) return Promise.resolve();
    return change(
      'moves',
      { to: next.to },
      (after) => texts.moved(stepName(after.step)) + (after.awaits_waybill ? ` ${texts.scanWaybill}` : ''),
    );
  };
  const send = (waybill: string) =>
    change('waybill', { courier: now.current.courier, waybill }, () => texts.sent(couriers[now.current.courier].name, waybill));
  const undo = () => {
    const step = now.current.order?.undo;
    if (!step) return Promise.resolve();
    return change('undo', { from: step.from }, (after) => texts.undone(stepName(after.step)));
  };

  const reprint = (body: ReprintBody) => change('reprints', body, () => texts.reprinted);

  const read = async (text: string) => {
    const { order: shown, isArmed } = now.current;
    const number = text === '' ? (shown?.order_number ?? null) : (readScan(text)?.orderNumber ?? null);
    if (number !== null && (number !== shown?.order_number || !isArmed)) return text === '' ? say('danger', texts.scanAgain) : open(number);
    if (number !== null) return shown?.next ? move() : say('danger', texts.scanWaybill);
    if (text === '') return say('danger', texts.ready);
    if (!shown?.awaits_waybill) return say('danger', texts.unreadable(text));
    return waybillOf(now.current.courier, text) === null ? say('danger', errorMessage('WAYBILL_UNREADABLE', 'ko')) : send(text);
  };
  const run = (work: () => void | Promise<void>) => {
    now.current.last = now.current.last.then(async () => {
      setActing(true);
      try {
        await work();
      } catch (error) {
        say('danger', formText(error));
      } finally {
        setActing(false);
      }
    });
  };
  return {
    ...{ order, said, courier, setCourier, isActing },
    scan: (text: string) => run(() => read(text.trim())),
    move: () => run(move),
    undo: () => run(undo),
    reprint: (body: ReprintBody) => run(() => reprint(body)),
  };
}

/** Why nothing can be done with an order here; null when something can. */
function refusalOf({ step, next, awaits_waybill, courier, tracking_number }: PackingOrder): string | null {
  if (isCancelledStep(step)) return texts.cancelled;
  if (hasLeft(step)) return texts.gone(stepName(step), [courier, tracking_number].filter(Boolean).join(' '));
  if (next !== null) return next.code === null ? null : errorMessage(next.code, 'ko');
  return awaits_waybill ? null : texts.nothing(stepName(step));
}

/** What a further scan would do. */
function promptOf({ next }: PackingOrder): string {
  return next === null ? texts.scanWaybill : texts.again(moveText(next.to));
}
