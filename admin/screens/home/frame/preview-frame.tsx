import { Maximize2, Minimize2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '#admin/kit/button.tsx';
import { clockOf, momentOf } from '#admin/kit/fields/korean-clock.ts';
import { Choice, type Device, DeviceChoice, ScaledFrame } from '#admin/kit/preview/framed-page.tsx';
import { previewUrl } from '#contract/home/preview.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { koreanLanguageNames, type Locale, locales } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';
import { openPreview } from '../page-calls.ts';
import { homeTexts as texts } from '../texts.ts';
import { type FrameTrouble, useFrame } from './use-frame.ts';

interface Props {
  blocks: readonly PageBlock[];
  focused: string | null;
  onSelect: (block: string, field: string) => void;
  /** True if it also takes the room of the list and the form. */
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
}

/** The page as shoppers see it, next to its form: on phone or desktop, in each language, at any time, as draft or as published. */
export function PreviewFrame({ blocks, focused, onSelect, isAlone, onAlone }: Props) {
  const [device, setDevice] = useState<Device>('phone');
  const [locale, setLocale] = useState<Locale>('ko');
  const [at, setAt] = useState<string | null>(null);
  const [isDraft, setDraft] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const { token, turn, hasFailed, open } = useToken();
  const address = token === null ? null : previewUrl({ preview: token, ...(at === null ? {} : { at }), locale });
  const page = address === null ? null : `${address} ${turn} ${isDraft}`;
  const { trouble, isDrawn, again, onLoad } = useFrame(frame, page, {
    ...{ blocks: isDraft ? blocks : null, focused, onSelect },
    onReload: open,
  });
  return (
    <section
      aria-label={texts.preview}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-control border border-line bg-tile"
    >
      <div data-part="frame" className="flex flex-wrap items-center gap-2 border-b border-line bg-raised px-3 py-2">
        <DeviceChoice label={texts.preview} names={texts} value={device} onChange={setDevice} />
        <Choice
          label={texts.language}
          value={locale}
          onChange={setLocale}
          choices={locales.map((value) => ({ value, label: koreanLanguageNames[value] }))}
        />
        <IconButton label={isAlone ? texts.smaller : texts.larger} className="ml-auto max-lg:hidden" onClick={() => onAlone(!isAlone)}>
          {isAlone ? <Minimize2 aria-hidden="true" size={15} /> : <Maximize2 aria-hidden="true" size={15} />}
        </IconButton>
        <Choice
          label={texts.showDraft}
          value={isDraft ? 'draft' : 'published'}
          onChange={(value) => setDraft(value === 'draft')}
          choices={[
            { value: 'draft', label: texts.showDraft },
            { value: 'published', label: texts.showPublished },
          ]}
        />
        <label className="flex items-center gap-1.5 text-12 text-ink-2">
          {texts.at}
          <input
            type="datetime-local"
            value={clockOf(at)}
            onChange={({ target }) => setAt(momentOf(target.value))}
            className="control w-46"
          />
        </label>
        {at === null ? null : (
          <Button look="quiet" onClick={() => setAt(null)}>
            {texts.now}
          </Button>
        )}
      </div>
      {hasFailed || trouble === 'failed' ? (
        <p role="alert" className="flex items-center justify-between gap-2 bg-danger-soft px-3 py-2 text-danger">
          {texts.frameFailed}
          <Button onClick={again}>{texts.frameAgain}</Button>
        </p>
      ) : (
        <p role="status" className={cx('bg-warning-soft px-3 py-2 text-warning', trouble === null && 'sr-only')}>
          {trouble === null ? (isDrawn ? '' : texts.frameWaiting) : sentenceOf(trouble)}
        </p>
      )}
      <ScaledFrame device={device}>
        {(size, scale) =>
          address === null ? null : (
            <iframe
              // A new frame per page: changing only the URL would add a history entry, and Back would return to it.
              key={page}
              ref={frame}
              src={address}
              title={texts.frameTitle}
              onLoad={onLoad}
              data-drawn={isDrawn}
              // Before its scripts run, a press would follow a link or do nothing.
              inert={!isDrawn}
              className="origin-top-left border-0 bg-ground"
              style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
            />
          )
        }
      </ScaledFrame>
    </section>
  );
}

/** The preview token, and how often it was requested; each request reloads the frame. */
function useToken() {
  const [known, setKnown] = useState<{ token: string | null; turn: number; hasFailed: boolean }>({
    token: null,
    turn: 0,
    hasFailed: false,
  });
  const open = useCallback(() => {
    openPreview().then(
      ({ token }) => setKnown(({ turn }) => ({ token, turn: turn + 1, hasFailed: false })),
      () => setKnown((before) => ({ ...before, hasFailed: true })),
    );
  }, []);
  useEffect(open, [open]);
  return { ...known, open };
}

function sentenceOf(trouble: Exclude<FrameTrouble, 'failed'>): string {
  if (trouble === 'silent') return texts.frameSilent;
  return trouble === 'left' ? texts.frameLeft : texts.frameError[trouble];
}
