import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { actText } from '#admin/kit/said-text.ts';
import { download } from '#admin/session/files.ts';
import { useMay } from '#admin/session/use-may.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { ExportName } from '#contract/rest/admin/exports.ts';
import { Button } from '../button.tsx';
import type { ListState } from '../list/list-state.ts';
import { kitTexts } from '../texts.ts';

/** An export of a list: its name if there are several, its fixed filters, and the filters it ignores. */
export interface ListFile {
  name: ExportName;
  label?: string;
  isPersonal?: true;
  only?: Readonly<Record<string, string>>;
  note?: string;
}

/** The current filters in the form of exports: a period under its own names, the search as `q`. */
export function fileFilter({ search, filters }: Pick<ListState, 'search' | 'filters'>): Record<string, string> {
  const named = Object.entries({ ...filters, q: search }).map(
    ([name, value]) => [name.replace(/^at_(?=from$|until$)/, ''), value] as const,
  );
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

interface Props {
  files: readonly ListFile[];
  filter: Readonly<Record<string, string>>;
}

/** Exports a list with its current filters. The file is written while it is received, and can be cancelled. */
export function FileMenu({ files, filter }: Props) {
  const may = useMay();
  const place = useRef<HTMLDetailsElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [kilobytes, setKilobytes] = useState<number | null>(null);
  const hasWhole = files.some(({ isPersonal }) => isPersonal) && may('personal-data.reveal');
  const take = async ({ name, isPersonal, only = {} }: ListFile, format: 'xlsx' | 'csv') => {
    if (place.current) place.current.open = false;
    const whole: Record<string, string> = isWhole && hasWhole && isPersonal ? { whole: 'true' } : {};
    const query = new URLSearchParams({ ...filter, ...only, ...whole, format });
    const leaving = new AbortController();
    stop.current = leaving;
    let bytes = 0;
    setKilobytes(0);
    try {
      const onPart = (part: Uint8Array) => {
        bytes += part.length;
        setKilobytes(Math.round(bytes / 1024));
      };
      await download(`/admin/exports/${name}?${query}`, undefined, { signal: leaving.signal, onPart });
      toast(kitTexts.fileTaken, 'success');
    } catch (error) {
      if (!leaving.signal.aborted) toast(actText(error), 'error');
    } finally {
      setKilobytes(null);
    }
  };
  if (kilobytes !== null)
    return (
      <Button onClick={() => stop.current?.abort()} className="tabular-nums">
        {kitTexts.fileComing(kilobytes)}
      </Button>
    );
  return (
    <details ref={place} className="relative">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-control border border-line-strong bg-raised px-3 text-13 font-semibold hover:bg-hover pointer-coarse:min-h-target [&::-webkit-details-marker]:hidden">
        <Download aria-hidden="true" size={15} />
        {kitTexts.takeFile}
      </summary>
      <div className="absolute right-0 z-20 mt-1 w-72 rounded-control border border-line bg-raised p-3 shadow-overlay max-sm:right-auto max-sm:left-0">
        {files.map((file) => (
          <div key={file.label} className="mb-2 flex flex-wrap items-center gap-2 last:mb-0">
            <span className="mr-auto text-13 font-semibold">{file.label ?? ''}</span>
            <Button onClick={() => void take(file, 'xlsx')}>{kitTexts.asWorkbook}</Button>
            <Button onClick={() => void take(file, 'csv')}>CSV</Button>
            {file.note === undefined ? null : <p className="basis-full text-12 text-ink-2">{file.note}</p>}
          </div>
        ))}
        {hasWhole ? (
          <label className="mt-2 flex min-h-8 cursor-pointer items-center gap-2 text-13">
            <input type="checkbox" className="size-4 accent-ink" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
            {kitTexts.wholeFile}
          </label>
        ) : null}
        <p className="mt-2 text-12 text-ink-2">{kitTexts.fileNote}</p>
      </div>
    </details>
  );
}
