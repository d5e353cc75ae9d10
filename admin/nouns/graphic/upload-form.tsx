import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { FormRefusal } from '#admin/kit/fields/refusals.tsx';
import { Form } from '#admin/kit/form.tsx';
import { NumberInput, SelectInput, TextAreaInput, TextInput } from '#admin/kit/inputs.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { upload } from '#admin/session/files.ts';
import { callOnce } from '#admin/session/wire.ts';
import { type GraphicFile, graphicSubmission } from '#contract/rest/admin/catalogue/graphics.ts';
import { keywordsIn } from '#rules/catalogue/keyword.ts';
import { ResemblingWorks } from './resembling.tsx';
import { graphicTexts as texts } from './texts.ts';
import { typedKeywords } from './typed-keywords.ts';

const schema = graphicSubmission.omit({ src: true, is_whole_picture: true, keywords: true }).extend({ keywords: typedKeywords });
const rights = Object.entries(texts.rightsKinds).map(([value, label]) => ({ value, label }));

interface Props {
  artists: readonly { id: number; name: { ko: string } }[];
  /** The graphic it copies, and the values taken from it. */
  copied?: string | null;
  first?: Partial<z.infer<typeof schema>>;
  /** Where to go afterwards: the list of graphics. */
  next: string;
}

/** Uploads a graphic: first the file with a preview, then its data. */
export function UploadForm({ artists, copied = null, first = {}, next }: Props) {
  const navigate = useNavigate();
  const [file, setFile] = useState<GraphicFile | null>(null);
  const [isWhole, setWhole] = useState(false);
  const values = {
    ...{
      artist_id: artists[0]?.id ?? 0,
      name: { ko: '', en: '' },
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
      <FilePart file={file} onFile={setFile} isWhole={isWhole} onWhole={setWhole} />
      <Form
        schema={schema}
        labels={{ artist_id: texts.whose, src: texts.work }}
        draft={copied === null ? 'graphic new' : `graphic copy ${copied}`}
        values={values}
        saveLabel={texts.send}
        savedText={texts.sent}
        onSave={async ({ keywords, ...entered }) => {
          if (file === null || file.src === '') throw new FormRefusal('src', texts.fileNeeded);
          const body = { ...entered, keywords: keywordsIn(keywords), src: file.src, is_whole_picture: isWhole };
          await callOnce('POST', '/admin/graphics', body);
          setTimeout(() => void navigate(next, { replace: true }));
          return undefined;
        }}
      >
        <Section title={texts.about}>
          <div className="space-y-4">
            {artists.length !== 1 ? (
              <SelectInput
                name="artist_id"
                label={texts.whose}
                options={artists.map(({ id, name }) => ({ value: String(id), label: name.ko }))}
                none={{ noun: texts.whose, href: '/artists/new' }}
                isNumber
              />
            ) : null}
            <WordsInput name="name" label={texts.name} required />
            <WordsInput name="description" label={texts.description} rows={2} />
            <div className="grid gap-4 md:grid-cols-3">
              <TextInput name="keywords" label={texts.keywords} hint={texts.keywordsHint} />
              <NumberInput name="price" label={texts.price} unit="원" required />
              <TextInput name="background_color" label={texts.background} />
              <SelectInput name="rights" label={texts.rights} options={rights} />
              <TextAreaInput name="rights_note" label={texts.rightsNote} hint={texts.rightsHint} rows={2} className="md:col-span-2" />
            </div>
          </div>
        </Section>
      </Form>
    </div>
  );
}

interface FileProps {
  file: GraphicFile | null;
  onFile: (file: GraphicFile | null) => void;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

function FilePart({ file, onFile, isWhole, onWhole }: FileProps) {
  const { act, isActing } = useAct();
  const look = (chosen: File) => {
    onFile(null);
    void act(async () => onFile(await upload<GraphicFile>(`/admin/graphics/files?is_whole_picture=${isWhole}`, chosen)), '');
  };
  return (
    <Section title={texts.work}>
      <p className="mb-3 text-ink-2">{texts.uploadLead}</p>
      <div className="flex flex-wrap items-center gap-4">
        <label className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control bg-ink px-3 font-semibold text-on-accent focus-within:outline-2 focus-within:outline-offset-2 hover:bg-accent">
          <Upload aria-hidden="true" size={15} />
          {isActing ? texts.checking : texts.file}
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
      {file === null ? null : <Outcome file={file} />}
    </Section>
  );
}

function Outcome({ file }: { file: GraphicFile }) {
  if (file.src !== '')
    return (
      <p role="status" className="mt-3 text-success">
        {texts.taken} {texts.pixels(file.width, file.height)}
      </p>
    );
  return (
    <div role="alert" className="mt-3 space-y-3">
      <ul className="list-disc pl-4 text-danger">
        {file.faults.map((fault) => (
          <li key={fault}>
            {texts.faults[fault]} {fault === 'TOO_LARGE' || fault === 'TOO_SMALL' ? texts.pixels(file.width, file.height) : null}
          </li>
        ))}
        {file.is_resembling ? <li>{texts.similar}</li> : null}
      </ul>
      {file.resembling.length > 0 ? <ResemblingWorks works={file.resembling} /> : null}
    </div>
  );
}
