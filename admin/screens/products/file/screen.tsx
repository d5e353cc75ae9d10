import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { FileButton } from '#admin/kit/file-button.tsx';
import { count } from '#admin/kit/format.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { confirmFreeMany } from '#admin/nouns/price/confirm-free.ts';
import { download, upload } from '#admin/session/files.ts';
import type { ProductFileReading } from '#contract/rest/admin/catalogue/product-file.ts';
import { Changes, Lost, Problems } from './changes.tsx';
import { fileTexts as texts } from './texts.ts';

/** Exports and imports products as a file, with a preview of every row. Nothing is imported while a row is invalid. */
export function ProductFile() {
  const [read, setRead] = useState<{ file: File; reading: ProductFileReading } | null>(null);
  const { act, isActing } = useAct();
  const look = (file: File) =>
    act(async () => setRead({ file, reading: await upload<ProductFileReading>('/admin/products/sheet/reading', file) }), '');
  const take = async (file: File, { free, stock_seen }: ProductFileReading) => {
    if (!(await confirmFreeMany(free))) return;
    await act(async () => {
      const reading = await upload<ProductFileReading>(`/admin/products/sheet?stock_seen=${stock_seen}`, file);
      setRead(null);
      return reading;
    }, texts.taken);
  };
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="space-y-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Section title={texts.out}>
            <p className="mb-3 text-ink-2">{texts.outNote}</p>
            <div className="flex flex-wrap gap-2">
              {(['xlsx', 'csv'] as const).map((format) => (
                <Button
                  key={format}
                  pending={isActing}
                  onClick={() => void act(() => download(`/admin/products/sheet?format=${format}`), texts.downloaded)}
                >
                  <FileDown aria-hidden="true" size={15} />
                  {texts.formats[format]}
                </Button>
              ))}
            </div>
          </Section>
          <Section title={texts.in}>
            <p className="mb-3 text-ink-2">{texts.inNote}</p>
            <FileButton label={texts.file} accept=".xlsx,.csv,.txt" isBusy={isActing} onFile={(file) => void look(file)} />
          </Section>
        </div>
        {read === null ? null : <Reading {...read} isActing={isActing} onTake={() => void take(read.file, read.reading)} />}
      </div>
    </>
  );
}

function Reading({ file, reading, isActing, onTake }: { file: File; reading: ProductFileReading; isActing: boolean; onTake: () => void }) {
  const isGood = reading.problem_count === 0;
  return (
    <Section
      title={texts.reading(file.name)}
      actions={
        <Button
          look="primary"
          pending={isActing}
          refusal={isGood ? (reading.added + reading.changed === 0 ? texts.nothing : null) : texts.notYet(reading.bad_rows)}
          onClick={onTake}
        >
          {texts.take(count(reading.added + reading.changed))}
        </Button>
      }
    >
      <p role="status" className="font-semibold">
        {texts.summary(reading)}
      </p>
      <Lost reading={reading} />
      <Changes reading={reading} />
      <Problems reading={reading} />
    </Section>
  );
}
