import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { countChanges, isSame } from '#rules/office/merge-edit.ts';
import { Button } from '../button.tsx';
import type { Fields } from '../fields/field.ts';
import { FormScope, Refusals } from '../fields/refusals.tsx';
import { moment } from '../format.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { SeenLink } from '../preview/seen-link.tsx';
import { formText, keptText } from '../said-text.ts';
import { schemaResolver } from '../schema-resolver.ts';
import { kitTexts } from '../texts.ts';
import { DraftBack } from './draft-back.tsx';
import { editTexts as texts } from './texts.ts';
import { useOfferedDraft } from './use-form-draft.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useSaveEdit } from './use-save-edit.ts';
import { useViewOnly } from './view-only.ts';

interface Props<Values extends FieldValues> {
  /** The contract's schema, also used by the server. */
  schema: z.ZodType<Values>;
  /** The current server state; it may change while the form is open. */
  current: Values;
  /** The name of the draft kept in this browser: `brand 12`. */
  name: string;
  fields: Fields;
  /** Sends it: `call('PUT', '/admin/brands/12', { body: edit })`. For a new item it navigates to its screen and returns nothing. */
  onSave: (edit: Edit<Values>) => Promise<SavedEdit<Values> | undefined>;
  /** Asks before sending; `base` is what was saved before. */
  confirm?: (values: Values, base: Values) => Promise<boolean>;
  /** Where shoppers see it; empty if they do not. */
  seenAt?: string | null | undefined;
  /** Previews the form's content as shoppers would see it. */
  preview?: ((values: Values) => Promise<DraftPreview>) | undefined;
  children: ReactNode;
}

/**
 * A form that two people may edit at once. It remembers its initial values; the server merges both edits and reports conflicting fields,
 * for which the user chooses. Unsaved changes are kept in this browser, leaving asks first, Ctrl+S saves.
 */
export function EditForm<Values extends FieldValues>({
  schema,
  current,
  name,
  fields,
  onSave,
  confirm,
  seenAt,
  preview,
  children,
}: Props<Values>) {
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: current as DefaultValues<Values>,
    // Not on change: a row that is added is incomplete until somebody has written in it.
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
  const base = useRef(current);
  const viewOnly = useViewOnly();
  const { isDirty, isSubmitting } = form.formState;
  const begin = (values: Values) => {
    base.current = values;
    form.reset(values);
  };
  const draft = useOfferedDraft(form, name, base);
  const { save, outage, isSentAgain, isSaving } = useSaveEdit({ form, base, fields, onSave, confirm, drop: draft.drop });
  const element = useSaveKeys(save);
  useLeaveQuestion(isDirty && !isSubmitting);
  // A newer state shows at once if nothing was edited; otherwise the server merges both.
  useEffect(() => {
    if (form.formState.isDirty || isSame(current, base.current)) return;
    base.current = current;
    form.reset(current);
  }, [current, form]);
  return (
    <FormScope form={form} schema={schema}>
      <form
        ref={element}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {draft.found === null || isDirty ? null : (
          <Bar
            sentence={texts.draftFound(moment(draft.found.at))}
            actions={[
              [texts.draftTake, draft.take],
              [texts.draftDrop, draft.drop],
            ]}
          />
        )}
        {draft.isBack && isDirty ? (
          <DraftBack
            onDrop={() => {
              draft.drop();
              begin(current);
            }}
          />
        ) : null}
        {children}
        {outage === null ? null : (
          <Bar sentence={(isSentAgain ? keptText : formText)(outage.error)} isAlert actions={[[texts.retry, save]]} />
        )}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-ground py-3">
          <Refusals fields={fields} />
          <Button
            type="submit"
            look="primary"
            pending={isSubmitting || isSaving}
            title={texts.saveKeys}
            aria-keyshortcuts="Control+S"
            refusal={viewOnly}
          >
            {kitTexts.save}
          </Button>
          {preview ? <PreviewButton form={form} open={preview} /> : null}
          {isDirty ? <Unsaved form={form} base={base} /> : null}
          <SeenLink to={seenAt} />
        </div>
      </form>
    </FormScope>
  );
}

/** The number of unsaved changes, updated at each change. */
function Unsaved<Values extends FieldValues>({ form, base }: { form: UseFormReturn<Values>; base: RefObject<Values> }) {
  useWatch({ control: form.control });
  return <span className="text-ink-2 tabular-nums">{texts.unsaved(Math.max(1, countChanges(base.current, form.getValues())))}</span>;
}

interface BarProps {
  sentence: string;
  isAlert?: boolean;
  actions: readonly (readonly [label: string, run: () => void])[];
}

function Bar({ sentence, isAlert = false, actions }: BarProps) {
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-2 rounded-control px-3 py-2 ${isAlert ? 'bg-danger-soft text-danger' : 'bg-info-soft text-info'}`}
    >
      <span className="mr-auto">{sentence}</span>
      {actions.map(([label, run]) => (
        <Button key={label} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Ctrl+S saves, wherever focus is, instead of saving the page as a file. */
function useSaveKeys(save: () => void) {
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // Not while a dialog is open.
      if (document.querySelector('dialog[open]') === null) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return element;
}
