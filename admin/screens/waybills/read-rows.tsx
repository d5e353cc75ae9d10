import { useState } from 'react';
import { Link } from 'react-router';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { toast } from '#client/toasts/toast.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { WaybillReadRow, WaybillResults } from '#contract/rest/admin/waybills.ts';
import { couriers } from '#rules/order/waybill/courier.ts';
import { soleProposals } from './sole-proposals.ts';
import { waybillTexts as texts } from './texts.ts';

type Result = WaybillResults['results'][number];

/** A file's rows with their predicted result, and the actual one once applied. */
export function ReadRows({ rows }: { rows: readonly WaybillReadRow[] }) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(() => soleProposals(rows));
  const [results, setResults] = useState<ReadonlyMap<number, Result>>(new Map());
  const { act, isActing } = useAct();
  // Rows already sent are not offered again.
  const given = rows.flatMap((row) => {
    const order_id = row.outcome === 'READY' ? row.order_id : (chosen[row.row] ?? null);
    if (order_id === null || row.courier === null || row.waybill === null || results.has(row.row)) return [];
    return [{ row: row.row, order_id, courier: row.courier, waybill: row.waybill }];
  });
  // Rows already sent count by their result.
  const outcomes = rows.map((row) => results.get(row.row)?.outcome ?? row.outcome);
  const count = (outcome: (typeof outcomes)[number]) => outcomes.filter((each) => each === outcome).length;
  const choose = (row: number, orderId: number) => {
    setChosen({ ...chosen, [row]: orderId });
    // The result was for the previously selected order.
    if (results.get(row)?.code !== null) setResults(new Map([...results].filter(([each]) => each !== row)));
  };
  const send = () =>
    act(async () => {
      const { results: all } = await call<WaybillResults>('POST', '/admin/waybills', { body: { rows: given } });
      setResults((before) => new Map([...before, ...all.map((result) => [result.row, result] as const)]));
      const failed = all.filter(({ outcome }) => outcome === 'REFUSED').length;
      toast(texts.sent(all.length - failed, failed), failed === 0 ? 'success' : 'error');
    }, '');
  return (
    <Section
      title={texts.review}
      isFlush
      actions={
        <Button look="primary" pending={isActing} disabled={given.length === 0} onClick={() => void send()}>
          {texts.send(given.length)}
        </Button>
      }
    >
      <p role="status" className="border-b border-line px-4 py-2 text-ink-2">
        {texts.summary({
          done: count('DONE'),
          ready: count('READY'),
          proposed: count('PROPOSED'),
          nothing: count('NOTHING'),
          refused: count('REFUSED'),
        })}
      </p>
      <table aria-label={texts.review} className="w-full text-left">
        <thead className="border-b border-line text-12 text-ink-2">
          <tr>
            <th className="w-12 py-2 pl-4">{texts.row}</th>
            <th className="py-2 pr-3">{texts.order}</th>
            <th className="py-2 pr-3">{texts.recipient}</th>
            <th className="py-2 pr-3">{texts.waybill}</th>
            <th className="py-2 pr-4">{texts.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className="border-b border-line align-top last:border-0">
              <td className="py-2.5 pl-4 text-ink-2">{row.row}</td>
              <td className="py-2.5 pr-3">
                {row.outcome === 'PROPOSED' ? (
                  <Proposals row={row} value={chosen[row.row]} onChange={(id) => choose(row.row, id)} />
                ) : row.order_id === null ? (
                  (row.order_number ?? '–')
                ) : (
                  <Link to={`/orders/${row.order_id}`} className="font-semibold underline-offset-4 hover:underline">
                    {row.order_number}
                  </Link>
                )}
              </td>
              <td className="py-2.5 pr-3">{row.recipient}</td>
              <td className="py-2.5 pr-3 whitespace-nowrap">
                {row.courier === null || row.waybill === null ? (
                  <span className="text-danger">{row.written}</span>
                ) : (
                  <>
                    <span className="text-ink-2">{couriers[row.courier].name}</span> {row.waybill}
                  </>
                )}
              </td>
              <td className="py-2.5 pr-4">
                <Outcome row={row} result={results.get(row.row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The possible orders of a row: the user selects one, or none. */
function Proposals({ row, value, onChange }: { row: WaybillReadRow; value: number | undefined; onChange: (id: number) => void }) {
  return (
    <select
      aria-label={`${row.row} ${texts.proposed}`}
      value={value ?? 0}
      onChange={(event) => onChange(Number(event.target.value))}
      className="control pr-7"
    >
      <option value={0}>{texts.none}</option>
      {row.proposals.map(({ order_id, order_number, recipient, product_name }) => (
        <option key={order_id} value={order_id}>
          {`${order_number} · ${recipient} · ${product_name}`}
        </option>
      ))}
    </select>
  );
}

const outcomeWords: Readonly<Record<WaybillReadRow['outcome'], readonly [Tone, string]>> = {
  READY: ['info', texts.ready],
  PROPOSED: ['warning', texts.proposed],
  NOTHING: ['neutral', texts.nothing],
  REFUSED: ['danger', texts.refused],
};

function Outcome({ row, result }: { row: WaybillReadRow; result: Result | undefined }) {
  const code = result === undefined ? row.code : result.code;
  const [tone, word] =
    result === undefined
      ? outcomeWords[row.outcome]
      : result.outcome === 'DONE'
        ? (['success', texts.done] as const)
        : outcomeWords[result.outcome];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {code === null ? null : <span className="mt-1 block text-12 text-danger">{errorMessage(code, 'ko')}</span>}
    </>
  );
}
