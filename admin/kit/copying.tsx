import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { callOnce } from '#admin/session/wire.ts';
import { Button, LinkButton } from './button.tsx';
import { kitTexts } from './texts.ts';
import { useAct } from './use-act.ts';

/** Leads to the form of a new thing that begins as a copy of `id`: nothing is written before it is saved. `list`: `/brands`. */
export function CopyLink({ list, id }: { list: string; id: string }) {
  return (
    <LinkButton to={`${list}/new?copy=${id}`}>
      <Copy aria-hidden="true" size={14} />
      {kitTexts.copy}
    </LinkButton>
  );
}

/** Has the server make a copy of what holds more than its form, and opens it. `list`: `/products`. */
export function CopyButton({ list, id, copied }: { list: string; id: string; copied: string }) {
  const navigate = useNavigate();
  const { act, isActing } = useAct();
  const copy = () =>
    act(async () => {
      const made = await callOnce<{ id: number }>('POST', `/admin${list}/${id}/copies`);
      void navigate(`${list}/${made.id}`);
    }, copied);
  return (
    <Button pending={isActing} onClick={() => void copy()}>
      <Copy aria-hidden="true" size={14} />
      {kitTexts.copy}
    </Button>
  );
}
