import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { FormPart } from '#admin/kit/fields/field-input.tsx';
import { categoryFields as fields } from '#admin/nouns/category/fields.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { type CategoryBody, categoryBody } from '#contract/rest/admin/catalogue/categories.ts';
import type { SavedEdit } from '#contract/rest/admin/edits.ts';
import { urlFor } from '#contract/routes.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { categoryTexts as texts } from './texts.ts';

interface Props {
  /** null for a new one. */
  category: ({ id: number } & CategoryBody) | null;
  /** The category a new one is copied from. */
  copied?: ({ id: number } & CategoryBody) | undefined;
  /** The parent of a new one. */
  parent: { id: number; name: { ko: string } } | null;
  onMade: () => void;
}

const nothing: CategoryBody = { name: { ko: '' }, path_name: '', image_src: '' };

const bodyOf = ({ name, path_name, image_src }: CategoryBody): CategoryBody => ({ name, path_name, image_src });

/** A category's names and path. */
export function CategoryForm({ category, copied, parent, onMade }: Props) {
  const parentId = parent?.id ?? null;
  const title = category !== null ? texts.edit : parent === null ? texts.add : texts.addBelowOf(parent.name.ko);
  const current = category !== null ? bodyOf(category) : copied === undefined ? nothing : copyOf(bodyOf(copied));
  return (
    <EditForm
      schema={categoryBody}
      current={current}
      name={`category ${category?.id ?? (copied === undefined ? `new ${parentId}` : `copy ${copied.id}`)}`}
      fields={fields}
      seenAt={category === null ? undefined : urlFor('category', {}, { category: category.path_name })}
      onSave={async (edit) => {
        if (category !== null) return call<SavedEdit<CategoryBody>>('PUT', `/admin/categories/${category.id}`, { body: edit });
        await callOnce('POST', '/admin/categories', { ...edit.mine, parent_id: parentId });
        setTimeout(onMade);
        return undefined;
      }}
    >
      <FormPart of={fields} title={title} names={['name', 'path_name', 'image_src']} />
    </EditForm>
  );
}
