import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { type DialogOptions, dialog } from '#client/dialogs/dialog.ts';
import { Button } from './button.tsx';
import { useViewOnly } from './edit/view-only.ts';
import { useAct } from './use-act.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> {
  run: () => Promise<unknown>;
  /** The success message: "saved" by default; none if empty. */
  done?: string;
  /** The question before it runs. */
  confirm?: string | DialogOptions;
  /** The next screen. */
  next?: string;
}

/** A button that does one thing (`useAct`). */
export function ActButton({ run, done, confirm, next, ...button }: Props) {
  const { act, isActing } = useAct();
  const viewOnly = useViewOnly();
  const navigate = useNavigate();
  const press = async () => {
    if (confirm !== undefined && !(await dialog.confirm(typeof confirm === 'string' ? { message: confirm } : confirm))) return;
    if ((await act(run, done)) && next !== undefined) await navigate(next, { replace: true });
  };
  return <Button {...button} refusal={viewOnly ?? button.refusal ?? null} pending={isActing} onClick={() => void press()} />;
}

/** Removes a thing after asking. */
export function RemoveButton({
  texts,
  ...props
}: Omit<Props, 'confirm'> & { texts: { remove: string; removeAsk: string; removed: string } }) {
  return (
    <ActButton look="quiet" done={texts.removed} confirm={{ message: texts.removeAsk, okLabel: texts.remove }} {...props}>
      <Trash2 aria-hidden="true" size={14} />
      {texts.remove}
    </ActButton>
  );
}
