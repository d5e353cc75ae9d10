import { Copy, Download, Link as LinkIcon, MessageCircle, QrCode as QrIcon, Send } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { Share } from '#contract/rest/shares.ts';
import { shareSrc } from '#contract/share-images.ts';
import { shareSize } from '#rules/design/share/share-picture.ts';
import { Button } from '#ui/button.tsx';
import { sendByKakao } from './kakao.ts';
import { QrCode } from './qr-code.tsx';
import { shareTexts } from './texts.ts';

type Props = { share: Share; name: string; kakaoKey: string | null; onEnd: () => void };

/** Step 4: the server-rendered image, its link, and ways to share it. */
export function DoneStep({ share, name, kakaoKey, onEnd }: Props) {
  const text = useText();
  const isInBrowser = useInBrowser();
  const link = new URL(share.path, window.location.origin).href;
  const picture = usePictureFile(share, name);
  const { width, height } = shareSize(share.form);
  const hasDeviceSheet = isInBrowser && 'share' in navigator;
  const message = text(shareTexts.message, { name });
  const tell = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      toast(done, 'success');
    } catch (error) {
      console.warn(error);
      toast(text(shareTexts.notCopied), 'error');
    }
  };
  const send = async () => {
    const files = picture && navigator.canShare?.({ files: [picture] }) ? { files: [picture] } : {};
    // Closing the share sheet is not an error.
    await navigator.share({ title: message, url: link, ...files }).catch((error: unknown) => console.warn(error));
  };
  const kakao = async () => {
    const absolute = (path: string) => new URL(path, window.location.origin).href;
    try {
      await sendByKakao(kakaoKey ?? '', {
        ...{ title: name, words: message, link, button: text(shareTexts.share) },
        picture: absolute(shareSrc({ code: share.code, form: 'KAKAO' })),
      });
    } catch (error) {
      console.warn(error);
      toast(text(shareTexts.kakaoFailed), 'error');
    }
  };
  return (
    <>
      <h3 className="text-20 font-extrabold">{text(shareTexts.doneTitle)}</h3>
      <p className="mt-1 text-15 text-ink-2">{text(shareTexts.doneLead)}</p>
      <img
        src={share.picture_src}
        width={width}
        height={height}
        alt={text(shareTexts.picture)}
        // Reserves space while the server renders: at most 38 % of the screen's height, in the image's aspect ratio.
        style={{ width: `min(100%, ${(38 * width) / height}dvh)`, aspectRatio: `${width} / ${height}` }}
        className="mx-auto mt-5 block h-auto rounded-tile border border-line bg-tile"
      />
      <p className="mt-5 flex min-h-12 items-center rounded-control border border-line bg-tile px-4 text-15">
        <span className="sr-only">{text(shareTexts.link)}</span>
        <span className="min-w-0 flex-1 truncate tabular-nums select-all">{link}</span>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {hasDeviceSheet ? (
          <Way icon={<Send aria-hidden="true" size={18} />} onPress={send} look="primary">
            {text(shareTexts.send)}
          </Way>
        ) : null}
        <Way
          icon={<LinkIcon aria-hidden="true" size={18} />}
          look={hasDeviceSheet ? 'secondary' : 'primary'}
          wide={!hasDeviceSheet}
          onPress={() => tell(() => navigator.clipboard.writeText(link), text(shareTexts.linkCopied))}
        >
          {text(shareTexts.copyLink)}
        </Way>
        <a
          href={share.picture_src}
          download={fileName(name)}
          className="inline-flex min-h-target items-center justify-center gap-2 rounded-control border border-ink px-3 text-15 font-semibold hover:bg-tile"
        >
          <Download aria-hidden="true" size={18} />
          {text(shareTexts.download)}
        </a>
        {isInBrowser && 'ClipboardItem' in window ? (
          <Way
            icon={<Copy aria-hidden="true" size={18} />}
            onPress={() => tell(() => copyPicture(share.picture_src), text(shareTexts.pictureCopied))}
          >
            {text(shareTexts.copyPicture)}
          </Way>
        ) : null}
        {kakaoKey === null ? null : (
          <button
            type="button"
            onClick={kakao}
            className="col-span-2 inline-flex min-h-target items-center justify-center gap-2 rounded-control bg-kakao px-3 text-15 font-semibold text-kakao-ink"
          >
            <MessageCircle aria-hidden="true" size={18} className="fill-current" />
            {text(shareTexts.kakao)}
          </button>
        )}
      </div>
      {kakaoKey === null ? <p className="mt-3 text-13 text-ink-2">{text(shareTexts.kakaoByLink)}</p> : null}
      <details className="mt-3 text-center">
        <summary className="inline-flex min-h-target cursor-pointer items-center gap-2 px-3 text-15 font-semibold">
          <QrIcon aria-hidden="true" size={18} />
          {text(shareTexts.qr)}
        </summary>
        <QrCode of={link} label={text(shareTexts.qrLead)} />
        <p className="mt-1 text-13 text-ink-2">{text(shareTexts.qrLead)}</p>
      </details>
      <p className="mt-4 text-center">
        <button type="button" onClick={onEnd} className="min-h-target px-3 text-13 text-ink-2 underline">
          {text(shareTexts.end)}
        </button>
      </p>
    </>
  );
}

function Way({
  icon,
  look = 'secondary',
  wide = false,
  onPress,
  children,
}: {
  icon: ReactNode;
  look?: 'primary' | 'secondary';
  /** Spans the whole row. */
  wide?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button look={look} className={wide ? 'col-span-2 !px-3' : '!px-3'} onClick={onPress}>
      {icon}
      {children}
    </Button>
  );
}

/** The image as a file, loaded in advance: browsers open the share sheet only during the press. */
function usePictureFile({ picture_src }: Share, name: string): File | null {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isCurrent = true;
    pictureOf(picture_src)
      .then((blob) => isCurrent && setFile(new File([blob], fileName(name), { type: blob.type })))
      .catch((error: unknown) => console.warn(error));
    return () => {
      isCurrent = false;
    };
  }, [picture_src, name]);
  return file;
}

async function pictureOf(src: string): Promise<Blob> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return response.blob();
}

/** Clipboards only accept PNG. */
function copyPicture(src: string): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(src) })]);
}

async function pngOf(src: string): Promise<Blob> {
  const bitmap = await createImageBitmap(await pictureOf(src));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no PNG could be made'))), 'image/png'));
}

function fileName(name: string): string {
  return `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'seam'}.jpg`;
}
