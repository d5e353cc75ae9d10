import { Camera, RotateCw } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import { resizeSrc } from '#contract/images.ts';
import { PHOTO_MAX_BYTES, photoTypes } from '#rules/community/photo.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { pressable } from '#ui/presses/pressable.ts';
import { isLost, isRefused, type PickedPhoto } from './picked-photos.ts';
import { photoTexts } from './texts.ts';
import type { PickedPhotos } from './use-photos.ts';

/** `isMissing`: a photo is required, and the member tried to continue without one. */
type Props = { picked: PickedPhotos; label?: string; isMissing?: boolean };

/** Chooses, reorders and removes photos, and shows upload progress. Files can also be dropped. */
export function PhotoPicker({ picked, label, isMissing = false }: Props) {
  const text = useText();
  const hintId = useId();
  const { photos, most, add } = picked;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <fieldset aria-describedby={hintId} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className="text-13 font-semibold">{label ?? text(photoTexts.title)}</legend>
      <p id={hintId} className="mt-1 text-13 text-ink-2">
        {text(photoTexts.hint, { most, size: PHOTO_MAX_BYTES / 1024 / 1024 })}
      </p>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {photos.map((photo, index) => (
          <PhotoTile key={photo.key} photo={photo} index={index} picked={picked} />
        ))}
        {picked.room > 0 ? (
          <li>
            <AddTile count={photos.length} most={most} isMissing={isMissing} onChoose={add} />
          </li>
        ) : null}
      </ul>
      <FailedFiles picked={picked} />
      <p aria-live="polite" className="sr-only">
        {photos.length > 0 && !picked.isSending ? text(photoTexts.sent, { count: picked.sent.length }) : ''}
      </p>
    </fieldset>
  );
}

/** The files that will not be sent, by name with the reason. Announced when one is added, and focused when they block the form. */
function FailedFiles({ picked: { failed, most, room, heldUp, sendAgain, remove } }: { picked: PickedPhotos }) {
  const { text, locale } = useLanguage();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (heldUp > 0) sentence.current?.focus();
  }, [heldUp]);
  const isFinal = (photo: PickedPhoto) => isRefused(photo) || (photo.problem === 'PHOTO_LIMIT' && room === 0);
  const lost = failed.filter(isLost).length;
  return (
    <div role="alert" aria-atomic="false" className="mt-3 rounded-tile border border-danger px-4 py-3 empty:hidden">
      {failed.length === 0 ? null : (
        <>
          <p ref={sentence} tabIndex={-1} className="text-15 font-semibold text-danger">
            {lost > 0 ? text(photoTexts.lost, { count: lost }) : text(photoTexts.failed, { count: failed.length })}
          </p>
          <ul className="mt-1 divide-y divide-line">
            {failed.map((photo) => (
              <li key={photo.key} className="flex items-center gap-2 py-1">
                <p className="min-w-0 flex-1 text-13">
                  <span className="block font-semibold break-all">{photo.name}</span>
                  {photo.problem === 'PHOTO_LIMIT' ? text(photoTexts.beyond, { most }) : errorMessage(photo.problem ?? 'INTERNAL', locale)}
                </p>
                {isFinal(photo) ? null : (
                  <button
                    type="button"
                    onClick={() => sendAgain(photo.key)}
                    className="inline-flex min-h-target shrink-0 items-center gap-1 px-1.5 text-13 font-semibold underline underline-offset-4"
                  >
                    <RotateCw aria-hidden="true" size={13} />
                    {text(photo.problem === 'PHOTO_LIMIT' ? photoTexts.addNow : photoTexts.again)}
                  </button>
                )}
                <TileButton label={text(photoTexts.drop, { name: photo.name })} onClick={() => remove(photo.key)} className="shrink-0">
                  <Icon name="x" size={18} />
                </TileButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type AddProps = { count: number; most: number; isMissing: boolean; onChoose: (files: File[]) => void };

function AddTile({ count, most, isMissing, onChoose }: AddProps) {
  const text = useText();
  return (
    <label
      className={cx(
        'relative flex aspect-square cursor-pointer flex-col items-center justify-center gap-1 rounded-tile border border-dashed text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-ink hover:text-ink',
        isMissing ? 'border-danger' : 'border-line',
      )}
    >
      <Camera aria-hidden="true" size={22} strokeWidth={1.75} />
      <span className="text-13">{text(photoTexts.add)}</span>
      <span aria-hidden="true" className="text-12 tabular-nums">
        {count}/{most}
      </span>
      {/* As large as its tile, so focusing it scrolls the whole tile into view. */}
      <input
        type="file"
        multiple
        accept={photoTypes}
        aria-invalid={isMissing || undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again after removing it.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function PhotoTile({ photo, index, picked }: { photo: PickedPhoto; index: number; picked: PickedPhotos }) {
  const text = useText();
  const n = index + 1;
  const { key, preview } = photo;
  return (
    <li className="relative">
      <div className="relative aspect-square overflow-hidden rounded-tile bg-tile">
        <img src={resizeSrc(preview, 256)} alt={text(photoTexts.nth, { n })} className="size-full object-cover" />
        <SendingState photo={photo} n={n} />
        {index === 0 ? (
          <span className="absolute top-1.5 left-1.5 rounded-tile bg-ink px-1.5 py-0.5 text-12 text-on-accent">
            {text(photoTexts.first)}
          </span>
        ) : null}
      </div>
      <TileButton label={text(photoTexts.remove, { n })} onClick={() => picked.remove(key)} className="absolute -top-2.5 -right-2.5">
        <span className="flex size-6 items-center justify-center rounded-full bg-ink text-on-accent">
          <Icon name="x" size={14} stroke={2.5} />
        </span>
      </TileButton>
      <div className="flex justify-between">
        <TileButton label={text(photoTexts.earlier, { n })} disabled={index === 0} onClick={() => picked.move(key, -1)}>
          <Icon name="chevron-left" size={18} />
        </TileButton>
        <TileButton label={text(photoTexts.later, { n })} disabled={n === picked.photos.length} onClick={() => picked.move(key, 1)}>
          <Icon name="chevron-right" size={18} />
        </TileButton>
      </div>
    </li>
  );
}

/** The upload progress, over the photo. */
function SendingState({ photo, n }: { photo: PickedPhoto; n: number }) {
  const text = useText();
  if (photo.photo !== null) return null;
  return (
    <div className="absolute inset-x-0 bottom-0 bg-veil p-2">
      <progress
        aria-label={text(photoTexts.sending, { n })}
        max={1}
        value={photo.progress}
        className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

function TileButton(props: { label: string; onClick: () => void; disabled?: boolean; className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      {...pressable(props.onClick, props.disabled)}
      className={`inline-flex size-target items-center justify-center rounded-full text-ink aria-disabled:text-line ${props.className ?? ''}`}
    >
      {props.children}
    </button>
  );
}
