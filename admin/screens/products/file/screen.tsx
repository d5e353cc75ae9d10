import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { useUploads } from '#admin/kit/fields/pictures/library-calls.ts';
import { FileButton } from '#admin/kit/file-button.tsx';
import { picturesInZip } from '#admin/kit/files/pictures-in-zip.ts';
import { count } from '#admin/kit/format.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { confirmFreeMany } from '#admin/nouns/price/confirm-free.ts';
import { download, upload } from '#admin/session/files.ts';
import { toast } from '#client/toasts/toast.tsx';
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
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
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
          <Pictures />
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

/** Uploads pictures of a zip to the library, for rows to name. */
function Pictures() {
  const { upload, send } = useUploads();
  const [sent, setSent] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const sendAll = async (zip: File) => {
    setSending(true);
    const pictures = await picturesInZip(zip).catch(() => null);
    if (pictures === null) toast(texts.picturesUnreadable, 'error');
    else {
      let count = 0;
      setSent(0);
      for await (const picture of pictures) {
        count += (await send([picture], texts.picturesFolder)).length;
        setSent(count);
      }
    }
    setSending(false);
  };
  return (
    <Section title={texts.pictures}>
      <p className="mb-3 text-ink-2">{texts.picturesNote}</p>
      <FileButton label={texts.picturesFile} accept=".zip" isBusy={isSending} onFile={(zip) => void sendAll(zip)} />
      <p role="status" className="mt-2 min-h-5 break-all text-13 text-ink-2">
        {sent === null ? null : upload ? texts.picturesGoing(upload.name, sent) : isSending ? null : texts.picturesDone(sent)}
      </p>
    </Section>
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
