import { code128 } from 'bwip-js/browser';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from '#admin/kit/button.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { shortDay } from '#admin/nouns/order/texts.ts';
import { ProofSides } from '#client/design-proof/proof-card.tsx';
import type { ProductionOrder } from '#contract/rest/admin/production.ts';
import { proofCode } from '#rules/order/proof/design-proof.ts';
import { sheetOrders, useProduction } from './queries.ts';
import { productionTexts as texts } from './texts.ts';

/**
 * A day's printable work sheet: each line with the proof of its design and a barcode to find its order.
 */
export function ProductionSheet() {
  const [params] = useSearchParams();
  const query = useProduction();
  if (query.isPending) return <LoadingRows />;
  if (query.data === undefined) return <FailedPart query={query} />;
  const { day, orders } = sheetOrders(query.data.days, params);
  // What prints the same in other sizes stands together, below one proof.
  const lines = orders.flatMap((order) =>
    [...new Set(order.order_products.map(({ print_key }) => print_key))].flatMap((key) => {
      const same = order.order_products.filter(({ print_key }) => print_key === key);
      return same.map((line, at) => ({ line, order, alike: at === 0 ? same.length : 0 }));
    }),
  );
  return (
    <>
      <PageHeading
        title={texts.sheetTitle(day === null ? texts.beyond : shortDay(day))}
        lead={`${orders.length}건 · ${texts.units(lines.reduce((sum, { line }) => sum + line.quantity, 0))}`}
        actions={
          <>
            <LinkButton to="/production">{texts.title}</LinkButton>
            <Button look="primary" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </>
        }
      />
      {lines.length === 0 ? <EmptyPart sentence={texts.noLines} /> : <Lines lines={lines} />}
    </>
  );
}

interface SheetLine {
  line: ProductionOrder['order_products'][number];
  order: ProductionOrder;
  /** How many lines, from this one on, share its proof; 0 when an earlier line has the same proof. */
  alike: number;
}

function Lines({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <table aria-label={texts.sheet} className="w-full border-collapse bg-ground text-left break-keep max-sm:block">
      <thead className="border-b-2 border-ink max-sm:hidden">
        <tr>
          <th className="py-2 pr-3">{texts.line}</th>
          <th className="py-2 pr-3">{texts.product}</th>
          <th className="py-2 pr-3">{texts.side}</th>
          <th className="py-2 pr-3 text-right">{texts.quantity}</th>
          <th className="py-2 pr-3">{texts.shipBy}</th>
          <th className="py-2">{texts.checked}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map(({ line, order, alike }) => (
          <tr key={line.id} className="break-inside-avoid border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:items-center">
            <td className="py-3 pr-3">
              <Barcode number={line.line_number} />
              <span className="mt-1 block text-12 tabular-nums">{line.line_number}</span>
            </td>
            <td className="py-3 pr-3">
              <span className="block font-semibold">{line.product_name.ko}</span>
              {line.option_name.ko}
              {line.proof === null ? null : <span className="block text-12 tabular-nums">{proofCode(line.proof.content_hash)}</span>}
            </td>
            {alike === 0 ? null : (
              <td className="py-3 pr-3" rowSpan={alike}>
                {line.proof === null ? null : <ProofSides proof={line.proof} isSmall />}
              </td>
            )}
            <td className="py-3 pr-3 text-right text-20 font-extrabold tabular-nums">{line.quantity}</td>
            <td className="py-3 pr-3 whitespace-nowrap">{order.ship_by === null ? '–' : shortDay(order.ship_by)}</td>
            <td className="py-3">
              <span aria-hidden="true" className="block size-6 border border-ink" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Code 128, readable by every scanner, sharp enough for paper; black on white in dark mode too. */
function Barcode({ number }: { number: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current)
      code128(canvas.current, { bcid: 'code128', text: number, scale: 3, height: 9, backgroundcolor: 'FFFFFF', padding: 2 });
  }, [number]);
  return <canvas ref={canvas} role="img" aria-label={texts.barcode(number)} className="h-10 w-56" />;
}
