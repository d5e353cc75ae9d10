import type { ReactNode } from 'react';
import type { Permission } from '#rules/member/rights/permission.ts';
import { ViewOnly } from '../kit/edit/view-only.ts';
import { PageHeading } from '../kit/page-heading.tsx';
import { EmptyPart } from '../kit/states.tsx';
import { useGrant } from '../session/use-may.ts';
import { frameTexts } from './texts.ts';

/** Shows a screen to permitted users and an explanation to others. The server enforces it in any case. */
export function Permitted({ permission, children }: { permission: Permission; children: ReactNode }) {
  const grant = useGrant()(permission);
  if (grant !== 'no') return <ViewOnly value={grant === 'view'}>{children}</ViewOnly>;
  return (
    <>
      <PageHeading title={frameTexts.forbiddenTitle} />
      <EmptyPart sentence={frameTexts.forbidden} />
    </>
  );
}
