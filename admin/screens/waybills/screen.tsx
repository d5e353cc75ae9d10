import { FileDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { FileButton } from '#admin/kit/file-button.tsx';
import { KnownHeadings } from '#admin/kit/files/known-headings.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { CourierSelect } from '#admin/nouns/order/courier-select.tsx';
import { download, upload } from '#admin/session/files.ts';
import { saveFile } from '#client/save-file.ts';
import type { WaybillReading } from '#contract/rest/admin/waybills.ts';
import type { CourierCode } from '#rules/order/waybill/courier.ts';
import { type WaybillColumn, waybillExample, waybillHeadings } from '#rules/order/waybill/waybill-sheet.ts';
import { ReadRows } from './read-rows.tsx';
import { waybillTexts as texts } from './texts.ts';

/** Waybills by file: export the sheet for the courier, import the file with numbers, review every row, then apply. */
export function WaybillScreen() {
  const [courier, setCourier] = useState<CourierCode>('CJ');
  const [reading, setReading] = useState<{ rows: WaybillReading['rows']; count: number } | null>(null);
  const { act, isActing } = useAct();
  const read = (file: File) =>
    act(async () => {
      const { rows } = await upload<WaybillReading>(`/admin/waybills/reading?courier=${courier}`, file);
      setReading((before) => ({ rows, count: (before?.count ?? 0) + 1 }));
    }, '');
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="space-y-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Section title={texts.out}>
            <p className="mb-3 text-ink-2">{texts.outNote}</p>
            <div className="flex flex-wrap items-end gap-2">
              <CourierField label={texts.courier} courier={courier} onChange={setCourier} />
              <Button pending={isActing} onClick={() => void act(() => download(`/admin/waybills/sheet?courier=${courier}`), texts.taken)}>
                <FileDown aria-hidden="true" size={15} />
                {texts.download}
              </Button>
            </div>
          </Section>
          <Section title={texts.in}>
            <p className="mb-3 text-ink-2">{texts.inNote}</p>
            <div className="flex flex-wrap items-end gap-2">
              <CourierField label={texts.fallback} courier={courier} onChange={setCourier} />
              <FileButton label={texts.file} accept=".xlsx,.xls,.csv,.txt" isBusy={isActing} onFile={(file) => void read(file)} />
              <Button look="quiet" onClick={() => saveFile(new Blob([csvOf(waybillExample)], { type: 'text/csv' }), texts.exampleName)}>
                <FileDown aria-hidden="true" size={15} />
                {texts.example}
              </Button>
            </div>
            <KnownHeadings
              title={texts.headings}
              note={texts.headingsNote}
              columns={(Object.keys(waybillHeadings) as WaybillColumn[]).map((column) => ({
                label: texts.columns[column],
                headings: waybillHeadings[column],
              }))}
            />
          </Section>
        </div>
        {reading === null ? null : <ReadRows key={reading.count} rows={reading.rows} />}
      </div>
    </>
  );
}

/** With a BOM, without which Korean Excel reads UTF-8 as CP949. None of our cells contains a comma. */
function csvOf(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

function CourierField({ label, courier, onChange }: { label: string; courier: CourierCode; onChange: (courier: CourierCode) => void }) {
  const id = useId();
  return (
    <div className="text-12 font-semibold">
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      <CourierSelect id={id} label={label} courier={courier} onChange={onChange} className="pr-7 text-13 font-normal" />
    </div>
  );
}
