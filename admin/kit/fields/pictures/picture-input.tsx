import { useQuery } from '@tanstack/react-query';
import { Crop, ImageIcon, Images, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { librarySrc } from '#contract/images.ts';
import type { Picture as LibraryPicture } from '#contract/rest/admin/pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { Button } from '../../button.tsx';
import { fieldTexts as texts } from '../texts.ts';
import { AltEditor } from './alt-editor.tsx';
import type { Ratio } from './crop-dialog.tsx';
import { pictureAt } from './library-calls.ts';
import { LibraryDialog } from './library-dialog.tsx';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface Props {
  /** The image's URL; empty for none. */
  value: string;
  /** Also called if only the image's alternative text changed. */
  onChange: (src: string, picture: LibraryPicture | null) => void;
  label: string;
  /** The shop crops it to this ratio around its focal point. */
  ratio?: Ratio | undefined;
  /**
   * Which URL is stored: the library's (`stable`: a replaced file shows at once), or this file's (`file`: never changes, as for graphics
   * and garments).
   */
  address?: 'stable' | 'file' | undefined;
  describedBy?: string | undefined;
  /** True if the surrounding list removes the picture. */
  isInList?: boolean;
}

/** A library image: choose or upload, crop, describe, remove. */
export function PictureInput({ value, onChange, label, ratio, address = 'stable', describedBy, isInList = false }: Props) {
  const [open, setOpen] = useState<'library' | 'crop' | null>(null);
  const { data: picture } = useQuery({
    queryKey: ['pictures', 'at', value],
    queryFn: () => pictureAt(value),
    enabled: value !== '',
  });
  const close = () => setOpen(null);
  const take = (chosen: LibraryPicture) =>
    onChange(address === 'file' ? chosen.original : librarySrc({ id: chosen.id, ratio: ratio ?? null }), chosen);
  return (
    <fieldset aria-label={label} aria-describedby={describedBy} className="flex flex-wrap gap-3">
      <div
        className="flex w-40 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-tile text-ink-2"
        style={{ aspectRatio: ratio ? `${ratio.width} / ${ratio.height}` : '4 / 3' }}
      >
        {value === '' ? (
          <ImageIcon aria-label={texts.noPicture} size={22} strokeWidth={1.5} />
        ) : (
          <Picture
            key={`${value} ${picture?.version}`}
            src={value}
            size={256}
            alt={picture?.alt.ko ?? ''}
            className="size-full object-contain"
          />
        )}
      </div>
      <div className="min-w-40 flex-1 space-y-2">
        <div className="flex flex-wrap gap-1.5">
          <Button onClick={() => setOpen('library')}>
            <Images aria-hidden="true" size={14} />
            {value === '' ? texts.choose : texts.change}
          </Button>
          {picture ? (
            <Button onClick={() => setOpen('crop')}>
              <Crop aria-hidden="true" size={14} />
              {texts.crop}
            </Button>
          ) : null}
          {value === '' || isInList ? null : (
            <Button look="quiet" onClick={() => onChange('', null)}>
              <Trash2 aria-hidden="true" size={14} />
              {texts.remove}
            </Button>
          )}
        </div>
        {picture ? (
          <>
            <p className="text-12 text-ink-2 tabular-nums">{`${picture.name} · ${texts.size(picture.width, picture.height)}`}</p>
            <AltEditor key={picture.id} picture={picture} onSaved={(said) => onChange(value, said)} />
          </>
        ) : null}
        {picture === null && value !== '' ? <p className="text-12 text-ink-2">{texts.broken}</p> : null}
      </div>
      {open === 'library' ? <LibraryDialog chosen={value} onChoose={take} onClose={close} /> : null}
      {open === 'crop' && picture ? (
        <Suspense>
          <CropDialog picture={picture} ratio={ratio} onCut={take} onClose={close} />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
