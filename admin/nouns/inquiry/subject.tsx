import { Badge } from '#admin/kit/badge.tsx';

interface Asked {
  title: string;
  is_secret: boolean;
}

/** An inquiry's title, with a badge if it is secret. */
export function Subject({ of }: { of: Asked }) {
  return (
    <>
      {of.title} <Secret of={of} />
    </>
  );
}

/** Says that an inquiry is for its member and staff only. */
export function Secret({ of: { is_secret } }: { of: Pick<Asked, 'is_secret'> }) {
  return is_secret ? <Badge>비밀글</Badge> : null;
}
