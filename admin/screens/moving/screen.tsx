import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { FileButton } from '#admin/kit/file-button.tsx';
import { KnownHeadings } from '#admin/kit/files/known-headings.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { downloadFor, upload } from '#admin/session/files.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { MovedReading } from '#contract/rest/admin/moving/moving.ts';
import {
  columnsOfKind,
  type MovedKind,
  type MovedSource,
  movedColumns,
  movedKinds,
  movedSources,
} from '#rules/office/moving/moved-headings.ts';
import { OldAddresses } from './old-addresses.tsx';
import { Reading } from './reading.tsx';
import { movingTexts as texts } from './texts.ts';

/** Imports from another shop: a step for each kind of file, and redirects of its addresses. */
export function MovingScreen() {
  const id = useId();
  const [source, setSource] = useState<MovedSource>('CAFE24');
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="space-y-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <label htmlFor={id} className="text-12 font-semibold">
            {texts.source}
            <select
              id={id}
              value={source}
              onChange={({ target }) => setSource(target.value as MovedSource)}
              className="control mt-1 block w-48 pr-7 text-13 font-normal"
            >
              {Object.entries(movedSources).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="min-w-0 flex-1 basis-80 text-13">
            <p className="text-ink-2">{texts.goods}</p>
            <Link to="/products/file" className="inline-flex items-center font-semibold underline pointer-coarse:min-h-target">
              {texts.goodsLink}
            </Link>
          </div>
        </div>
        {movedKinds.map((kind, index) => (
          <Step key={kind} kind={kind} title={texts.step(index + 1, texts.kinds[kind])} source={source} />
        ))}
        <OldAddresses />
      </div>
    </>
  );
}

function Step({ kind, title, source }: { kind: MovedKind; title: string; source: MovedSource }) {
  const [read, setRead] = useState<{ file: File; reading: MovedReading; isTaken: boolean } | null>(null);
  const { act, isActing } = useAct();
  const queries = useQueryClient();
  const address = `/admin/moving/${kind}`;
  const { needed, more } = columnsOfKind[kind];
  const look = (file: File) =>
    act(async () => {
      setRead(null);
      setRead({ file, reading: await upload<MovedReading>(`${address}/reading`, file), isTaken: false });
    }, '');
  const take = async (file: File, { added }: MovedReading) => {
    if (!(await dialog.confirm({ message: texts.confirm(texts.kinds[kind], added), okLabel: texts.take(added) }))) return;
    await act(async () => {
      setRead({ file, reading: await upload<MovedReading>(`${address}?source=${source}`, file), isTaken: true });
      await queries.invalidateQueries({ queryKey: ['old-addresses'] });
    }, '');
  };
  return (
    <Section title={title}>
      <p className="mb-3 max-w-3xl text-ink-2">{texts.notes[kind]}</p>
      <FileButton label={texts.file} accept=".xlsx,.xls,.csv,.txt" isBusy={isActing} onFile={(file) => void look(file)} />
      {read === null ? (
        <KnownHeadings title={texts.headings} columns={[...needed.flat(), ...more].map((column) => movedColumns[column])} />
      ) : (
        <Reading {...read}>
          <div className="mt-4 flex flex-wrap gap-2">
            {read.isTaken ? null : (
              <Button
                look="primary"
                pending={isActing}
                refusal={read.reading.added === 0 ? texts.nothing : null}
                onClick={() => void take(read.file, read.reading)}
              >
                {texts.take(read.reading.added)}
              </Button>
            )}
            {read.reading.refused === 0 ? null : (
              <Button pending={isActing} onClick={() => void act(() => downloadFor(`${address}/refused`, read.file), texts.refusedTaken)}>
                <FileDown aria-hidden="true" size={15} />
                {texts.refusedFile}
              </Button>
            )}
          </div>
        </Reading>
      )}
    </Section>
  );
}
