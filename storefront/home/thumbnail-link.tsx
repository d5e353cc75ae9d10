import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { SmartLink } from '#ui/smart-link.tsx';

/** Makes what it holds a link when there is an address that leads somewhere, and leaves it alone when there is none. */
export function ThumbnailLink({ url, className, children }: { url: string; className?: string; children: ReactNode }) {
  if (url === '') return <div className={className}>{children}</div>;
  return (
    <SmartLink href={url} className={cx('group', className)}>
      {children}
    </SmartLink>
  );
}
