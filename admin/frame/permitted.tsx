import type { ReactNode } from 'react';
import type { Permission } from '#rules/member/rights/permission.ts';
import { PageHeading } from '../kit/page-heading.tsx';
import { EmptyPart } from '../kit/states.tsx';
import { useMay } from '../session/office-role.ts';
import { frameTexts } from './texts.ts';

/** A screen for those who may see it; others read why there is nothing. The server refuses them in any case. */
export function Permitted({ permission, children }: { permission: Permission; children: ReactNode }) {
  const may = useMay();
  if (may(permission)) return children;
  return (
    <>
      <PageHeading title={frameTexts.forbiddenTitle} />
      <EmptyPart sentence={frameTexts.forbidden} />
    </>
  );
}
