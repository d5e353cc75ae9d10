import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { SmartLink } from '#ui/smart-link.tsx';

/** Wraps its children in a link if there is a URL; otherwise renders them as is. */
export function ThumbnailLink({ url, className, children }: { url: string; className?: string; children: ReactNode }) {
  if (url === '') return <div className={className}>{children}</div>;
  return (
    <SmartLink href={url} className={cx('group', className)}>
      {children}
    </SmartLink>
  );
}
