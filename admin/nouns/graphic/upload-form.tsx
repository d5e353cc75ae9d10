import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { Section } from '#admin/kit/detail-page.tsx';
import { FieldInput, Inputs } from '#admin/kit/fields/field-input.tsx';
import { FormRefusal } from '#admin/kit/fields/refusals.tsx';
import { Form } from '#admin/kit/form.tsx';
import { SelectInput } from '#admin/kit/inputs.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { confirmFree } from '#admin/nouns/price/confirm-free.ts';
import { upload } from '#admin/session/files.ts';
import { callOnce } from '#admin/session/wire.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { resizeSrc } from '#contract/images.ts';
import { type GraphicFile, graphicSubmissionBody } from '#contract/rest/admin/catalogue/graphics.ts';
import { keywordsIn } from '#rules/catalogue/keyword.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import { graphicFields as fields } from './fields.ts';
import { oneSale } from './one-sale.ts';
import { ResemblingWorks } from './resembling.tsx';
import { graphicTexts as texts } from './texts.ts';
import { typedKeywords } from './typed-keywords.ts';

const schema = graphicSubmissionBody
  .omit({ src: true, is_whole_picture: true, keywords: true, again: true })
  .extend({ keywords: typedKeywords });

interface Props {
  artists: readonly { id: number; name: { ko: string } }[];
  /** The graphic it copies, and the values taken from it. */
  copied?: string | null;
  first?: Partial<z.infer<typeof schema>>;
  /** The returned graphic that is sent again, with its file. */
  returned?: { id: number; src: string; width: number; height: number } | null;
  /** The rate of an artist, to say what one sale brings. */
  rateOf?: ((artistId: number) => number) | undefined;
  /** Where to go afterwards: the list of graphics. */
  next: string;
}

/** Uploads a graphic: first the file with a preview, then its data. */
export function UploadForm({ artists, copied = null, first = {}, returned = null, rateOf, next }: Props) {
  const navigate = useNavigate();
  const sent: GraphicFile | null = returned && { ...returned, faults: [], is_resembling: false, resembling: [] };
  const [file, setFile] = useState(sent);
  const [isWhole, setWhole] = useState(false);
  const values = {
    ...{
      artist_id: artists[0]?.id ?? 0,
      name: { ko: '' },
      description: null,
      keywords: '',
      background_color: '#FFFFFF',
      price: 5_000,
    },
    ...{ rights: 'OWN' as const, rights_note: '' },
    ...first,
  };
  return (
    <div className="space-y-4">
      <FilePart file={file} isSent={file !== null && file.src === returned?.src} onFile={setFile} isWhole={isWhole} onWhole={setWhole} />
      <Form
        schema={schema}
        fields={{ artist_id: fields.artist_id, src: { is: 'picture', label: texts.work }, again: { is: 'parts', label: texts.sendAgain } }}
        draft={returned ? `graphic again ${returned.id}` : copied === null ? 'graphic new' : `graphic copy ${copied}`}
        values={values}
        saveLabel={returned ? texts.sendAgain : texts.send}
        savedText={texts.sent}
        confirm={({ price }) => confirmFree({ state: shownState, price }, { state: hiddenState, price })}
        onSave={async ({ keywords, ...entered }) => {
          if (file === null || file.src === '') throw new FormRefusal('src', texts.fileNeeded);
          const body = {
            ...entered,
            keywords: keywordsIn(keywords),
            src: file.src,
            is_whole_picture: isWhole,
            again: returned?.id ?? null,
          };
          try {
            await callOnce('POST', '/admin/graphics', body);
          } catch (error) {
            // Somebody's work came in between, and the check tells which.
            if (error instanceof ApiError && error.field === 'src') setFile(await checked(await fileAt(file.src), isWhole));
            if (error instanceof ApiError && error.code === 'GRAPHIC_FILE_KEPT') setFile(sent);
            throw error;
          }
          setTimeout(() => void navigate(next, { replace: true }));
          return undefined;
        }}
      >
        <Section title={texts.about}>
          <div className="space-y-4">
            {artists.length !== 1 ? (
              <SelectInput
                name="artist_id"
                label={fields.artist_id.label}
                options={artists.map(({ id, name }) => ({ value: String(id), label: name.ko }))}
                none={{ noun: fields.artist_id.label, href: '/artists/new' }}
                isNumber
              />
            ) : null}
            <FieldInput name="name" field={fields.name} />
            <FieldInput name="description" field={{ ...fields.description, rows: 2 }} />
            <Inputs of={fields} names={['keywords', 'price', 'background_color', 'rights']} columns={3}>
              <FieldInput name="rights_note" field={fields.rights_note} className="md:col-span-2" />
            </Inputs>
            {rateOf ? <OneSale rateOf={rateOf} /> : null}
          </div>
        </Section>
      </Form>
    </div>
  );
}

/** The shares of one sale at the typed price. */
function OneSale({ rateOf }: { rateOf: (artistId: number) => number }) {
  const [price, artistId] = useWatch({ name: ['price', 'artist_id'] });
  return (
    <p aria-live="polite" className="rounded-control bg-tile px-4 py-3">
      {texts.perSale(oneSale({ price: Number(price) || 0, rate: rateOf(Number(artistId)) }))}
    </p>
  );
}

const checked = (file: File, isWhole: boolean) => upload<GraphicFile>(`/admin/graphics/files?is_whole_picture=${isWhole}`, file);
const fileAt = async (src: string) => new File([await (await fetch(src)).blob()], 'work.png');

interface FileProps {
  file: GraphicFile | null;
  /** True for the graphic that was sent before. */
  isSent: boolean;
  onFile: (file: GraphicFile | null) => void;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

function FilePart({ file, isSent, onFile, isWhole, onWhole }: FileProps) {
  const { act, isActing } = useAct();
  const look = (chosen: File) => {
    onFile(null);
    void act(async () => onFile(await checked(chosen, isWhole)), '');
  };
  return (
    <Section title={texts.work}>
      <p className="mb-3 text-ink-2">{texts.uploadLead}</p>
      <div className="flex flex-wrap items-center gap-4">
        <label className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control bg-ink px-3 font-semibold text-on-accent focus-within:outline-2 focus-within:outline-offset-2 hover:bg-accent">
          <Upload aria-hidden="true" size={15} />
          {isActing ? texts.checking : isSent ? texts.otherFile : texts.file}
          <input
            type="file"
            accept="image/png,image/webp,image/jpeg"
            disabled={isActing}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = '';
              if (chosen) look(chosen);
            }}
          />
        </label>
        <label className="flex min-h-9 items-center gap-2">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => onWhole(target.checked)} className="size-4 accent-ink" />
          {texts.wholePicture}
        </label>
      </div>
      {file === null ? null : <Outcome file={file} isSent={isSent} />}
    </Section>
  );
}

function Outcome({ file, isSent }: { file: GraphicFile; isSent: boolean }) {
  if (file.src !== '')
    return (
      <div className="mt-3 flex items-center gap-3">
        <img src={resizeSrc(file.src, 256)} alt="" className="size-24 rounded-control bg-tile object-contain p-2" />
        <p role="status" className={isSent ? 'text-ink-2' : 'text-success'}>
          {isSent ? texts.sentBefore : texts.taken} {texts.pixels(file.width, file.height)}
        </p>
      </div>
    );
  return (
    <div role="alert" className="mt-3 space-y-3">
      <ul className="list-disc pl-4 text-danger">
        {file.faults.map((fault) => (
          <li key={fault}>
            {texts.faults[fault]} {fault === 'TOO_LARGE' || fault === 'TOO_SMALL' ? texts.pixels(file.width, file.height) : null}
          </li>
        ))}
        {file.is_resembling ? <li>{file.resembling.length > 0 ? texts.similar : texts.similarUnseen}</li> : null}
      </ul>
      {file.resembling.length > 0 ? <ResemblingWorks works={file.resembling} /> : null}
    </div>
  );
}
