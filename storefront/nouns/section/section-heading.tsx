import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

type HeadingProps = {
  title: string;
  subTitle?: string;
  button?: { label: string; url: string } | null;
  id?: string;
  color?: string | undefined;
};

/** A section's heading: title, subtitle and a link to more. */
export function SectionHeading({ title, subTitle, button, color }: HeadingProps) {
  return (
    <div className={cx('mb-4 flex justify-between gap-4 lg:mb-6', subTitle ? 'items-end' : 'items-center')}>
      <div>
        <h2 className="text-20 font-extrabold lg:text-26" style={color ? { color } : undefined}>
          {title}
        </h2>
        {subTitle ? <p className="mt-1 text-13 text-ink-2 lg:text-15">{subTitle}</p> : null}
      </div>
      {button ? (
        <SmartLink
          href={button.url}
          className={cx(
            'relative inline-flex min-h-target shrink-0 items-center gap-0.5 text-13 font-semibold hover:text-accent',
            // The button is taller than the subtitle's line.
            subTitle && '-mb-3',
          )}
        >
          {/* Gives each "more" link a distinct accessible name. */}
          <span className="sr-only">{title} </span>
          {button.label}
          <Icon name="chevron-right" size={16} />
        </SmartLink>
      ) : null}
    </div>
  );
}
