import type { ReactNode } from 'react';
import { useName } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { cx } from '#ui/class-names.ts';
import { SectionHeading } from '../nouns/section/section-heading.tsx';
import type { Block } from './block-data.ts';

type Props = { block: Block; isFirst: boolean; children: ReactNode; className?: string };

/** A block with its heading: a title, subtitle and button if `is_title` is set. */
export function BlockFrame({ block, isFirst, children, className }: Props) {
  const name = useName();
  const title = block.is_title ? name(block.title) : '';
  const buttonLabel = name(block.title_btn);
  // A button without its own URL links to the block's full list.
  const more = block.title_btn_url || urlFor('maindetail', {}, { block: block.id });
  return (
    <section data-kind={block.type} className={cx('page-gutter', !isFirst && 'block-gap drawn-later', className)}>
      {title ? (
        <SectionHeading
          title={title}
          subTitle={name(block.sub_title)}
          button={buttonLabel ? { label: buttonLabel, url: more } : null}
          color={block.title_style.color}
        />
      ) : null}
      {children}
    </section>
  );
}
