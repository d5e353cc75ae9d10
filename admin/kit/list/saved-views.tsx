import { Popover } from '@base-ui/react/popover';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { graphql } from '#admin/graphql/admin.ts';
import { runOperation } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Button, IconButton } from '../button.tsx';
import { kitTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { QueryList } from './use-query-list.ts';

const selectViews = graphql(`
  query selectSavedViews($page: String!) {
    management_saved_views(where: { page: { _eq: $page } }, order_by: [{ name: asc }]) {
      id name state is_shared
    }
  }
`);
const createView = graphql(`
  mutation createSavedView($object: management_saved_views_insert_input!) {
    insert_management_saved_views_one(object: $object) { id }
  }
`);
const forgetView = graphql(`
  mutation forgetSavedView($id: bigint!) {
    delete_management_saved_views_by_pk(id: $id) { id }
  }
`);

/** The state of a saved view. */
const viewState = z.object({ search: z.string(), sort: z.string(), filters: z.record(z.string(), z.string()) });

interface Props {
  /** The list's name. */
  page: string;
  list: Pick<QueryList<unknown>, 'state' | 'change'>;
  /** Whether the list still knows these filters: an outdated view must not break the list. */
  check: (view: z.infer<typeof viewState>) => boolean;
}

/** Saved filters, one's own and shared ones. Views are checked on reading: an outdated one opens the unfiltered list and says so. */
export function SavedViews({ page, list, check }: Props) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { act, isActing } = useAct();
  const { data } = useQuery({
    queryKey: ['saved-views', page],
    queryFn: async () => (await runOperation(selectViews, { page })).management_saved_views,
  });
  const views = data ?? [];
  const { search, sort, filters } = list.state;
  const cleared = Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
  const open = (state: unknown) => {
    setOpen(false);
    const view = viewState.safeParse(state);
    const isGood = view.success && check(view.data);
    if (!isGood) toast(kitTexts.viewBroken, 'error');
    list.change(isGood ? { ...view.data, filters: { ...cleared, ...view.data.filters } } : { search: '', sort: '', filters: cleared });
  };
  const create = async () => {
    setOpen(false);
    const asked = { name: '', is_shared: false };
    const content = <ViewFields asked={asked} taken={views.map(({ name }) => name)} />;
    const isKept = await dialog.custom({ title: kitTexts.viewKeep, content, okLabel: kitTexts.save });
    // The dialog's opener was removed with the panel.
    trigger.current?.focus();
    if (!isKept) return;
    await act(() => runOperation(createView, { object: { page, ...asked, state: { search, sort, filters } } }));
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger ref={trigger} render={<Button />}>
        {kitTexts.savedViews}
        {views.length > 0 ? <span className="text-ink-2 tabular-nums">{views.length}</span> : null}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-30">
          <Popover.Popup
            aria-label={kitTexts.savedViews}
            className="w-64 rounded-control border border-line-strong bg-raised p-1.5 shadow-overlay outline-none"
          >
            {views.length === 0 ? <p className="px-2 py-2 text-ink-2">{kitTexts.viewsEmpty}</p> : null}
            <ul>
              {views.map(({ id, name, state, is_shared }) => (
                <li key={id} className="flex items-center">
                  <Button look="quiet" className="min-w-0 flex-1 justify-start" onClick={() => open(state)}>
                    <span className="truncate">{name}</span>
                    {is_shared ? <span className="text-12 font-normal text-ink-2">{kitTexts.viewShared}</span> : null}
                  </Button>
                  <IconButton
                    label={`${name} ${kitTexts.viewForget}`}
                    onClick={() => void act(() => runOperation(forgetView, { id }), kitTexts.viewForgotten)}
                  >
                    <Trash2 aria-hidden="true" size={14} />
                  </IconButton>
                </li>
              ))}
            </ul>
            <Button
              look="quiet"
              pending={isActing}
              className="mt-1 w-full justify-start border-t border-line"
              onClick={() => void create()}
            >
              <BookmarkPlus aria-hidden="true" size={15} />
              {kitTexts.viewKeep}
            </Button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A view's name, which must be unique, and whether it is shared; written into `asked`. */
function ViewFields({ asked, taken }: { asked: { name: string; is_shared: boolean }; taken: readonly string[] }) {
  const [error, setError] = useState<string | null>(null);
  return (
    <>
      <Field
        label={kitTexts.viewName}
        className="mt-4"
        maxLength={40}
        required
        pattern=".*\S.*"
        onChange={({ target }) => {
          asked.name = target.value.trim();
          target.setCustomValidity(taken.includes(asked.name) ? kitTexts.viewTaken : '');
          setError(null);
        }}
        error={error}
        // Shown below the field as in every form, instead of a browser bubble.
        onInvalid={(event) => {
          event.preventDefault();
          const { currentTarget: field } = event;
          setError(field.validity.customError ? field.validationMessage : kitTexts.viewUnnamed);
          field.focus();
        }}
      />
      <Checkbox
        label={kitTexts.viewShare}
        onChange={(checked) => {
          asked.is_shared = checked;
        }}
      />
    </>
  );
}
