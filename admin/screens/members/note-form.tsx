import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { TextAreaInput } from '#admin/kit/inputs.tsx';
import { call } from '#admin/session/wire.ts';
import { type MemberFile, memberNoteBody } from '#contract/rest/admin/members.ts';
import { memberTexts as texts } from './texts.ts';

/** The staff note about a member. */
export function NoteForm({ member: { id, staff_note } }: { member: MemberFile }) {
  return (
    <Section title={texts.note}>
      <Form
        // What a colleague saved meanwhile comes in; words of one's own come back as a draft.
        key={staff_note}
        schema={memberNoteBody}
        draft={`member note ${id}`}
        values={{ staff_note }}
        onSave={(body) => call('PUT', `/admin/members/${id}/note`, { body })}
      >
        <TextAreaInput name="staff_note" label={texts.noteLabel} hint={texts.noteHint} rows={4} />
      </Form>
    </Section>
  );
}
