import { useQueryClient } from '@tanstack/react-query';
import { Crop } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { RemoveButton } from '#admin/kit/act-button.tsx';
import { Button } from '#admin/kit/button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { AltEditor } from '#admin/kit/fields/pictures/alt-editor.tsx';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { Form } from '#admin/kit/form.tsx';
import { moment } from '#admin/kit/format.ts';
import { TextInput } from '#admin/kit/inputs.tsx';
import { call } from '#admin/session/wire.ts';
import { type Picture, type PictureDetail, pictureWords } from '#contract/rest/admin/pictures.ts';
import { FocalPoint } from './focal-point.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { pictureTexts as texts } from './texts.ts';
import { Uses } from './uses.tsx';

const CropDialog = lazy(() => import('#admin/kit/fields/pictures/crop-dialog.tsx'));

/** An image: alternative text, focal point, file, and where the shop shows it. */
export const PictureScreen = detailScreen({
  name: 'pictures',
  texts,
  table: 'management.pictures',
  load: ({ id }) => call<PictureDetail>('GET', `/admin/pictures/${id}`),
  title: ({ picture }) => picture.name,
  actions: (detail) => <Actions {...detail} />,
  side: ({ picture, uses }) => (
    <>
      <Uses uses={uses} />
      <FileFacts picture={picture} />
    </>
  ),
  content: ({ picture }) => (
    <>
      <Section title={texts.focal}>
        <FocalPoint key={`${picture.id} ${picture.version}`} picture={picture} />
      </Section>
      <Section title={texts.about}>
        <About picture={picture} />
      </Section>
      <Section title={texts.alt}>
        <AltEditor picture={picture} isOpen />
      </Section>
    </>
  ),
});

function About({ picture }: { picture: Picture }) {
  const { name, folder } = picture;
  return (
    <Form
      schema={pictureWords.pick({ name: true, folder: true })}
      values={{ name, folder }}
      draft={`picture ${picture.id}`}
      onSave={(body) => call('PATCH', `/admin/pictures/${picture.id}`, { body })}
    >
      <TextInput name="name" label={texts.name} required />
      <TextInput name="folder" label={texts.folder} hint={texts.folderHint} />
    </Form>
  );
}

function Actions({ picture, uses }: PictureDetail) {
  const [isCropping, setCropping] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const cut = (made: Picture) => {
    void queries.invalidateQueries();
    if (made.id !== picture.id) void navigate(`/pictures/${made.id}`);
  };
  return (
    <>
      <ReplaceButton picture={picture} uses={uses.length} />
      <Button onClick={() => setCropping(true)}>
        <Crop aria-hidden="true" size={14} />
        {fieldTexts.crop}
      </Button>
      <RemoveButton
        texts={texts}
        refusal={uses.length > 0 ? texts.inUse : null}
        run={() => call('DELETE', `/admin/pictures/${picture.id}`)}
        next="/pictures"
      />
      {isCropping ? (
        <Suspense>
          <CropDialog picture={picture} onCut={cut} onClose={() => setCropping(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function FileFacts({ picture }: { picture: Picture }) {
  const address = <span className="break-all">{picture.src}</span>;
  return (
    <Section title={texts.file}>
      <Facts
        facts={[
          [texts.size, fieldTexts.size(picture.width, picture.height)],
          [texts.bytes, `${Math.max(1, Math.round(picture.bytes / 1024)).toLocaleString('ko')}KB`],
          [texts.version, picture.version],
          [texts.address, address],
          [texts.uploader, picture.uploader],
          [texts.created, moment(picture.created_at)],
          [texts.replaced, picture.replaced_at === null ? null : moment(picture.replaced_at)],
        ]}
      />
    </Section>
  );
}
