import { ExternalLink, Eye } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import { draftPreviewUrl } from '#contract/home/preview-address.ts';
import { koreanLanguageNames, type Locale, locales } from '#rules/shop/locale.ts';
import { Button } from '../button.tsx';
import { refuse } from '../fields/refusals.tsx';
import { WideDialog } from '../fields/wide-dialog.tsx';
import { Choice, type Device, DeviceChoice, ScaledFrame } from './framed-page.tsx';
import { previewTexts as texts } from './texts.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Stores the form's content for an hour and returns its preview URL. */
  open: (values: Values) => Promise<DraftPreview>;
}

/** Previews a form's content, published or not, with one press and without saving. Errors are shown at their field. */
export function PreviewButton<Values extends FieldValues>({ form, open }: Props<Values>) {
  const [shown, setShown] = useState<DraftPreview | null>(null);
  const [isOpening, setOpening] = useState(false);
  const press = async () => {
    setOpening(true);
    try {
      setShown(await open(form.getValues()));
    } catch (error) {
      // Shows all errors, as on saving; only then the server's.
      if (await form.trigger(undefined, { shouldFocus: true })) refuse(form, error);
    } finally {
      setOpening(false);
    }
  };
  return (
    <>
      <Button pending={isOpening} onClick={() => void press()}>
        <Eye aria-hidden="true" size={15} />
        {texts.preview}
      </Button>
      {shown === null ? null : <PreviewDialog preview={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function PreviewDialog({ preview, onClose }: { preview: DraftPreview; onClose: () => void }) {
  const [device, setDevice] = useState<Device>('phone');
  const [locale, setLocale] = useState<Locale>('ko');
  const address = draftPreviewUrl(preview, locale);
  return (
    <WideDialog title={texts.title} onClose={onClose}>
      <div className="flex h-full min-h-0 flex-col bg-tile">
        <div className="flex flex-wrap items-center gap-2 border-b border-line bg-raised px-3 py-2">
          <DeviceChoice label={texts.device} names={texts} value={device} onChange={setDevice} />
          <Choice
            label={texts.language}
            value={locale}
            onChange={setLocale}
            choices={locales.map((value) => ({ value, label: koreanLanguageNames[value] }))}
          />
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="ml-auto inline-flex min-h-9 items-center gap-1 text-12 text-ink-2 hover:text-ink"
          >
            {texts.newTab}
            <ExternalLink aria-hidden="true" size={14} />
          </a>
        </div>
        <ScaledFrame device={device}>
          {(size, scale) => (
            <iframe
              key={address}
              src={address}
              title={texts.frameTitle}
              className="origin-top-left border-0 bg-ground"
              style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
            />
          )}
        </ScaledFrame>
        <p className="shrink-0 border-t border-line bg-raised px-3 py-2 text-12 text-ink-2">{texts.notSaved}</p>
      </div>
    </WideDialog>
  );
}
