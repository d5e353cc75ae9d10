import type { ReactNode } from 'react';
import { useName } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import type { Block } from './block-data.ts';

type HeadingProps = {
  title: string;
  subTitle?: string;
  button?: { label: string; url: string } | null;
  id?: string;
  color?: string | undefined;
};

/** The head of a section: title, subtitle, and a way to more. */
export function SectionHeading({ title, subTitle, button, color }: HeadingProps) {
  return (
    <div className="mb-4 flex items-end justify-between gap-4 lg:mb-6">
      <div>
        <h2 className="text-20 font-extrabold lg:text-26" style={color ? { color } : undefined}>
          {title}
        </h2>
        {subTitle ? <p className="mt-1 text-13 text-ink-2 lg:text-15">{subTitle}</p> : null}
      </div>
      {button ? (
        <SmartLink
          href={button.url}
          className="relative inline-flex min-h-target shrink-0 items-center gap-0.5 text-13 font-semibold hover:text-accent"
        >
          {/* A list of links says what each one shows more of. */}
          <span className="sr-only">{title} </span>
          {button.label}
          <Icon name="chevron-right" size={16} />
        </SmartLink>
      ) : null}
    </div>
  );
}

/** A block with the heading it asks for: any block may have a title, a subtitle and a button when `is_title` is set. */
export function BlockFrame({
  block,
  isFirst,
  children,
  className,
}: {
  block: Block;
  isFirst: boolean;
  children: ReactNode;
  className?: string;
}) {
  const name = useName();
  const title = block.is_title ? name(block.title) : '';
  const buttonLabel = name(block.title_btn);
  return (
    <section data-block={block.type} className={cx('page-gutter', !isFirst && 'block-gap', className)}>
      {title ? (
        <SectionHeading
          title={title}
          subTitle={name(block.sub_title)}
          button={buttonLabel && block.title_btn_url ? { label: buttonLabel, url: block.title_btn_url } : null}
          color={block.title_style.color}
        />
      ) : null}
      {children}
    </section>
  );
}
