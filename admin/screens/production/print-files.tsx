import { FileDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { download } from '#admin/session/files.ts';
import type { ProductionOrder } from '#contract/rest/admin/production.ts';
import { productionTexts as texts } from './texts.ts';
import { zipEntries } from './zip-entries.ts';

/** Maximum number of orders per archive of print files. */
const ARCHIVE_MAX = 200;

/** Downloads the print files of orders, which takes seconds each: shows progress, and the same button cancels. */
export function PrintFiles({ orders }: { orders: readonly ProductionOrder[] }) {
  const { act } = useAct();
  const [done, setDone] = useState<{ files: number; of: number } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const fetchAll = () => {
    const own = new AbortController();
    running.current = own;
    const taken = orders.slice(0, ARCHIVE_MAX);
    const of = taken.flatMap(({ order_products }) => order_products.flatMap(({ proof }) => proof?.sides ?? [])).length;
    const entries = zipEntries();
    setDone({ files: 0, of });
    const work = async () => {
      const body = { order_ids: taken.map(({ id }) => id) };
      // A file has come when the next one begins.
      const onPart = (part: Uint8Array) => setDone({ files: Math.max(0, entries(part) - 1), of });
      try {
        await download('/admin/production/print-files', body, { signal: own.signal, onPart });
      } catch (error) {
        if (!own.signal.aborted) throw error;
      } finally {
        if (running.current === own) setDone(null);
      }
    };
    void act(work, '');
  };
  if (done === null)
    return (
      <Button onClick={fetchAll}>
        <FileDown aria-hidden="true" size={15} />
        {texts.printFiles}
      </Button>
    );
  return (
    <span className="flex items-center gap-2">
      <progress max={done.of} value={done.files} aria-label={texts.drawing} className="h-1.5 w-24 accent-ink" />
      <span className="text-12 text-ink-2 tabular-nums">{texts.drawn(done.files, done.of)}</span>
      <Button onClick={() => running.current?.abort()}>
        <X aria-hidden="true" size={15} />
        {texts.stopDrawing}
      </Button>
    </span>
  );
}
