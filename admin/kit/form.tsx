import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { refetchAfter } from '#admin/session/refetch.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import { Button } from './button.tsx';
import { DraftBack } from './edit/draft-back.tsx';
import { resetKeepingTyped } from './edit/reset-form.ts';
import { useRestoredDraft } from './edit/use-form-draft.ts';
import { useLeaveQuestion } from './edit/use-leave-question.ts';
import { useViewOnly } from './edit/view-only.ts';
import type { Fields } from './fields/field.ts';
import { useHeldDialog } from './fields/held-dialog.ts';
import { FormScope, Refusals, refuse } from './fields/refusals.tsx';
import { PreviewButton } from './preview/preview-button.tsx';
import { SeenLink } from './preview/seen-link.tsx';
import { schemaResolver } from './schema-resolver.ts';
import { kitTexts } from './texts.ts';

interface Props<Values extends FieldValues> {
  /** The contract's schema, also used by the server. */
  schema: z.ZodType<Values>;
  values: DefaultValues<Values>;
  /** The fields' names, for errors that no field shows. */
  fields?: Fields;
  /**
   * The draft's name in this browser: `review 12`. null for sensitive data (bank accounts, addresses): no draft is kept and leaving asks
   * first.
   */
  draft: string | null;
  /** Throws ApiError, whose field gets the error. May return a success message. */
  onSave: (values: Values) => Promise<unknown>;
  /** Asks before sending. */
  confirm?: (values: Values) => Promise<boolean>;
  onCancel?: () => void;
  saveLabel?: string;
  savedText?: string;
  /** Where shoppers see it; empty if they do not. */
  seenAt?: string | null | undefined;
  /** Previews the form's content as shoppers would see it. */
  preview?: (values: Values) => Promise<DraftPreview>;
  children: ReactNode;
}

/** A form validated by a contract schema, to create or edit. Keeps a draft until sent; shows a failed save's reason below. */
export function Form<Values extends FieldValues>(props: Props<Values>) {
  const { schema, values, fields, draft, onSave, confirm, onCancel, saveLabel, savedText, seenAt, preview, children } = props;
  const queries = useQueryClient();
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues: values, mode: 'onTouched' });
  const { isDirty, isSubmitting } = form.formState;
  const kept = useRestoredDraft(form, draft, values);
  const viewOnly = useViewOnly();
  useHeldDialog(isSubmitting);
  useLeaveQuestion(draft === null && isDirty && !isSubmitting);
  const save = form.handleSubmit(async (entered) => {
    if (confirm && !(await confirm(entered))) return;
    const sent = structuredClone(form.getValues());
    try {
      const said = await onSave(entered);
      kept.sent(entered);
      resetKeepingTyped(form, { sent, initial: entered });
      toast(typeof said === 'string' ? said : (savedText ?? kitTexts.saved), 'success');
      await queries.invalidateQueries();
    } catch (error) {
      refuse(form, error);
      await refetchAfter(error, queries);
    }
  });
  return (
    <FormScope form={form} schema={schema}>
      <form onSubmit={(event) => void save(event)} noValidate className="space-y-4">
        {kept.back !== null && isDirty ? <DraftBack onDrop={kept.drop} isContested={kept.back === 'contested'} /> : null}
        {children}
        <div className="flex gap-2 pt-1">
          <Button type="submit" look="primary" pending={isSubmitting} refusal={viewOnly}>
            {saveLabel ?? kitTexts.save}
          </Button>
          {preview ? <PreviewButton form={form} open={preview} /> : null}
          {onCancel ? (
            <Button
              look="quiet"
              disabled={isSubmitting}
              onClick={() => {
                kept.drop();
                onCancel();
              }}
            >
              {kitTexts.cancel}
            </Button>
          ) : null}
          <SeenLink to={seenAt} />
        </div>
        <Refusals fields={fields} />
      </form>
    </FormScope>
  );
}
