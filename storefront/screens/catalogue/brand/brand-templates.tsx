import { useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { SheetOnDemand } from '#client/sheet-on-demand.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { type TemplatePlace, templateLook, templatePlace, templatePress } from '#rules/home/home-template.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

/** A home template as shown on a brand's page (specification 3). */
export interface BrandTemplate {
  id: number;
  src: string;
  type: string;
  content_type: string;
  url: string;
  is_custom_url: boolean;
  description: { ko?: string; en?: string } | null;
  content: SafeHtml | null;
}

/** The templates of one position on the page, in order. */
export function BrandTemplates({ templates, place }: { templates: readonly BrandTemplate[]; place: TemplatePlace }) {
  const here = templates.filter(({ type }) => templatePlace(type) === place);
  if (here.length === 0) return null;
  return (
    <div className="page-gutter block-gap space-y-3 lg:space-y-6">
      {here.map((template) => (
        <Template key={template.id} template={template} />
      ))}
    </div>
  );
}

/** An image with text on or next to it; a press opens its URL or its content. */
function Template({ template }: { template: BrandTemplate }) {
  const { text, name } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const words = name(template.description);
  const press = templatePress({ ...template, hasWords: template.content !== null });
  const look = <Look template={template} words={words} />;
  if (press.kind === 'url') {
    return (
      <SmartLink href={press.url} className="group block">
        {look}
      </SmartLink>
    );
  }
  if (press.kind !== 'words') return look;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="group block w-full text-left">
        {look}
        <span className="sr-only">{text(shell.more)}</span>
      </button>
      <SheetOnDemand open={isOpen} onClose={() => setOpen(false)} title={words} closeLabel={text(shell.close)}>
        {template.content ? <TrustedHtml html={template.content} /> : null}
      </SheetOnDemand>
    </>
  );
}

function Look({ template, words }: { template: BrandTemplate; words: string }) {
  const look = templateLook(template.content_type);
  const picture = (
    <span className="relative block overflow-hidden rounded-tile bg-tile">
      <Picture
        src={template.src}
        size={1024}
        ratio={look === 'STORY' ? 4 / 3 : 21 / 9}
        sizes={look === 'STORY' ? '(min-width: 1024px) 640px, 100vw' : '(min-width: 1344px) 1280px, 100vw'}
        alt={look === 'IMAGE' ? words : ''}
        keepsRatio
        className="w-full object-cover tile-zoom"
      />
      {look === 'BANNER' && words ? (
        <span className="absolute bottom-0 left-0 m-3 bg-ground px-3 py-2 text-15 font-extrabold text-balance lg:m-6 lg:text-20">
          {words}
        </span>
      ) : null}
    </span>
  );
  if (look !== 'STORY') return picture;
  return (
    <span className="block lg:grid lg:grid-cols-2 lg:items-center lg:gap-12">
      {picture}
      <span className="mt-3 block text-17 font-extrabold text-balance lg:mt-0 lg:text-26">{words}</span>
    </span>
  );
}
