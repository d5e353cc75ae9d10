import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { callOnce } from '#admin/session/wire.ts';
import { ActButton } from '../act-button.tsx';
import { LinkButton } from '../button.tsx';
import { kitTexts } from '../texts.ts';

/** Opens the form of a new item as a copy of `id`; nothing is stored before saving. `list`: `/brands`. */
export function CopyLink({ list, id }: { list: string; id: string }) {
  return (
    <LinkButton to={`${list}/new?copy=${id}`}>
      <Copy aria-hidden="true" size={14} />
      {kitTexts.copy}
    </LinkButton>
  );
}

/** Copies an item on the server, for items with more data than their form, and opens the copy. `list`: `/products`. */
export function CopyButton({ list, id, copied }: { list: string; id: string; copied: string }) {
  const navigate = useNavigate();
  const copy = async () => {
    const made = await callOnce<{ id: number }>('POST', `/admin${list}/${id}/copies`);
    void navigate(`${list}/${made.id}`);
  };
  return (
    <ActButton run={copy} done={copied}>
      <Copy aria-hidden="true" size={14} />
      {kitTexts.copy}
    </ActButton>
  );
}

const ROW = /^[1-9]\d{0,14}$/;

/** The id of the item a new form copies (`?copy=12`); null if none. */
export function copiedIn(search: URLSearchParams): string | null {
  const copied = search.get('copy') ?? '';
  return ROW.test(copied) ? copied : null;
}
