import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { toast } from '#client/toasts/toast.tsx';
import { failedAlert, useAction } from '#client/use-action.ts';
import { callApi } from '#client/wire/call-api.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { deleteProductCustomQuery, renameProductCustomQuery, restoreProductCustomQuery } from './operations.ts';
import type { SavedDesign } from './saved-design.ts';
import { savedTexts } from './texts.ts';

const NAME_MAX = 60;

type Props = {
  design: SavedDesign;
  name: string;
  onRenamed: (name: string) => void;
  onTags: () => void;
  onRemoved: () => void;
  onRestored: () => void;
};

/** Rename, tags, copy, team order and delete. A copy opens in the editor; a deletion is not asked but taken back. */
export function DesignMenu({ design, name, onRenamed, onTags, onRemoved, onRestored }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(isOpen, () => setOpen(false));
  const { run } = useAction((work: () => Promise<void>) => work(), failedAlert);
  const rename = () =>
    run(async () => {
      const title = text(savedTexts.rename);
      const given = await dialog.prompt({ title, label: text(savedTexts.name), value: name, input: { maxLength: NAME_MAX } });
      const wanted = given?.trim();
      if (!wanted || wanted === name) return;
      await runQuery(renameProductCustomQuery, { id: design.id, name: wanted });
      onRenamed(wanted);
    });
  const copy = () =>
    run(async () => {
      const { id } = await callApi<{ id: number }>('POST', `/designs/${design.id}/copies`);
      navigate(urlFor('product-id', { id: design.product_id }, { product_custom_id: id }));
    });
  const gather = () =>
    run(async () => {
      const { code } = await callApi<{ code: string }>('POST', '/team-orders', { body: { product_custom_id: design.id } });
      navigate(urlFor('team-order', { code }));
    });
  const remove = () =>
    run(async () => {
      const about = { id: design.id, description: String(design.id) };
      await runQuery(deleteProductCustomQuery, { ...about, deleted_at: shopNow().toISOString() });
      onRemoved();
      const restore = () =>
        run(async () => {
          await runQuery(restoreProductCustomQuery, about);
          onRestored();
        });
      toast(text(savedTexts.removed, { name }), 'plain', { label: text(savedTexts.undo), run: restore });
    });
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Menu.Trigger
        aria-label={text(savedTexts.more, { name })}
        className="absolute top-0 right-0 flex size-target items-center justify-center rounded-full"
      >
        <Ellipsis aria-hidden="true" size={20} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="z-30 outline-hidden" align="end">
          <Menu.Popup className="min-w-40 rounded-control border border-line bg-ground py-1 shadow-overlay outline-hidden">
            <Item onClick={rename}>{text(savedTexts.rename)}</Item>
            <Item onClick={onTags}>{text(savedTexts.tags)}</Item>
            <Item onClick={copy}>{text(savedTexts.copy)}</Item>
            <Item onClick={gather}>{text(savedTexts.team)}</Item>
            <Item onClick={remove}>{text(savedTexts.remove)}</Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Menu.Item
      onClick={onClick}
      className="flex min-h-target cursor-default items-center px-4 text-15 outline-hidden select-none data-highlighted:bg-tile"
    >
      {children}
    </Menu.Item>
  );
}
